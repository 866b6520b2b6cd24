/// Whether the look that is drawn is that of a version of the system or a later one; `#available` becomes this.
public func _isSystem(_ version: Int) -> Bool { RenderContext.current.osVersion >= version }
