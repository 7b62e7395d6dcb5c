/// An ID as a key of a table: two are the same if their bytes are.
///
/// As strings, "é" and an "e" followed by an accent are equal, too. To find that out takes longer, and takes
/// code that a program with its own standard library would have to carry.
struct IDKey: Hashable, Sendable {
  private let id: String

  init(_ id: String) { self.id = id }

  static func == (key: IDKey, other: IDKey) -> Bool { key.id.utf8.elementsEqual(other.id.utf8) }

  func hash(into hasher: inout Hasher) {
    var id = id
    id.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
