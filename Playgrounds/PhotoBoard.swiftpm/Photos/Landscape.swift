/// What a photo shows: a kind of country at an hour of the day, and a number that makes it this very place.
struct Landscape: Hashable, Sendable {
  let country: Country
  let hour: Hour
  let seed: UInt64

  /// What lies below the sky.
  enum Country: CaseIterable, Hashable, Sendable {
    case mountains, sea, dunes, forest, town
  }

  /// When it was taken.
  enum Hour: CaseIterable, Hashable, Sendable {
    case dawn, noon, dusk, night
  }
}

/// Numbers that look random and are the same every time.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  /// The next number between two others.
  mutating func roll(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let part = Double((state ^ (state >> 29)) >> 11 & 0xFFFF_FFFF) / Double(UInt32.max)
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }
}
