import Relief
import Testing
