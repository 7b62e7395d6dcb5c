/// How a box looks around its picture: what is interpolated beside its geometry.
public struct Appearance: Hashable, Sendable {
  /// The opacity as seen: the view's own times that of everything around it.
  public var alpha: Double
  /// The radii of its corners, in its own points.
  public var corners: Corners
  /// What is around its picture.
  public var decoration: Decoration {
    get { keptDecoration.decoration }
    set { keptDecoration = Indirect(newValue) }
  }
  var keptDecoration: Indirect<Decoration>

  /// An appearance; what is left out is plain.
  public init(
    alpha: Double = 1,
    corners: Corners = .square,
    decoration: Decoration = .invisible
  ) {
    self.alpha = alpha
    self.corners = corners
    keptDecoration = Indirect(decoration)
  }

  init(alpha: Double, corners: Corners, keptDecoration: Indirect<Decoration>) {
    self.alpha = alpha
    self.corners = corners
    self.keptDecoration = keptDecoration
  }
}
