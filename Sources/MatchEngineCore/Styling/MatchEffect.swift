/// How a view without a partner appears or disappears, and how a screen does.
///
/// An effect has two sides: the pose of a view of the upper screen before it appears, and that of a view of the lower
/// screen after it disappears. The way back uses the same poses.
///
/// ```swift
/// let effect: MatchEffect = .fade + .scale(0.9)
/// ```
public struct MatchEffect: Hashable, Sendable {
  /// How something differs from its state at rest.
  package struct Pose: Hashable, Sendable {
    /// The factor for its opacity.
    package var alpha = 1.0
    /// The factor for its size.
    package var scale = 1.0
    /// How far away it is, in points.
    package var offset = Vector.zero
    /// How far away it is, in multiples of the container's size.
    package var containers = Vector.zero
    /// How far away it is toward the side at which lines of text end, in widths of the container.
    package var trailing = 0.0
    /// How dark a screen is: the opacity of the black over it.
    package var dim = 0.0
    /// How blurred a screen is: 0 is not at all, 1 is as much as the platform's usual blur.
    package var blur = 0.0
    /// The radius of a screen's corners, in points; single views keep their own.
    package var cornerRadius = 0.0
    /// Whether a screen shows only its background until it is half there.
    package var comesLast = false

    package static var rest: Pose { Pose() }

    /// The pose of a single view, which is neither dimmed nor blurred.
    var ofView: Self {
      Self(alpha: alpha, scale: scale, offset: offset, containers: containers, trailing: trailing)
    }

    /// The pose in the same direction, at a multiple of the distance.
    fileprivate func moved(by share: Double) -> Self {
      Self(containers: containers * share, trailing: trailing * share)
    }

    fileprivate func resolved(_ rightToLeft: Bool) -> Self {
      var pose = self
      pose.containers.x += rightToLeft ? -trailing : trailing
      pose.trailing = 0
      return pose
    }

    static func + (left: Self, right: Self) -> Self {
      Self(
        alpha: left.alpha * right.alpha,
        scale: left.scale * right.scale,
        offset: left.offset + right.offset,
        containers: left.containers + right.containers,
        trailing: left.trailing + right.trailing,
        dim: left.dim + right.dim - left.dim * right.dim,
        blur: left.blur + right.blur - left.blur * right.blur,
        cornerRadius: max(left.cornerRadius, right.cornerRadius)
      )
    }
  }

  /// The pose of a view of the upper screen before it has appeared.
  package var upper: Pose
  /// The pose of a view of the lower screen after it has disappeared.
  package var lower: Pose

  subscript(end: FlightEnd) -> Pose { end == .lower ? lower : upper }

  /// An edge of the container at which something appears or disappears.
  public struct Edge: Hashable, Sendable {
    /// The pose just beyond the edge.
    let beyond: Pose

    /// The edge at which lines of text begin; in a right-to-left language, the right one.
    public static var leading: Edge { Edge(beyond: Pose(trailing: -1)) }
    /// The edge at which lines of text end; in a right-to-left language, the left one.
    public static var trailing: Edge { Edge(beyond: Pose(trailing: 1)) }
    /// The left edge, whatever the direction of text.
    public static var left: Edge { Edge(beyond: Pose(containers: Vector(-1, 0))) }
    /// The right edge, whatever the direction of text.
    public static var right: Edge { Edge(beyond: Pose(containers: Vector(1, 0))) }
    /// The top edge.
    public static var top: Edge { Edge(beyond: Pose(containers: Vector(0, -1))) }
    /// The bottom edge.
    public static var bottom: Edge { Edge(beyond: Pose(containers: Vector(0, 1))) }
  }

  /// Nothing changes.
  public static var identity: MatchEffect { MatchEffect(upper: .rest, lower: .rest) }

  /// What appears fades in, and what disappears fades out.
  ///
  /// A lower screen never fades, whatever its effect: while the upper one fades in, one would see what is behind both.
  public static var fade: MatchEffect { MatchEffect(upper: Pose(alpha: 0), lower: Pose(alpha: 0)) }

  /// The lower screen turns into the background of the upper one, whose contents appear only then.
  package static var turn: MatchEffect {
    MatchEffect(upper: Pose(alpha: 0, comesLast: true), lower: Pose(alpha: 0))
  }

  /// What appears grows from this factor, and what disappears shrinks to it.
  ///
  /// The factor is kept between 1/1000 and 1000.
  public static func scale(_ factor: Double) -> MatchEffect {
    let pose = Pose(scale: factor.isFinite ? min(max(factor, 1e-3), 1e3) : 1)
    return MatchEffect(upper: pose, lower: pose)
  }

  /// What appears comes from this many points to the right and below; what disappears goes there.
  public static func offset(x: Double = 0, y: Double = 0) -> MatchEffect {
    let offset = Vector(x, y)
    let pose = Pose(offset: offset.isFinite ? offset : .zero)
    return MatchEffect(upper: pose, lower: pose)
  }

  /// What appears slides in from this edge; what disappears slides out at the opposite one.
  public static func slide(from edge: Edge) -> MatchEffect {
    MatchEffect(upper: edge.beyond, lower: edge.beyond.moved(by: -1))
  }

  /// What appears slides in from this edge; what disappears moves away by almost a third, as in a push.
  public static func push(from edge: Edge) -> MatchEffect {
    MatchEffect(upper: edge.beyond, lower: edge.beyond.moved(by: -0.3))
  }

  /// What appears slides in from this edge; everything else stays in place.
  public static func cover(from edge: Edge) -> MatchEffect {
    MatchEffect(upper: edge.beyond, lower: .rest)
  }

  /// What appears grows from a smaller size, what disappears grows to a larger one, and both fade.
  public static var zoom: MatchEffect {
    MatchEffect(upper: Pose(alpha: 0, scale: 0.8), lower: Pose(alpha: 0, scale: 1.25))
  }

  /// Moves the lower screen back, a little smaller and darker, and gives the upper one round corners.
  public static var depth: MatchEffect {
    MatchEffect(upper: Pose(cornerRadius: 32), lower: Pose(scale: 0.94, dim: 0.25))
  }

  /// Darkens the screen that is covered, with black of this opacity.
  ///
  /// ```swift
  /// let effect: MatchEffect = .push(from: .trailing) + .dim(0.3)
  /// ```
  ///
  /// Views that fly between the screens stay bright. A single view is never dimmed.
  public static func dim(_ opacity: Double = 0.3) -> MatchEffect {
    MatchEffect(upper: .rest, lower: Pose(dim: opacity.clampedToUnit))
  }

  /// Blurs the screen that is covered; 1 is as much as the platform's usual blur.
  ///
  /// Views that fly between the screens stay sharp. A single view is never blurred.
  public static func blur(_ strength: Double = 1) -> MatchEffect {
    MatchEffect(upper: .rest, lower: Pose(blur: strength.clampedToUnit))
  }

  /// Combines two effects: opacities and scales multiply, and offsets add up.
  public static func + (left: MatchEffect, right: MatchEffect) -> MatchEffect {
    left.joined(with: right)
  }

  /// The effect with left and right in place of leading and trailing edges.
  func resolved(rightToLeft: Bool) -> MatchEffect {
    MatchEffect(upper: upper.resolved(rightToLeft), lower: lower.resolved(rightToLeft))
  }

  /// Both effects at once: opacities and scales multiply, offsets add up.
  package func joined(with other: MatchEffect) -> MatchEffect {
    MatchEffect(upper: upper + other.upper, lower: lower + other.lower)
  }
}
