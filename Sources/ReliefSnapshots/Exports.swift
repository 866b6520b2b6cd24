// Words of other modules that tests write beside these.
@_exported import struct ReliefDrawing.Bitmap
@_exported import struct ReliefDrawing.PictureComparison
@_exported import struct ReliefDrawing.PictureTolerance
@_exported import struct ReliefPreviews.PreviewVariantAxis
@_exported import enum ReliefUI.UIAccessibilityContrast
@_exported import struct ReliefUI.UIContentSizeCategory
@_exported import struct ReliefUI.UITraitCollection
@_exported import enum ReliefUI.UITraitEnvironmentLayoutDirection
@_exported import enum ReliefUI.UIUserInterfaceSizeClass
@_exported import enum ReliefUI.UIUserInterfaceStyle
