//
//  DashboardStyles.swift
//  Dashboard
//

import SwiftUI

extension EnvironmentValues {
    @Entry var cardPadding: CGFloat = 16
}

// MARK: - Cards

struct CardModifier: ViewModifier {
    var isHighlighted = false

    @Environment(\.cardPadding) private var padding
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content
            .padding(padding)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.cardFill)
            .cornerRadius(20)
            .overlay(
                RoundedRectangle(cornerRadius: 20)
                    .stroke(isHighlighted ? Color.accentColor : .hairline, lineWidth: isHighlighted ? 2 : 1)
            )
            .shadow(color: .black.opacity(colorScheme == .dark ? 0.4 : 0.06), radius: 10, x: 0, y: 4)
    }
}

extension View {
    func card(isHighlighted: Bool = false) -> some View {
        modifier(CardModifier(isHighlighted: isHighlighted))
    }

    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }
}

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 14) {
            configuration.label
                .font(.headline)
                .foregroundColor(Color("BrandInk"))
            configuration.content
        }
        .card()
    }
}

extension GroupBoxStyle where Self == CardGroupBoxStyle {
    static var card: CardGroupBoxStyle { .init() }
}

// MARK: - Gauge and progress

struct RingGaugeStyle: GaugeStyle {
    var lineWidth: CGFloat = 10
    var tint: Color = .accentColor

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle()
                .stroke(tint.opacity(0.15), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: configuration.value)
                .stroke(
                    AngularGradient(colors: [tint.opacity(0.5), tint], center: .center),
                    style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
            VStack(spacing: 0) {
                configuration.currentValueLabel
                    .font(.system(.title3, design: .rounded).bold())
                configuration.label
                    .font(.caption2)
                    .foregroundStyle(.secondary)
            }
        }
        .padding(lineWidth / 2)
    }
}

struct StripedProgressViewStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0

        return VStack(alignment: .leading, spacing: 6) {
            HStack {
                configuration.label
                Spacer()
                configuration.currentValueLabel
            }
            .font(.caption)

            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule()
                        .fill(Color.hairline)
                    Capsule()
                        .fill(.tint)
                        .frame(width: geometry.size.width * fraction)
                }
            }
            .frame(height: 8)
        }
    }
}

extension ProgressViewStyle where Self == StripedProgressViewStyle {
    static var striped: StripedProgressViewStyle { StripedProgressViewStyle() }
}

// MARK: - Labels and buttons

struct BadgeLabelStyle: LabelStyle {
    let color: Color

    func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.title
        } icon: {
            configuration.icon
                .font(.system(size: 14, weight: .semibold))
                .foregroundColor(.white)
                .frame(width: 28, height: 28)
                .background(color, in: RoundedRectangle(cornerRadius: 7))
        }
    }
}

struct PillButtonStyle: ButtonStyle {
    var isFilled = true

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(.semibold))
            .padding(.horizontal, 18)
            .padding(.vertical, 10)
            .foregroundStyle(isFilled ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
            .background {
                if isFilled {
                    Capsule().fill(.tint)
                } else {
                    Capsule().strokeBorder(.tint, lineWidth: 1.5)
                }
            }
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

// MARK: - Previews

#Preview("Styles", traits: .sizeThatFitsLayout) {
    VStack(spacing: 20) {
        GroupBox("Group box") {
            Text("Content in a card")
        }
        .groupBoxStyle(.card)

        Gauge(value: 0.62) {
            Text("Solar")
        } currentValueLabel: {
            Text(0.62, format: .percent)
        }
        .gaugeStyle(RingGaugeStyle(tint: Color("Solar")))
        .frame(width: 110, height: 110)

        ProgressView("Updating", value: 3.0, total: 8.0)
            .progressViewStyle(.striped)

        HStack {
            Button("Pay") {}
                .buttonStyle(PillButtonStyle())
            Button("Later") {}
                .buttonStyle(PillButtonStyle(isFilled: false))
        }

        Label("Notifications", systemImage: "bell.badge.fill")
            .labelStyle(BadgeLabelStyle(color: .red))
    }
    .padding()
    .frame(width: 340)
    .background(Color.canvas)
}
