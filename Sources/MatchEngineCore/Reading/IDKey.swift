/// An ID as a key of a table: two are the same if their bytes are.
///
/// Two strings are also equal if they only look the same, as "é" and an "e" followed by an accent. To find
/// that out takes longer, and a program that carries its own standard library carries the code for it, too.
struct IDKey: Hashable, Sendable {
  let id: String

  init(_ id: String) { self.id = id }

  static func == (left: IDKey, right: IDKey) -> Bool { left.id.isSameID(as: right.id) }

  func hash(into hasher: inout Hasher) { hasher.combine(IDTable.hash(id)) }
}

extension Set<IDKey> {
  /// The IDs in their usual order.
  var sortedIDs: [String] { map { $0.id }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}

extension String {
  /// Whether two IDs have the same bytes.
  func isSameID(as other: String) -> Bool {
    var (here, there) = (self, other)
    return here.withUTF8 { here in
      there.withUTF8 { there in here.count == there.count && here.elementsEqual(there) }
    }
  }
}
