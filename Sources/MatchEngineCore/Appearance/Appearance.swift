/// How a box looks, apart from its picture: what is interpolated together with its geometry.
public struct Appearance: Hashable, Sendable {
  /// The opacity as seen: the view's own, multiplied by those of all views around it.
  public var alpha: Double
  /// The radii of its corners, in its own points.
  public var corners: Corners
  /// The border, shadow and background around its picture.
  public var decoration: Decoration {
    get { storedDecoration.decoration }
    set { storedDecoration = HeapOptional(newValue) }
  }
  var storedDecoration: HeapOptional<Decoration>
}

extension Appearance {
  /// An appearance; by default it is opaque, square and undecorated.
  public init(alpha: Double = 1, corners: Corners = .square, decoration: Decoration = .invisible) {
    self.init(alpha: alpha, corners: corners, storedDecoration: HeapOptional(decoration))
  }
}

/// An optional value that is stored on the heap, for values that most owners do not have.
///
/// The owners stay small, and copying them stays fast.
@usableFromInline indirect enum HeapOptional<Value: Hashable & Sendable>: Hashable, Sendable {
  case none
  case some(Value)

  @inlinable var value: Value? {
    if case .some(let value) = self { value } else { nil }
  }
}
