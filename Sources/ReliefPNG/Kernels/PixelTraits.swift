/// What all pixels have in common.
///
/// `conjunction` has the bits that are set in all; `chroma` is 0 if red, green and blue are equal everywhere;
/// `hidden` is 0 if no fully transparent pixel has a colour.
func pixelTraits(_ words: Span<UInt32>) -> (conjunction: UInt32, chroma: UInt32, hidden: UInt32) {
  var (conjunction, chroma): (UInt32, UInt32) = (.max, 0)
  for x in 0..<words.count {
    let word = words[x]
    conjunction &= word
    chroma |= word ^ (word &>> 8)
  }
  // A picture whose pixels share a bit of opacity has no transparent one.
  guard conjunction >> 24 == 0 else { return (conjunction, chroma & 0xFFFF, 0) }
  var hidden: UInt32 = 0
  for x in 0..<words.count { hidden |= words[x] < 0x0100_0000 ? words[x] : 0 }
  return (conjunction, chroma & 0xFFFF, hidden)
}

/// Where a run of pixels of one colour ends.
@inline(__always)
func endOfRun(of color: UInt32, in words: Span<UInt32>, from start: Int) -> Int {
  var x = start
  while words.count &- x >= PixelBlock.count {
    let difference = PixelBlock(words, at: x) ^ PixelBlock(repeating: color)
    if !difference.isZero { return x &+ difference.others.trailingZeroBitCount }
    x &+= PixelBlock.count
  }
  while x < words.count, words[x] == color { x &+= 1 }
  return x
}

/// Packs samples of 1, 2, 4 or 8 bits into bytes, one a word, the first in the highest bits.
///
/// A sample is the lowest byte of its word shifted down by `shift`.
func pack(
  _ samples: Span<UInt32>, bits: Int, shift: Int, into packed: inout MutableSpan<UInt32>, from start: Int
) {
  let perByte = 8 / bits
  precondition(packed.count >= start + (samples.count + perByte - 1) / perByte, "The packed row has room.")
  var (x, at) = (0, start)
  while x < samples.count {
    var byte: UInt32 = 0
    for i in 0..<perByte {
      let sample = x &+ i < samples.count ? (samples[x &+ i] & 255) &>> UInt32(truncatingIfNeeded: shift) : 0
      byte = byte &<< UInt32(truncatingIfNeeded: bits) | sample
    }
    packed[at] = byte
    x &+= perByte
    at &+= 1
  }
}
