/// Calls `body` with the same bytes seen as words, the first byte of each lowest. Their number is a multiple of four.
///
/// Swift's own view of an array as raw bytes counts as unsafe, though it checks its length and alignment: this is the
/// one place that uses it. Its machines are little-endian. An array's storage is aligned to 16 bytes.
func withWords<Result>(of bytes: [UInt8], _ body: (Span<UInt32>) -> Result) -> Result {
  precondition(bytes.count % 4 == 0, "Words have four bytes.")
  return body(unsafe Span<UInt32>(_bytes: bytes.span.bytes))
}
