import ReliefRaster
import Testing
