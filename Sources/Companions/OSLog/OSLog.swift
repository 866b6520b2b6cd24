// What `import OSLog` brings: that of `os`.
@_exported import os
