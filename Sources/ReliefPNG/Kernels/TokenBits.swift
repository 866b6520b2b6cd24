/// How often each of the 512 tokens occurs.
func counts(of tokens: Span<Token>) -> [UInt32] {
  // Two tables, since equal tokens in a row would wait for each other.
  var (even, odd) = ([UInt32](repeating: 0, count: 512), [UInt32](repeating: 0, count: 512))
  var evenCounts = even.mutableSpan
  var oddCounts = odd.mutableSpan
  var i = 0
  while i &+ 2 <= tokens.count {
    evenCounts[Int(tokens[i])] &+= 1
    oddCounts[Int(tokens[i &+ 1])] &+= 1
    i &+= 2
  }
  if i < tokens.count { evenCounts[Int(tokens[i])] &+= 1 }
  for token in 0..<512 { evenCounts[token] &+= oddCounts[token] }
  return even
}

/// Where a stream of bits ends: whole words, then up to 31 bits, the first lowest.
struct BitEnd: Hashable {
  var word = 0
  var bits: UInt64 = 0
  var count = 0
}

/// Writes the bits of tokens; `words` has for each the bits above a five-bit count.
///
/// Up to one word beyond the end is overwritten.
func emit(
  _ tokens: Span<Token>, _ words: Span<UInt32>, into target: inout MutableSpan<UInt32>, at end: inout BitEnd
) {
  precondition(words.count == 512, "Each token has a word.")
  var (word, bits, count) = (end.word, end.bits, UInt64(end.count))
  for i in 0..<tokens.count {
    let entry = words[Int(tokens[i] & 511)]
    // At most 25 bits join at most 31; the word is stored every time and counts once it is full.
    bits |= UInt64(entry &>> 5) &<< count
    count &+= UInt64(entry & 31)
    target[word] = UInt32(truncatingIfNeeded: bits)
    word &+= Int(truncatingIfNeeded: count &>> 5)
    bits &>>= count & 32
    count &= 31
  }
  end = BitEnd(word: word, bits: bits, count: Int(count))
}
