// Somebody else's library, whose types are called what types of the engine's core are or were called.

/// Not the engine's.
public struct Actions {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Affine {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Appearance {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Border {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Box {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Capture {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct CapturedTree {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Clip {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct ClipRule {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct ConvexPolygon {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Corners {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct CrossFade {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct CubicBezier {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Decomposition {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Decoration {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Effect {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Element {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Fit {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Flight {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct FlightDriver {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct FlightEvent {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Frame {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Lifecycle {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct MotionPath {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct NodeLooks {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct NodeShape {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct NodeTraits {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Omission {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Outcome {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Performer {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct PerformerFrame {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Picture {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct PictureBoxes {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Placement {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Plan {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct PlanOptions {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct RGBA {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Report {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct RoundedBox {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct RoundedBoxFrame {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Setting {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Shadow {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct SkipReason {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct SpringCurve {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Stage {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct StagingResult {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Stagger {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct StandInFault {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Timing {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct TimingCurve {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct TreeReading {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Vector {
  /// Nothing in it.
  public init() {}
}
/// Not the engine's.
public struct Viewpoint {
  /// Nothing in it.
  public init() {}
}
