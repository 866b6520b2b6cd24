//
//  CustomShapes.swift
//  Cards
//

import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        let width = rect.width
        let height = rect.height
        var path = Path()
        path.addLines([
            CGPoint(x: width * 0.5, y: height * 0.08),
            CGPoint(x: width * 0.95, y: height * 0.9),
            CGPoint(x: width * 0.05, y: height * 0.9)
        ])
        path.closeSubpath()
        return path
    }
}

struct Cone: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let radius = min(rect.midX, rect.midY) * 0.8
        let center = CGPoint(x: rect.midX, y: rect.minY + radius + rect.height * 0.05)
        path.addArc(
            center: center,
            radius: radius,
            startAngle: .degrees(0),
            endAngle: .degrees(180),
            clockwise: true)
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - rect.height * 0.03))
        path.addLine(to: CGPoint(x: rect.midX + radius, y: center.y))
        path.closeSubpath()
        return path
    }
}

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addQuadCurve(
                to: CGPoint(x: rect.maxX, y: rect.midY),
                control: CGPoint(x: rect.midX, y: rect.minY - rect.height * 0.25))
            path.addQuadCurve(
                to: CGPoint(x: rect.minX, y: rect.midY),
                control: CGPoint(x: rect.midX, y: rect.maxY + rect.height * 0.25))
            path.closeSubpath()
        }
    }
}

struct Heart: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        }
        var path = Path()
        path.move(to: point(0.5, 0.25))
        path.addCurve(to: point(0.02, 0.36), control1: point(0.42, -0.06), control2: point(0.02, 0.02))
        path.addCurve(to: point(0.5, 0.95), control1: point(0.02, 0.6), control2: point(0.34, 0.74))
        path.addCurve(to: point(0.98, 0.36), control1: point(0.66, 0.74), control2: point(0.98, 0.6))
        path.addCurve(to: point(0.5, 0.25), control1: point(0.98, 0.02), control2: point(0.58, -0.06))
        path.closeSubpath()
        return path
    }
}

struct Cloud: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0.22, y: 0.82))
        path.addCurve(
            to: CGPoint(x: 0.2, y: 0.44),
            control1: CGPoint(x: -0.04, y: 0.82),
            control2: CGPoint(x: -0.04, y: 0.46))
        path.addCurve(
            to: CGPoint(x: 0.64, y: 0.32),
            control1: CGPoint(x: 0.22, y: 0.08),
            control2: CGPoint(x: 0.56, y: 0.06))
        path.addCurve(
            to: CGPoint(x: 0.82, y: 0.5),
            control1: CGPoint(x: 0.74, y: 0.26),
            control2: CGPoint(x: 0.84, y: 0.36))
        path.addCurve(
            to: CGPoint(x: 0.8, y: 0.82),
            control1: CGPoint(x: 1.04, y: 0.52),
            control2: CGPoint(x: 1.02, y: 0.82))
        path.closeSubpath()
        // The curves above live in a unit square.
        let transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width, y: rect.height)
        return path.applying(transform)
    }
}

struct StarPolygon: InsettableShape {
    var corners = 5
    var depth: CGFloat = 0.45
    var insetAmount: CGFloat = 0

    var animatableData: CGFloat {
        get { depth }
        set { depth = newValue }
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var star = self
        star.insetAmount += amount
        return star
    }

    func path(in rect: CGRect) -> Path {
        let outer = min(rect.width, rect.height) / 2 - insetAmount
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        for step in 0..<(corners * 2) {
            let radius = step.isMultiple(of: 2) ? outer : outer * depth
            let angle = CGFloat(step) * .pi / CGFloat(corners) - .pi / 2
            let point = CGPoint(
                x: center.x + cos(angle) * radius,
                y: center.y + sin(angle) * radius)
            if step == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.closeSubpath()
        return path
    }
}

struct Chevron: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.minY),
                CGPoint(x: rect.maxX * 0.72, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.midY),
                CGPoint(x: rect.maxX * 0.72, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY),
                CGPoint(x: rect.maxX * 0.28, y: rect.midY)
            ])
            path.closeSubpath()
        }
    }
}

struct CustomShapes_Previews: PreviewProvider {
    static let currentShape = Heart()

    static var previews: some View {
        currentShape
            .stroke(Color.primary, style: StrokeStyle(lineWidth: 8, lineJoin: .round))
            .padding()
            .aspectRatio(1, contentMode: .fit)
            .background(Color.yellow)
            .previewLayout(.sizeThatFits)

        HStack {
            Triangle()
                .fill(Color.red)
            Cone()
                .fill(Color.orange)
            Lens()
                .fill(Color.blue)
            Cloud()
                .stroke(Color.blue, lineWidth: 3)
            StarPolygon()
                .strokeBorder(Color.purple, lineWidth: 4)
            Chevron()
                .fill(LinearGradient(gradient: Gradient(colors: [.green, .blue]), startPoint: .leading, endPoint: .trailing))
        }
        .frame(width: 480, height: 80)
        .padding()
        .previewLayout(.sizeThatFits)
        .previewDisplayName("All shapes")
    }
}
