import Foundation
import ReliefDrawing

/// The card of an alert or the buttons of a dialog.
struct AlertPanel: View, PrimitiveView {
  let title: Text?
  let message: AnyView?
  let actions: AnyView
  let isDialog: Bool
  /// Whether a dialog without a button that stops gets one, as SwiftUI's do.
  var addsCancel = true
  let dismiss: @MainActor () -> Void

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    var inside = context.child(.content)
    let height = isDialog ? PresentationLook.dialogButtonHeight : PresentationLook.buttonHeight
    inside.environment.buttonStyle = AnyButtonStyle(
      AlertButtonStyle(height: height, fontSize: isDialog ? 20 : 17, dismiss: dismiss))
    var buttons = actions.nodes(inside)
    if buttons.isEmpty, !isDialog {
      buttons = Button(action: {}, label: { Text(system: "OK") }).nodes(inside)
    }
    var stopping = buttons.filter { $0.traits[ButtonRoleTrait.self] == .cancel }
    let others = buttons.filter { $0.traits[ButtonRoleTrait.self] != .cancel }
    let panel: AnyView
    if !isDialog {
      // Of two, UIKit puts the one that stops first, of more, last.
      let isRow = buttons.count == 2
      panel = AnyView(card(isRow ? stopping + others : others + stopping, isRow))
    } else if context.environment.isLargeScreen {
      // A tap beside the bubble stops; it has no button for that.
      panel = AnyView(group(others).frame(width: PresentationLook.alertWidth))
    } else {
      if stopping.isEmpty, addsCancel {
        var aside = context.child(.aside(1))
        aside.environment.buttonStyle = inside.environment.buttonStyle
        stopping = Button(role: .cancel, action: {}, label: { Text(system: "Cancel") }).nodes(aside)
      }
      panel = AnyView(dialog(others, stopping))
    }
    return panel.nodes(context.child(.aside(0)))
  }

  private func heading(_ isSmall: Bool) -> some View {
    VStack(spacing: 2) {
      title?.font(isSmall ? .footnote : .headline).fontWeight(.semibold)
      message?.font(.footnote)
    }
    .foregroundStyle(isSmall ? AnyShapeStyle(.secondary) : AnyShapeStyle(Color.primary))
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16).padding(.vertical, isSmall ? 14 : 19).frame(maxWidth: .infinity)
  }

  private func card(_ buttons: [ViewNode], _ isRow: Bool) -> some View {
    VStack(spacing: 0) {
      heading(false)
      Divider()
      if isRow {
        HStack(spacing: 0) {
          NodesView(nodes: [buttons[0]])
          Divider()
          NodesView(nodes: [buttons[1]])
        }
        .frame(height: PresentationLook.buttonHeight)
      } else {
        stacked(buttons)
      }
    }
    .frame(width: PresentationLook.alertWidth)
    .background(ControlLook.row, in: RoundedRectangle(cornerRadius: PresentationLook.alertRadius))
  }

  private func stacked(_ buttons: [ViewNode]) -> some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      if index > 0 { Divider() }
      NodesView(nodes: [buttons[index]])
    }
  }

  /// The title of a dialog and its buttons, without a ground.
  private func group(_ buttons: [ViewNode]) -> some View {
    VStack(spacing: 0) {
      if title != nil || message != nil {
        heading(true)
        if !buttons.isEmpty { Divider() }
      }
      stacked(buttons)
    }
  }

  private func dialog(_ buttons: [ViewNode], _ stopping: [ViewNode]) -> some View {
    let card = RoundedRectangle(cornerRadius: PresentationLook.alertRadius)
    return VStack(spacing: PresentationLook.dialogMargin) {
      Spacer(minLength: 0)
      group(buttons).background(ControlLook.row, in: card)
      if !stopping.isEmpty {
        VStack(spacing: 0) { stacked(stopping) }.background(ControlLook.row, in: card)
      }
    }
    .padding(.horizontal, PresentationLook.dialogMargin)
    .modifier(ContainerModifier(name: "") { _ in UncoveredContainer(least: PresentationLook.dialogMargin) })
  }
}

/// What a button of an alert is for.
private enum ButtonRoleTrait: ViewTrait { typealias Value = ButtonRole }

/// A button as wide as its card, that leaves it.
private struct AlertButtonStyle: PrimitiveButtonStyle {
  let height: CGFloat
  let fontSize: CGFloat
  let dismiss: @MainActor () -> Void

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    let button = PressableView(action: {
      configuration.trigger()
      dismiss()
    }) { _ in
      configuration.label
        .font(.system(size: fontSize, weight: configuration.role == .cancel ? .semibold : .regular))
        .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
        .frame(maxWidth: .infinity).frame(height: height)
    }
    if let role = configuration.role {
      button.modifier(TraitModifier(trait: ButtonRoleTrait.self, value: role))
    } else {
      button
    }
  }
}
