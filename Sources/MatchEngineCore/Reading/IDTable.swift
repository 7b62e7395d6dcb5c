/// Finds the index of an element by its ID: a hash table with open addressing.
///
/// A dictionary would do, but more slowly: it guards against strings that were made to collide, which an app
/// does not do to itself.
struct IDTable: Hashable, Sendable {
  /// For each slot an index and the upper half of its ID's hash; an empty slot has the index −1.
  private var slots: [Slot]
  private let mask: Int

  private struct Slot: Hashable {
    var index: Int32
    var tag: UInt32
  }

  /// A table with room for that many IDs.
  init(count: Int) {
    var size = 8
    while size < 2 * count { size *= 2 }
    mask = size - 1
    slots = Array(repeating: Slot(index: -1, tag: 0), count: size)
  }

  /// The index of an ID; `isSame` says whether the element at an index has that ID.
  @inline(__always)
  func index(of id: String, isSame: (Int) -> Bool) -> Int? {
    let slot = slots[slot(for: IDTable.hash(id), isSame)]
    return slot.index < 0 ? nil : Int(slot.index)
  }

  /// Records the index of an ID and returns the index that was recorded before.
  @inline(__always)
  mutating func record(_ index: Int, of id: String, isSame: (Int) -> Bool) -> Int? {
    let hash = IDTable.hash(id)
    let slot = slot(for: hash, isSame)
    let before = slots[slot].index
    slots[slot] = Slot(index: Int32(truncatingIfNeeded: index), tag: IDTable.tag(hash))
    return before < 0 ? nil : Int(before)
  }

  /// The slot of an ID with that hash, or the empty slot where it would be.
  @inline(__always)
  private func slot(for hash: UInt64, _ isSame: (Int) -> Bool) -> Int {
    let tag = IDTable.tag(hash)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].index >= 0 {
      if slots[slot].tag == tag, isSame(Int(slots[slot].index)) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private static func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  /// FNV-1a over the bytes, mixed once more so that every bit depends on every byte.
  static func hash(_ id: String) -> UInt64 {
    var id = id
    return id.withUTF8 { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash ^= hash >> 32
      return hash &* 0x9e37_79b9_7f4a_7c15
    }
  }
}

/// An ID as a key of a table: two are the same if their bytes are.
///
/// As strings, "é" and an "e" followed by an accent are equal, too. To find that out takes longer, and takes
/// code that a program with its own standard library would have to carry.
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
  func isSameID(as other: String) -> Bool {
    var here = self
    var there = other
    return here.withUTF8 { here in
      there.withUTF8 { there in here.count == there.count && here.elementsEqual(there) }
    }
  }
}
