import ReliefPNG
import Testing
