/// What the stand-in counts for tests.
public struct Accounts {
  public internal(set) var liveViews = 0
  /// Layers that exist, presentation copies left out.
  public internal(set) var liveLayers = 0
  public internal(set) var liveControllers = 0
  /// How often something forced a render before its commit (`afterScreenUpdates: true`).
  public internal(set) var forcedRenders = 0
  /// How often a layer was drawn on the CPU, by `render(in:)`.
  public internal(set) var drawings = 0
  /// How often a view was pictured by `snapshotView` and its like.
  public internal(set) var snapshots = 0
  /// The pixels of all images that were made by drawing.
  public internal(set) var drawnPixels = 0.0
  /// How often the device tapped the finger.
  public internal(set) var taps = 0
  /// What UIKit would have complained about in the console.
  public internal(set) var warnings: [String] = []
  /// Whether property writes are recorded; off at first; setting it forgets those so far.
  public var recordsWrites = false { didSet { writes = [] } }
  /// The writes to layers' properties since recording was switched on, in order.
  public internal(set) var writes: [Write] = []

  /// Called with each object that is written to, and the name of the property; "init" where one is made.
  public var whenWritten: ((AnyObject, String) -> Void)?

  /// One write to one property of one layer.
  public struct Write: Equatable, Sendable {
    public let layer: ObjectIdentifier
    /// Core Animation's name of the property.
    public let property: String
  }

  mutating func note(_ layer: CALayer, _ key: LayerKey) {
    guard recordsWrites else { return }
    writes.append(Write(layer: ObjectIdentifier(layer), property: key.rawValue))
  }
}

/// Tells whoever listens that a property of an object is written to.
func wrote(_ object: AnyObject, _ property: @autoclosure () -> String) {
  guard let whenWritten = World.shared.accounts.whenWritten else { return }
  whenWritten(object, property())
}
