import ReliefDrawing

/// Bitmaps as PNG bytes.
public enum PNG {}
