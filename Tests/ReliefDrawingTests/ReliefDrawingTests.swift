import ReliefDrawing
import Testing
