/// What time it is in the app when it is so late on the wall: time there goes on at a pace, or stands.
struct LiveClock: Equatable {
  /// The paces that there are: each is a whole number of frames for one of the usual.
  static let slownesses = [1, 2, 4, 10, 20]

  /// Once in how many seconds on the wall a second passes.
  private(set) var slowness = 1
  private(set) var isPaused = false
  /// A moment that is known on both sides.
  private var wall: Double
  private var world: Double

  init(world: Double, wall: Double) {
    self.world = world
    self.wall = wall
  }

  func world(at wall: Double) -> Double {
    isPaused ? world : world + max(0, wall - self.wall) / Double(slowness)
  }

  /// When a moment there comes; never while time stands.
  func wall(at world: Double) -> Double {
    isPaused ? .infinity : wall + (world - self.world) * Double(slowness)
  }

  /// It is so late on both sides, whatever was before.
  mutating func set(world: Double, at wall: Double) {
    (self.world, self.wall) = (world, wall)
  }

  mutating func go(slowness: Int, at wall: Double) {
    set(world: world(at: wall), at: wall)
    self.slowness = slowness
  }

  mutating func pause(_ isPaused: Bool, at wall: Double) {
    set(world: world(at: wall), at: wall)
    self.isPaused = isPaused
  }
}
