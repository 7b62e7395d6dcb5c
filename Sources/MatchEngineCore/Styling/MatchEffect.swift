/// How what has no partner comes and goes, and how the two screens do.
///
/// An effect is a value with two sides: how a view of the upper screen is before it has come, and
/// how one of the lower screen is after it has gone. Played backward it needs nothing more.
///
/// ```swift
/// let effect: MatchEffect = .fade + .scale(0.9)
/// ```
public struct MatchEffect: Hashable, Sendable {
  /// How a thing is displaced from where it rests.
  public struct Pose: Hashable, Sendable {
    /// Its opacity beside its own.
    public var alpha: Double
    /// Its size beside its own.
    public var scale: Double
    /// How far away it is, in points.
    public var offset: Vector
    /// How far away it is, in sizes of the container.
    public var containers: Vector

    /// A pose; what is left out is as at rest.
    public init(
      alpha: Double = 1,
      scale: Double = 1,
      offset: Vector = .zero,
      containers: Vector = .zero
    ) {
      self.alpha = alpha
      self.scale = scale
      self.offset = offset
      self.containers = containers
    }

    /// As it rests.
    public static var rest: Pose { Pose() }
  }

  /// How a view of the upper screen is before it has come.
  public var upper: Pose
  /// How a view of the lower screen is after it has gone.
  public var lower: Pose

  /// An effect from its two sides.
  public init(upper: Pose, lower: Pose) {
    self.upper = upper
    self.lower = lower
  }

  /// The side of the container from which something comes, or to which it goes.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The left.
    case left
    /// The right.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    var direction: Vector {
      switch self {
      case .left: Vector(-1, 0)
      case .right: Vector(1, 0)
      case .top: Vector(0, -1)
      case .bottom: Vector(0, 1)
      }
    }
  }
}

extension MatchEffect {
  /// Nothing happens to it.
  public static var identity: MatchEffect { MatchEffect(upper: .rest, lower: .rest) }

  /// What comes fades in, and what goes fades out.
  ///
  /// A lower screen never fades, whatever its effect: beneath a screen that is still fading in, that
  /// would show what is behind both.
  public static var fade: MatchEffect { MatchEffect(upper: Pose(alpha: 0), lower: Pose(alpha: 0)) }

  /// What comes grows from that factor, and what goes shrinks to it; within 1/1000 and 1000.
  public static func scale(_ factor: Double) -> MatchEffect {
    let pose = Pose(scale: factor.isFinite ? factor : 1)
    return MatchEffect(upper: pose, lower: pose)
  }

  /// What comes does so from so many points to the right and below, and what goes goes there.
  public static func offset(x: Double = 0, y: Double = 0) -> MatchEffect {
    let offset = Vector(x, y)
    let pose = Pose(offset: offset.isFinite ? offset : .zero)
    return MatchEffect(upper: pose, lower: pose)
  }

  /// What comes does so from beyond that edge; what goes leaves by the opposite one.
  public static func slide(from edge: Edge) -> MatchEffect {
    MatchEffect(upper: Pose(containers: edge.direction), lower: Pose(containers: -edge.direction))
  }

  /// As a navigation does: what comes slides in, what goes gives way by a third.
  public static func push(from edge: Edge) -> MatchEffect {
    MatchEffect(
      upper: Pose(containers: edge.direction),
      lower: Pose(containers: edge.direction * -0.3)
    )
  }

  /// What comes slides in over what stays.
  public static func cover(from edge: Edge) -> MatchEffect {
    MatchEffect(upper: Pose(containers: edge.direction), lower: .rest)
  }

  /// What comes grows out of the depth, and what goes comes towards the viewer; both fade.
  public static var zoom: MatchEffect {
    MatchEffect(upper: Pose(alpha: 0, scale: 0.8), lower: Pose(alpha: 0, scale: 1.25))
  }

  /// Both at once: opacities and sizes multiply, ways add up.
  public static func + (left: MatchEffect, right: MatchEffect) -> MatchEffect {
    MatchEffect(upper: left.upper + right.upper, lower: left.lower + right.lower)
  }

  /// The same with the screens' parts exchanged.
  public var reversed: MatchEffect { MatchEffect(upper: lower, lower: upper) }
}

extension MatchEffect.Pose {
  /// Both at once.
  static func + (left: Self, right: Self) -> Self {
    Self(
      alpha: left.alpha * right.alpha,
      scale: left.scale * right.scale,
      offset: left.offset + right.offset,
      containers: left.containers + right.containers
    )
  }
}
