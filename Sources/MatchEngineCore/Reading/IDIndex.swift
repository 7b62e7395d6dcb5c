/// Finds places by ID: open addressing over whole strings, with a hash that is the same in every run.
///
/// A dictionary would do, but more slowly: its hash guards against strings that were made to collide,
/// which an app does not do to itself, and which here would cost time and nothing else.
struct IDIndex: Hashable, Sendable {
  /// For each slot a place and the upper half of its ID's hash; an empty slot has the place −1.
  private var slots: [Slot]
  private let mask: Int

  private struct Slot: Hashable {
    var place: Int32
    var tag: UInt32
  }

  /// A table with room for so many IDs.
  init(count: Int) {
    var size = 8
    while size < 2 * count { size *= 2 }
    mask = size - 1
    slots = Array(repeating: Slot(place: -1, tag: 0), count: size)
  }

  /// The place of an ID; `isSame` says whether the ID at a place is the one that is looked for.
  @inline(__always)
  func place(of id: String, isSame: (Int) -> Bool) -> Int? {
    let slot = slots[slot(for: IDIndex.hash(id), isSame)]
    return slot.place < 0 ? nil : Int(slot.place)
  }

  /// Notes the place of an ID, and gives back the one that was noted before.
  @inline(__always)
  mutating func note(_ place: Int, of id: String, isSame: (Int) -> Bool) -> Int? {
    let hash = IDIndex.hash(id)
    let index = slot(for: hash, isSame)
    let before = slots[index].place
    slots[index] = Slot(place: Int32(truncatingIfNeeded: place), tag: IDIndex.tag(hash))
    return before < 0 ? nil : Int(before)
  }

  /// The slot of an ID with that hash, or the empty one where it would be.
  @inline(__always)
  private func slot(for hash: UInt64, _ isSame: (Int) -> Bool) -> Int {
    let tag = IDIndex.tag(hash)
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].place >= 0 {
      if slots[index].tag == tag, isSame(Int(slots[index].place)) { return index }
      index = (index + 1) & mask
    }
    return index
  }

  private static func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  private static func hash(_ id: String) -> UInt64 {
    id.utf8.withContiguousStorageIfAvailable { hash($0) } ?? hash(Array(id.utf8))
  }

  /// FNV-1a over the bytes, stirred once more so that every bit depends on every byte.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash ^= hash >> 32
    return hash &* 0x9e37_79b9_7f4a_7c15
  }
}
