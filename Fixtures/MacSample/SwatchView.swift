import SwiftUI

struct SwatchView: View {
    @State private var isOn = true

    private var width: CGFloat {
        #if os(macOS)
            60
        #else
            40
        #endif
    }

    var body: some View {
        VStack(spacing: 0) {
            Color.ground.frame(width: width, height: 10)
            Color.brand.frame(width: width, height: 10)
        }
    }
}

#Preview("Swatch", traits: .sizeThatFitsLayout) {
    SwatchView()
}

#Preview("Native", traits: .fixedLayout(width: 120, height: 40)) {
    NativeBox()
}

#Preview("Switch", traits: .sizeThatFitsLayout) {
    Toggle("Small", isOn: .constant(true)).labelsHidden().controlSize(.mini)
}
