// Words of other modules that tests write beside these.
@_exported import struct ReliefDrawing.Bitmap
@_exported import struct ReliefDrawing.PictureComparison
@_exported import struct ReliefDrawing.PictureTolerance
@_exported import struct ReliefPreviews.PreviewVariantAxis
