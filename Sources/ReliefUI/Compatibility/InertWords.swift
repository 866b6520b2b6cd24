/// The words of SwiftUI that compile and do nothing, because a still picture shows nothing of them.
///
/// - Animation: `withAnimation`, `withTransaction`, `animation`, `transaction`, `phaseAnimator` (its first phase),
///   `Animation`, `Spring`, `UnitCurve`, `Transaction`, `Binding.animation`; completions run at once. Files:
///   Animation.swift.
/// - Coming and going: `transition`, `AnyTransition`, `contentTransition`, `matchedGeometryEffect`,
///   `matchedTransitionSource`, `geometryGroup`. File: Transitions.swift.
/// - Gestures: `gesture`, `simultaneousGesture`, `highPriorityGesture`, `onLongPressGesture`, `DragGesture`,
///   `LongPressGesture`, `MagnificationGesture`, `MagnifyGesture`, `RotationGesture`, `RotateGesture`,
///   `SpatialTapGesture`, `onChanged`, `updating`. `TapGesture` and `onTapGesture` do act when a host taps. Files:
///   Gestures.swift, GestureKinds.swift.
/// - Haptics: `sensoryFeedback`. File: InputModifiers.swift.
/// - Accessibility: every modifier whose name begins with `accessibility`, `speechSpellsOutCharacters` and its kin.
///   File: AccessibilityModifiers.swift.
/// - Keyboard and pointer: `keyboardType`, `keyboardShortcut`, `textContentType`, `textInputAutocapitalization`,
///   `autocapitalization`, `autocorrectionDisabled`, `disableAutocorrection`, `submitLabel`, `onSubmit`, `focusable`,
///   `onHover`, `onContinuousHover`, `hoverEffect`, `onKeyPress`, `onMoveCommand`, `onExitCommand`, `onDeleteCommand`,
///   `help`, `scrollDismissesKeyboard`, `defersSystemGestures`. File: InputModifiers.swift.
/// - Bars of the system: `statusBar`, `statusBarHidden`, `persistentSystemOverlays`, `prefersHomeIndicatorAutoHidden`.
///   File: InputModifiers.swift.
/// - Drag and drop: `onDrag`, `onDrop`, `draggable`, `dropDestination`.
///   File: DragAndDrop.swift.
/// - Closed menus: `contextMenu`, `swipeActions`. File: InputModifiers.swift.
/// - Moving on and editing: `navigationViewStyle`,
///   `deleteDisabled`, `moveDisabled`, `searchCompletion`, `interactiveDismissDisabled`.
///   Files: NavigationModifiers.swift, ListEditing.swift, Presentation.swift.
/// - Scrolling with a finger: `scrollDisabled`, `scrollIndicators`, `scrollIndicatorsFlash`, `scrollBounceBehavior`,
///   `scrollTarget`, `scrollTargetBehavior`, `scrollTargetLayout`. File: ScrollModifiers.swift.
/// - What only the system knows of: `textSelection`, `typesettingLanguage`, `submitScope`,
///   `defaultAppStorage`, `previewContext`.
/// - Of menus and presentations, what only a hand sees: `menuActionDismissBehavior`, `menuIndicator`, `menuOrder`,
///   `navigationSplitViewStyle`, `presentationBackgroundInteraction`, `presentationContentInteraction`,
///   `presentationSizing`.
/// - Of a watch's crown and the bar above a Mac's keyboard: `digitalCrownRotation`, `touchBar`.
///   File: OtherDevices.swift.
/// - Symbols that move: `symbolEffect`, `symbolEffectsRemoved`. File: SymbolEffects.swift.
/// - Scenes and commands: `App`, `Scene`, `WindowGroup`, `Window`, `Settings`, `Commands`, `CommandMenu`,
///   `CommandGroup`, `commands`, `UIApplicationDelegateAdaptor`, `onOpenURL`, `userActivity`,
///   `handlesExternalEvents`. File: Scenes.swift.
///
/// A test goes through `names` and holds each to leaving a picture as it is.
package enum InertWords {
  /// The modifiers of views that do nothing.
  package static let names: [String] = [
    "menuActionDismissBehavior", "menuIndicator",
    "menuOrder", "navigationSplitViewStyle", "presentationBackgroundInteraction",
    "presentationContentInteraction", "presentationSizing", "symbolEffect",
    "symbolEffectsRemoved",
    "animation", "transaction", "transition", "contentTransition", "matchedGeometryEffect",
    "matchedTransitionSource", "geometryGroup", "gesture", "simultaneousGesture", "highPriorityGesture",
    "onLongPressGesture", "sensoryFeedback", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityHidden", "accessibilityIdentifier", "accessibilityAddTraits", "accessibilityRemoveTraits",
    "accessibilityElement", "accessibilitySortPriority", "accessibilityAction",
    "accessibilityAdjustableAction",
    "accessibilityInputLabels", "accessibilityHeading", "accessibilityRepresentation",
    "accessibilityChildren",
    "accessibilityShowsLargeContentViewer", "accessibilityIgnoresInvertColors", "accessibilityFocused",
    "accessibility", "keyboardType", "keyboardShortcut", "textContentType", "textInputAutocapitalization",
    "autocapitalization", "autocorrectionDisabled", "disableAutocorrection", "submitLabel", "onSubmit",
    "focusable", "onHover", "onContinuousHover", "hoverEffect", "onKeyPress", "onMoveCommand",
    "onExitCommand",
    "onDeleteCommand", "help", "scrollDismissesKeyboard", "defersSystemGestures", "statusBar",
    "statusBarHidden",
    "persistentSystemOverlays", "prefersHomeIndicatorAutoHidden", "onDrag", "onDrop", "draggable",
    "dropDestination", "contextMenu", "swipeActions", "onOpenURL", "userActivity", "handlesExternalEvents",
    "accessibilityActivationPoint", "accessibilityRespondsToUserInteraction", "accessibilityTextContentType",
    "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters", "defaultAppStorage",
    "deleteDisabled", "interactiveDismissDisabled", "moveDisabled",
    "navigationViewStyle",
    "previewContext", "scrollBounceBehavior",
    "scrollDisabled",
    "scrollIndicators", "scrollIndicatorsFlash", "scrollTarget", "scrollTargetBehavior",
    "scrollTargetLayout", "searchCompletion", "submitScope", "textSelection",
    "typesettingLanguage", "digitalCrownRotation", "touchBar",
  ]
}
