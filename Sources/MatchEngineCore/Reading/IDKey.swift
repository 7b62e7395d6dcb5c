/// An ID as a key of a table: two are the same if their bytes are.
///
/// As strings, "é" and an "e" followed by an accent are equal, too. To find that out takes longer, and takes
/// code that a program with its own standard library would have to carry.
struct IDKey: Hashable, Sendable {
  private let id: String
  private let hash: UInt64

  /// FNV-1a over the bytes, mixed once more so that every bit depends on every byte.
  init(_ id: String) {
    self.id = id
    var id = id
    hash = id.withUTF8 { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash ^= hash >> 32
      return hash &* 0x9e37_79b9_7f4a_7c15
    }
  }

  static func == (key: IDKey, other: IDKey) -> Bool {
    key.hash == other.hash && key.id.utf8.elementsEqual(other.id.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
