/// The sum that a web socket's handshake is made with; it keeps no secrets.
enum SHA1 {
  static func sum(of bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    let text = padded(bytes)
    for start in stride(from: 0, to: text.count, by: 64) { mix(text[start..<start + 64], &state) }
    return state.flatMap(bigEndian)
  }

  /// The text, a bit, zeros, and how long the text is.
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let zeros = Array(repeating: UInt8(0), count: (119 - bytes.count % 64) % 64)
    let length = UInt64(bytes.count) * 8
    return bytes + [0x80] + zeros + bigEndian(UInt32(length >> 32))
      + bigEndian(UInt32(truncatingIfNeeded: length))
  }

  private static func bigEndian(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private static func mix(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
    let bytes = Array(block)
    var words = (0..<16).map { place in
      bytes[place * 4..<place * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<80 {
      let word = words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16]
      words.append(turned(word, 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (round, word) in words.enumerated() {
      let (mixed, constant): (UInt32, UInt32) =
        switch round / 20 {
        case 0: (b & c | ~b & d, 0x5a82_7999)
        case 1: (b ^ c ^ d, 0x6ed9_eba1)
        case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let next = turned(a, 5) &+ mixed &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, turned(b, 30), c, d)
    }
    state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word << bits | word >> (32 - bits)
  }
}
