/// The names that Relief's modules for users declare. Made by `make api` from the sources; a test checks that it
/// is current. Names that the toolchain's own modules have too are left out.
enum ReliefNames {
  /// Types, protocols and macros.
  static let types = """
    AVPlayer AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityChildBehavior
    AccessibilityFocusState AccessibilityHeadingLevel AccessibilityTextContentType AccessibilityTraits
    AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle
    AccessoryLinearGaugeStyle ActionSheet Actions Alert Alignment AlignmentID
    AlternatingRowBackgroundBehavior Anchor Angle AngularGradient Animatable AnimatablePair Animation
    AnimationCompletionCriteria AnimationTimelineSchedule AnyCancellable AnyGradient AnyLayout AnyPublisher
    AnyShape AnyShapeStyle AnySubscriber AnyTransition AnyView App AppStorage AsyncImage AsyncImagePhase
    Autoconnect AutomaticFormStyle AutomaticNavigationSplitViewStyle Axis BackgroundColorAttribute
    BackgroundDisplayMode BackgroundStyle BalancedNavigationSplitViewStyle BaselineOffsetAttribute Bindable
    Binding BlendMode BlendModeStyle BlurOptions Body BorderedButtonStyle BorderedProminentButtonStyle
    BorderlessButtonMenuStyle BorderlessButtonStyle BundleDescription Button ButtonBorderShape
    ButtonMenuStyle ButtonRole ButtonStyle ButtonStyleConfiguration ButtonToggleStyle CGAffineTransform
    CGImage CGLineCap CGLineJoin CGPath CGVector Cache Cadence Cancellable Canvas Capsule Case Catch Category
    Circle CircularProgressViewStyle ClipOptions CodableRepresentation Collect Color ColorMatrix ColorPicker
    ColorRenderingMode ColorResource ColorScheme ColorSchemeContrast ColorSpace ColumnNavigationViewStyle
    ColumnsFormStyle CombineLatest CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder
    CompactDatePickerStyle CompactMap Completion Components ConnectablePublisher ContainerRelativeShape
    Content ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory ContentTransition
    ContentTransitionSymbolEffect ContentUnavailableView Context ContextMenu ControlGroup ControlSize
    CoordinateSpace CoordinateSpaceProtocol CurrentValueLabel CurrentValueSubject DataRepresentation
    DatePicker DatePickerComponents DatePickerStyle DateStyle DateTimeStyle DefaultButtonStyle
    DefaultDatePickerStyle DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuStyle
    DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultTabLabel
    DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DefaultWindowStyle Demand Description Design
    DigitalCrownRotationalSensitivity DisabledTextSelectability DisclosureGroup DiscreteSymbolEffect
    DismissAction DismissSearchAction Divider DocumentGroup DoubleColumnNavigationViewStyle DragGesture
    DrawingOptions Drop DropDelegate DropInfo DropOperation DropProposal DynamicProperty DynamicTypeSize Edge
    EdgeInsets EditButton EditMode Element Elementary Ellipse EllipticalGradient Empty EmptyAnimatableData
    EmptyCommands EmptyModifier EmptyView EmptyVisualEffect EnabledTextSelectability Entry Environment
    EnvironmentKey EnvironmentObject EnvironmentValues EquatableView Event EventModifiers
    EveryMinuteTimelineSchedule ExclusiveGesture ExplicitTimelineSchedule Fail Failure FeedbackStyle
    FeedbackType FileDocument FileDocumentConfiguration FileDocumentReadConfiguration
    FileDocumentWriteConfiguration FileWrapper FillShapeView FillStyle Filter FilterOptions FlatMap
    FocusState Font FontAttribute ForEach ForegroundColorAttribute ForegroundStyle Form FormStyle
    FormStyleConfiguration FormatStyle Future Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect
    GeometryProxy GeometryReader Gesture GestureMask GestureState GlobalCoordinateSpace Gradient
    GradientOptions GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow Group GroupBox
    GroupBoxStyle GroupBoxStyleConfiguration GroupedFormStyle GroupedListStyle HSplitView HStack HStackLayout
    HandleEvents HiddenTitleBarWindowStyle HierarchicalShapeStyle HorizontalAlignment HorizontalEdge
    HoverEffect HoverPhase ID Icon IconOnlyLabelStyle Image ImagePaint ImageRenderer ImageResource
    ImmediateScheduler IndefiniteSymbolEffect Index IndexDisplayMode IndexViewStyle Indices InlinePickerStyle
    InsetGroupedListStyle InsetListStyle InsettableShape InterfaceOrientation Interpolation Iterator Just
    KerningAttribute KeyEquivalent KeyPress KeyboardShortcut Label LabelStyle LabelStyleConfiguration
    LabeledContent LaunchOptionsKey Layout LayoutDirection LayoutDirectionBehavior LayoutProperties
    LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack Leading
    LegibilityWeight LibraryContentBuilder LibraryContentProvider LibraryItem LimitBehavior Line LineStyle
    LinearCapacityGaugeStyle LinearGradient LinearProgressViewStyle Link LinkAttribute List ListFormatter
    ListSectionSpacing ListStyle LocalCoordinateSpace LocalizationValue LocalizedStringKey
    LocalizedStringResource Logger LongPressGesture MagnificationGesture MagnifyGesture Map MapError
    MatchedGeometryProperties Material MaximumValueLabel MeasurementFormatUnitUsage Menu
    MenuActionDismissBehavior MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration Merge MergeMany
    MeshGradient MinimumValueLabel ModalResponse ModifiedContent MoveCommandDirection NSApplication
    NSApplicationDelegate NSApplicationDelegateAdaptor NSBezierPath NSColor NSFont NSHostingView NSImage
    NSItemProvider NSUserActivity NSView NSViewController NSViewRepresentable NSViewRepresentableContext
    NSWindow NSWorkspace NamedCoordinateSpace Namespace NavigationBarDrawerDisplayMode NavigationBarItem
    NavigationLink NavigationLinkPickerStyle NavigationPath NavigationSplitView NavigationSplitViewColumn
    NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack NavigationView NavigationViewStyle
    OSLog OSLogMessage OSLogPrivacy OSLogType ObservableObject ObservableObjectPublisher ObservedObject
    OffsetShape OpacityStyle OpenExternalURLOptionsKey OpenURLAction Orientation OutlineGroup
    OutlineSubgroupChildren Output PHPhotoLibrary PHPickerConfiguration PHPickerFilter PHPickerResult
    PHPickerViewController PHPickerViewControllerDelegate PKCanvasView PKDrawing PKToolPicker
    PageIndexViewStyle PageTabViewStyle PagingScrollTargetBehavior PairRepresentation PalettePickerStyle
    PassthroughSubject Path PathDataError Pattern PeriodicTimelineSchedule Picker PickerStyle
    PinnedScrollableViews PlaceholderContentView PlainButtonStyle PlainListStyle PlainTextFieldStyle
    PopoverAttachmentAnchor PreferenceKey PreferredColorSchemeKey Prefix PresentationAdaptation
    PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent PresentationMode
    PresentationSizing Preview PreviewDevice PreviewLayout PreviewPlatform PreviewProvider PreviewTrait
    Previewable PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
    ProgressViewStyleConfiguration ProjectionTransform Prominence ProminentDetailNavigationSplitViewStyle
    Promise ProposedViewSize ProxyRepresentation Published Publisher Publishers RGBColorSpace RadialGradient
    Rectangle RectangleCornerRadii RedactionReasons RefreshAction RelativeDateTimeFormatter RemoveDuplicates
    RenderingMode ResizingMode Resolved ResolvedImage ResolvedSymbol ResolvedText Result RotateGesture
    RotatedShape RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle Run RunSlice
    SafeAreaRegions Scale ScaledMetric ScaledShape Scan Scene SceneBuilder ScenePhase SceneStorage Scheduler
    SchedulerOptions SchedulerTimeIntervalConvertible SchedulerTimeType ScrollAnchorRole ScrollBounceBehavior
    ScrollDismissesKeyboardMode ScrollGeometry ScrollIndicatorVisibility ScrollPosition ScrollTargetBehavior
    ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader
    SearchFieldPlacement SearchUnavailableContent Section SecureField SegmentedPickerStyle SelectionStyle
    Selector SensoryFeedback SeparatorStyle Sequence SequenceGesture Set Settings Shading ShadowOptions
    ShadowStyle ShadowedStyle Shape ShapeRole ShapeStyle ShapeView ShareLink SharePreview
    SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SimultaneousGesture Sink Size Slider Source
    Spacer SpatialTapGesture Spring StackNavigationViewStyle State StateObject Stepper Stop Stride
    StrikethroughStyleAttribute StringInterpolation StrokeBorderShapeView StrokeShapeView StrokeStyle Style
    Subject SubmitLabel SubmitTriggers Subscriber Subscribers Subscription SubscriptionView Subscriptions
    SwiftUIAttributes SwitchToggleStyle SymbolEffect SymbolEffectOptions SymbolRenderingMode SymbolVariants
    SymbolicTraits SystemDesign Tab TabBarOnlyTabViewStyle TabRole TabSection TabView TabViewStyle Table
    TableColumn TableColumnBuilder TableColumnContent TapGesture TemplateRenderingMode Text TextAlignment
    TextAttribute TextCase TextDateStyle TextEditor TextField TextFieldStyle TextInputAutocapitalization
    TextProxy TextRenderer TextSelectability TextStyle Threshold TimelineSchedule TimelineView
    TimelineViewDefaultContext TimerPublisher TintShapeStyle Title TitleAndIconLabelStyle TitleBarWindowStyle
    TitleDisplayMode TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration ToolbarContent
    ToolbarContentBuilder ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement TouchBar
    TrackingAttribute Transaction TransferRepresentation TransferRepresentationBuilder Transferable
    TransformedShape TransitionSymbolEffect TruncationMode TryMap TupleView TypographicBounds
    UIAccessibilityContrast UIActivityIndicatorView UIActivityViewController UIApplication
    UIApplicationDelegate UIApplicationDelegateAdaptor UIBarAppearance UIBarButtonItemAppearance UIBarMetrics
    UIBezierPath UIBlurEffect UIColor UIContentSizeCategory UIControl UIDevice UIEdgeInsets UIEvent
    UIFeedbackGenerator UIFont UIFontDescriptor UIGraphicsImageRenderer UIGraphicsImageRendererContext
    UIGraphicsImageRendererFormat UIHostingController UIImage UIImageView UIImpactFeedbackGenerator
    UIKeyboardType UILabel UINavigationBar UINavigationBarAppearance UINotificationFeedbackGenerator
    UIPageControl UIPasteboard UIRectCorner UIResponder UIScene UIScreen UIScrollView UIScrollViewDelegate
    UISegmentedControl UISelectionFeedbackGenerator UISlider UISwitch UITabBar UITabBarAppearance
    UITabBarItemAppearance UITableView UITableViewCell UITableViewDataSource UITableViewDelegate
    UITextAutocapitalizationType UITextContentType UITextField UITextView UIToolbar UIToolbarAppearance
    UITraitCollection UITraitEnvironmentLayoutDirection UIUserInterfaceIdiom UIUserInterfaceSizeClass
    UIUserInterfaceStyle UIView UIViewController UIViewControllerRepresentable
    UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext UIVisualEffect
    UIVisualEffectView UIWindow UIWindowScene UIWindowSceneDelegate UTType UnderlineStyleAttribute
    UnevenRoundedRectangle UnitCurve UnitPoint UnitWidth UnitsStyle UserInterfaceSizeClass VSplitView VStack
    VStackLayout Value VectorArithmetic VerticalAlignment VerticalEdge VideoPlayer View
    ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewError ViewHost ViewModifier ViewSpacing
    ViewThatFits ViewTraits Visibility VisualEffect Weight WheelDatePickerStyle WheelPickerStyle Width Window
    WindowGroup WindowResizability WindowStyle Wrapper ZStack ZStackLayout Zip
    """

  /// Functions, properties and cases.
  static let members = """
    0 1 11 12 13 14 15 16 17 18 19 2 20 21 22 23 24 25 26 27 28 29 3 30 31 32 33 34 36 37 38 39 40 41 42 43
    44 47 48 49 5 50 51 52 53 55 56 58 60 @ A E F G OK Second URL X a a1 accent accentColor accessibility
    accessibility1 accessibility2 accessibility3 accessibility4 accessibility5 accessibilityAction
    accessibilityActivationPoint accessibilityAddTraits accessibilityAdjustableAction accessibilityChildren
    accessibilityContrast accessibilityDifferentiateWithoutColor accessibilityDimFlashingLights
    accessibilityElement accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge
    accessibilityExtraLarge accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint
    accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels
    accessibilityInvertColors accessibilityLabel accessibilityLarge accessibilityLargeContentViewerEnabled
    accessibilityMedium accessibilityPlayAnimatedImages accessibilityReduceMotion
    accessibilityReduceTransparency accessibilityRemoveTraits accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityShowButtonShapes accessibilityShowsLargeContentViewer
    accessibilitySortPriority accessibilitySwitchControlEnabled accessibilityTextContentType
    accessibilityValue accessibilityVoiceOverEnabled accessoryCircular accessoryCircularCapacity
    accessoryLinear accessoryLinearCapacity action actionSheet active activityType adaptive
    addAnimationCompletion addArc addCurve addEllipse addFilter addLine addLines addPath addQuadCurve addRect
    addRects addRelativeArc addRoundedRect addSubview addTarget alert alignmentGuide allCharacters allCorners
    allowsDirectInteraction allowsHitTesting allowsSelection allowsTightening alpha alphaThreshold
    alternatingRowBackgrounds alwaysOriginal alwaysTemplate anchorPreference angle angularGradient
    animatableData animated animation antialiased appInfo appSettings appear appearance
    applicationIconBadgeNumber apply argument asProvided ascent asciiCapable aspectRatio asymmetric atURL
    auto autocapitalization autoconnect autocorrectionDisabled axes b b1 backButtonAppearance backdrop
    backgroundColor backgroundEffect backgroundImage backgroundPreferenceValue backgroundStyle badge
    badgeBackgroundColor balanced bar barTintColor basedOnSize baseline baselineOffset bevel bezier bitmap
    bitsPerComponent bitsPerPixel black blendMode blue blur blurReplace body bold boldSystemFont border
    bordered borderedProminent borderless borderlessButton bottomBar bottomLeading bottomLeft bottomRight
    bottomTrailing bounce bounces bouncy boundingBox boundingRect bounds breathe brightness brown buildBlock
    buildEither buildExpression buildIf buildLimitedAvailability buildPartialBlock bundle butt button
    buttonAppearance buttonBorderShape buttonStyle byLayer bytesPerRow c cadence callout canLoadObject
    canOpenURL cancelAction cancellationAction capHeight capsule caption caption1 caption2 carPlay catch
    causesPageTurn center centerFirstTextBaseline centerLastTextBaseline centered cgImage cgPath circle
    circular clear clip clipBoundingRect clipShape clipToLayer clipped clipsToBounds clockwise closeSubpath
    collect color colorBurn colorDodge colorInvert colorMatrix colorMode colorMultiply colorScheme
    colorSchemeContrast colorSpace colors columns combineLatest combined command commands compact
    compactAppearance compactInlineLayoutAppearance completeImmediately compositingGroup compressed concat
    concatenate concatenating condensed configureWithDefaultBackground configureWithOpaqueBackground
    configureWithTransparentBackground confirmationAction confirmationDialog conicGradient connect
    connectedScenes contain containerRelative containerRelativeFrame containerShape containerSize content
    contentInsets contentMargins contentMinSize contentMode contentOffset contentShape contentSize
    contentTransition contentType contentView contextMenu contextMenuPreview continue contrast control1
    control2 controlAccentColor controlBackgroundColor controlColor controlSize controlTextColor
    coordinateSpace coordinator cornerRadii cornerRadius cornerSize counterClockwise critical cropping
    cumulative currentPage currentPageIndicatorTintColor currentPoint currentValueLabel curve customAttribute
    cyan d dark darkGray darken dashDot dashDotDot dashPhase dataSource datePickerStyle dateTimeStyle
    debounce debug decimalPad decrease decrement defaultAction defaultAppStorage defaultLayout
    defaultMinListHeaderHeight defaultMinListRowHeight defaultScrollAnchor defaultSize defaultValue
    defersSystemGestures delay deleteDisabled descent destinationOut destinationOver destructive
    destructiveAction detail detailOnly device didBecomeActiveNotification didEnterBackgroundNotification
    digitalCrownRotation dimInactiveLayers dimensions disableAutocorrection disabled disablesAnimations
    disablesGroup disablesSubpixelQuantization disappear discarded dismiss dismissSearch displayP3
    displayPadding displayScale dithersResult document documentsDirectory done doneButtonAppearance dot
    doubleColumn downArrow downMirrored downUp dragPreview draggable draw drawLayer drawing
    drawingDescription drawingGroup dropDestination dropEntered dropExited dropUpdated dx dy dynamicTypeSize
    e easeIn easeInOut easeOut edge edgesIgnoringSafeArea editMode editingChanged editingDidEnd effect
    effectValue ellipse ellipticalGradient emailAddress enabled ended environmentObject equatable
    eraseToAnyPublisher escape everyMinute exclusion exclusively existingFile expanded expected
    explicitAlignment extendedLinear extraExtraExtraLarge extraExtraLarge extraLarge extraLight extraSmall f
    fault fileWrapper filename fill fillStyle firstBaseline firstTextBaseline fit fitted fixedLayout
    fixedSize flexible flipsForRightToLeftLayoutDirection focalLength focusable focused font fontDescriptor
    fontDesign fontWeight fontWidth food footnote forClass forbidden foreground foregroundColor
    foregroundStyle form formStyle frame fullScreenCover g g1 gaugeStyle general geometryGroup gesture getHue
    getRed getWhite go gradient graphical gray grayscale green gridCellAnchor gridCellColumns
    gridCellUnsizedAxes gridColumnAlignment groupBoxStyle grouped h1 h2 h3 h4 h5 h6 handleEvents handled
    handler handlesExternalEvents hardLight hasItemConformingToTypeIdentifier hasItemsConforming head
    headerProminence headline heavy help hidden hiddenTitleBar hideInactiveLayers hidesForSinglePage
    hierarchical highPriorityGesture highlight highlighted horizontal horizontalSizeClass horizontalSpacing
    hourAndMinute hoverEffect hue hueRotation i iOS icon iconColor iconOnly ignore ignored ignoredByLayout
    ignoresSafeArea image imageOrientation imageScale images immediately impact impactOccurred increase
    increased increment indexViewStyle indigo info initialOffset initialResult inline inlineLayoutAppearance
    inset insetGrouped interaction interactive interactiveDismissDisabled interactiveSpring interactively
    interpolate interpolatingSpring interpolation invalidated invertsAlpha isAccessibilityCategory
    isAccessibilitySize isAffine isAnimating isAntialiased isButton isContinuous isEOFilled isEditable
    isEditing isEnabled isFocused isGlobal isHeader isIdentity isIdleTimerDisabled isImage isIncluded
    isKeyboardKey isLink isLocal isMixed isModal isOn isOpaque isPagingEnabled isPositionedByUser isPresented
    isPressed isScrollEnabled isSearchField isSearching isSelected isStaticText isSummaryElement isTabBar
    isToggle isTranslucent isTruncated isUserInteractionEnabled italic item itemFormatter itemProvider
    itemProviders iterative join jpeg jpegData json kern kerning keyboard keyboardShortcut keyboardType
    labelColor labelStyle labelsHidden landscapeLeft landscapeRight large largeTitle largeTitleTextAttributes
    lastBaseline lastTextBaseline layout layoutDescription layoutDirection layoutDirectionBehavior
    layoutPriority layoutProperties layoutSubviews layoutValue leading leadingFirstTextBaseline
    leadingLastTextBaseline leftArrow leftMirrored legibilityWeight let levelChange lift light lightGray
    lighten lineCap lineHeight lineJoin lineLimit lineSpacing lineWidth linear linearBlue linearCapacity
    linearColor linearGradient linearGreen linearRed linkColor liquid listItemTint listRowBackground
    listRowInsets listRowSeparator listRowSeparatorLeading listRowSeparatorTint listRowSeparatorTrailing
    listRowSpacing listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle live livePhotos
    location logicallyComplete look loose lowercase lowercaseSmallCaps luminanceToAlpha luminosity m31 mac
    macOS magenta magicTap magnification magnitudeSquared makeBody makeCache makeCoordinator
    makeKeyAndVisible makeNSView makeUIView makeUIViewController matchedGeometryEffect
    matchedTransitionSource maxLength maximumDistance maximumTrackTintColor maximumValue maximumValueLabel
    maximumZoomScale menu menuActionDismissBehavior menuIndicator menuOrder menuStyle middle minLength mini
    minimal minimumAngleDelta minimumDistance minimumDuration minimumScaleDelta minimumScaleFactor
    minimumTrackTintColor minimumValue minimumValueLabel minimumZoomScale mint mirror mirrors miter
    miterLimit mix model modifier modifiers modifyingTraits monochrome monospaced monospacedDigit
    monospacedDigitSystemFont monospacedSystemFont moveDisabled movie multicolor multilineTextAlignment
    namePhonePad narrative nativeBounds nativeScale navigation navigationBar navigationBarBackButtonHidden
    navigationBarDrawer navigationBarHidden navigationBarItems navigationBarLeading navigationBarTitle
    navigationBarTitleDisplayMode navigationBarTrailing navigationDestination navigationLink
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationTitle navigationViewStyle neverSettles
    newItem newPassword nextPartialResult nonLinear nonRepeating nonReversing notFinite nothing notice
    notificationOccurred numberFormatStyle numberOfLines numberOfPages numberOfSections numberPad
    numbersAndPunctuation numericText o objectWillChange offUp onAppear onChange onChanged onContinuousHover
    onDelete onDeleteCommand onDisappear onDrag onDrop onEnded onExitCommand onGeometryChange onHover
    onKeyPress onLongPressGesture onMove onMoveCommand onOpenURL onPreferenceChange onReceive
    onScrollGeometryChange onSubmit onTapGesture onTintColor oneTimeCode opacity opaque opaqueSeparator
    openSettingsURLString openURL operation option orange orientationDidChangeNotification original os_log
    overlayPreferenceValue p pad page pageIndicatorTintColor paging pair palette paragraphStyle pasteboard
    perceptual performDrop periodic persistentSystemOverlays person personHeight personWeight phaseAnimator
    phone phonePad picker pickerStyle picture pink pixelLength place placeSubviews placeholder
    placeholderText placeholderTextColor plainText platform play playsSound plusDarker plusLighter png
    pngData point pointSize points popover portrait portraitUpsideDown position predicate
    predictedEndLocation predictedEndTranslation preference preferredColorScheme preferredContentSizeCategory
    preferredFilename preferredFont preferredFontDescriptor prefersHomeIndicatorAutoHidden prefersLargeTitles
    prepare present presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDetents presentationDragIndicator
    presentationMode presentationSizing press previewContext previewDevice previewDisplayName
    previewInterfaceOrientation previewLayout previews primary primaryAction principal privacy
    privacySensitive private progressViewStyle projectionEffect projectionTransform prominent prominentDetail
    proposedSize public publish publisher publishers pulse purple push quadCurve quaternary quaternaryLabel
    quaternarySystemFill quinary r1 radialGradient rainfall readableContentTypes receive receiveCompletion
    receiveOutput rect rectangle red redacted redactionReasons redraw refresh refreshable regularFileContents
    regularMaterial removeDuplicates removeFromSuperview removed renderer renderingMode rendersAsynchronously
    repeat repeatCount repeatForever repeating replaceError replaceNil replacingUnspecifiedDimensions request
    resizable resizes resolve resolveSymbol resolvedColor return reversing rightArrow rightMirrored rigid
    road role rootView rootViewController rotated rotation rotation3DEffect rotationEffect roundedBorder
    roundedRect roundedRectangle route row s sRGB sRGBLinear safeAreaInset safeAreaInsets safeAreaPadding
    saturation saveItem scaleAspectFill scaleAspectFit scaleBy scaleEffect scaleToFill scaledBy scaledToFill
    scaledToFit scan scenePhase screen scrollBounceBehavior scrollClipDisabled scrollContent
    scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeAppearance scrollIndicators
    scrollIndicatorsFlash scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout scrollTo
    scrollTransition scrollView scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidScroll
    scrollViewDidZoom scrolls search searchCompletion searchable secondary secondaryAction secondaryLabel
    secondaryLabelColor secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground
    section sectionFooters sectionHeaderTopPadding sectionHeaders segmented selected selectedControlColor
    selectedSegmentTintColor selection selectionChanged selectionLimit selectionStyle semibold sendAction
    sensitive sensoryFeedback sentences separator separatorColor separatorStyle sequenced serif
    setBackgroundImage setFailureType setThumbImage setTitleTextAttributes setVisible shading shadow
    shadowAbove shadowColor shadowImage shadowOnly shape sheet showsIndicators sidebar sidebarAdaptable
    simultaneousGesture simultaneously sincos single singleLine sink sizeCategory sizeChanges sizeThatFits
    sizeThatFitsLayout slash slide small smallCaps smooth smoothsColors snappy snowfall soft softLight solid
    sourceAtop sourceCode sourceRect spacing speechAlwaysIncludesPunctuation speechSpellsOutCharacters speed
    spring square stack stackOrientation stackedLayoutAppearance standardAppearance startAnchor
    startAnimating startLocation startsMediaSession status statusBar statusBarHidden sticky stopAnimating
    stops store stretch strikethrough strikethroughStyle stroke strokeBorder strokeStyle strokedPath
    subheadline submitLabel submitScope subscribe subviews swiftUI swipeActions switch switchToLatest
    symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariant symbolVariants systemAction
    systemBackground systemBlue systemBrown systemChromeMaterial systemCyan systemFill systemFont systemGray
    systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground
    systemIndigo systemMaterial systemMint systemName systemOrange systemPink systemPurple systemRed
    systemTeal systemThickMaterial systemThinMaterial systemUltraThinMaterial systemUltraThinMaterialDark
    systemUltraThinMaterialLight systemYellow tab tabBar tabBarOnly tabItem tabViewStyle table
    tableFooterView tableView tag tail tap task teal telephoneNumber template tertiary tertiaryLabel
    tertiaryLabelColor tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground
    textBackgroundColor textCase textColor textContentType textFieldStyle textInputAutocapitalization
    textRenderer textScale textSelection thick thickMaterial thin thinMaterial threshold throttle
    thumbTintColor tight tile timer timingCurve tint tintColor title title1 title2 title3 titleAndIcon
    titleBar titleOnly titleTextAttributes toggleStyle tooDeep toolbar toolbarBackground
    toolbarBackgroundVisibility toolbarColorScheme topBarLeading topBarTrailing topLeading topLeft topRight
    topTrailing touchBar touchDown touchUpInside trace tracking trailing trailingFirstTextBaseline
    trailingLastTextBaseline traitBold traitItalic transaction transformAnchorPreference transformEffect
    transformEnvironment transformPreference transient transition translateBy translatedBy
    translatesAutoresizingMaskIntoConstraints translation trigger trim trimmedPath truncationMode tryMap tv
    tvOS twitter typesettingLanguage typographicBounds u uiImage ultraLight ultraThick ultraThickMaterial
    ultraThin ultraThinMaterial underPageBackgroundColor underline underlineStyle undoRedo unexpected
    unitPoint unlimited unredacted unselectedItemTintColor upArrow upMirrored upUp updateCache updateNSView
    updateUIView updateUIViewController updatesFrequently updating uppercase upstream usage userActivity
    userInterfaceIdiom userInterfaceStyle username utf8PlainText validateDrop valueChanged variableColor
    velocity vertical verticalSizeClass verticalSpacing videos view viewAligned viewDidAppear viewDidLoad
    viewForZooming viewID viewWillAppear views visibility visible visibleRect visualEffect wantsLayer
    warnings watchOS weather webSearch weight wheel white wholeSymbol wiggle willEnterForegroundNotification
    willResignActiveNotification wind window windowBackgroundColor windowResizability windowStyle windows
    withAlphaComponent withAnimation withDesign withRenderingMode withSize withSymbolicTraits withTransaction
    workout xLarge xSmall xxLarge xxxLarge yellow zIndex
    """

  /// Modifiers that compile and do nothing.
  static let inert = """
    accessibility accessibilityAction accessibilityActivationPoint accessibilityAddTraits
    accessibilityAdjustableAction accessibilityChildren accessibilityElement accessibilityFocused
    accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel accessibilityRemoveTraits
    accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityShowsLargeContentViewer
    accessibilitySortPriority accessibilityTextContentType accessibilityValue animation autocapitalization
    autocorrectionDisabled contentTransition contextMenu defaultAppStorage defersSystemGestures
    deleteDisabled digitalCrownRotation disableAutocorrection draggable dropDestination focusable
    geometryGroup gesture handlesExternalEvents help highPriorityGesture hoverEffect
    interactiveDismissDisabled keyboardShortcut keyboardType matchedGeometryEffect matchedTransitionSource
    menuActionDismissBehavior menuIndicator menuOrder moveDisabled navigationSplitViewStyle
    navigationViewStyle onContinuousHover onDeleteCommand onDrag onDrop onExitCommand onHover onKeyPress
    onLongPressGesture onMoveCommand onOpenURL onSubmit persistentSystemOverlays
    prefersHomeIndicatorAutoHidden presentationBackgroundInteraction presentationContentInteraction
    presentationSizing previewContext scrollBounceBehavior scrollDisabled scrollDismissesKeyboard
    scrollIndicators scrollIndicatorsFlash scrollTarget scrollTargetBehavior scrollTargetLayout
    searchCompletion sensoryFeedback simultaneousGesture speechAlwaysIncludesPunctuation
    speechSpellsOutCharacters statusBar statusBarHidden submitLabel submitScope swipeActions symbolEffect
    symbolEffectsRemoved textContentType textInputAutocapitalization textSelection touchBar transaction
    transition typesettingLanguage userActivity
    """
}
