// VH-5, VH-6, VH-7: the defaults.
/// All that a layer shows: once as the app has set it, and once as it was last committed.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var isHidden = false
  var masksToBounds = false
  var isOpaque = false
  var shouldRasterize = false
  var allowsEdgeAntialiasing = false
  var opacity: Float = 1
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = .every
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = LayerState.black
  var shadowColor: CGColor? = LayerState.black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  var magnificationFilter = CALayerContentsFilter.linear
  /// The background that a label draws below its text; the layer itself knows nothing of it.
  var drawnBackground: CGColor?
  /// What the view of this layer drew into it.
  var drawing: Drawing?
  /// What a shape layer adds.
  var shape: ShapeState?
  /// What a gradient layer adds.
  var gradient: GradientState?
  /// What something else than the layer puts on the screen in its place.
  var film: CGColor?
  /// What an effect view adds.
  var backdrop: BackdropState?

  static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}

/// The values of a layer that were committed: every picture of it has the same ones, and copies none.
final class CommittedState {
  let values: LayerState
  init(_ values: LayerState) { self.values = values }
}

/// What a `CAShapeLayer` adds to a layer.
struct ShapeState {
  var path: CGPath?
  var fillColor: CGColor? = LayerState.black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var lineWidth: CGFloat = 1
  var strokeEnd: CGFloat = 1
}

/// What a `CAGradientLayer` adds to a layer.
struct GradientState {
  var colors: [CGColor] = []
  var locations: [Double]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  /// The locations as they are drawn: evenly spread where there are none.
  var places: [Double] {
    locations ?? colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
  }
}

/// What a `UIVisualEffectView` shows of what is behind it.
struct BackdropState: Equatable {
  var name: String
  var tint: CGColor
  var radius: CGFloat

  /// An effect that comes or goes grows or shrinks in strength.
  static func mixed(_ a: Self?, _ b: Self?, at fraction: CGFloat) -> Self? {
    guard var state = b ?? a else { return nil }
    state.tint = CGColor.interpolated(a?.tint, b?.tint, at: fraction) ?? state.tint
    state.radius = (1 - fraction) * (a?.radius ?? 0) + fraction * (b?.radius ?? 0)
    return state
  }
}

/// VH-5: which corners of a layer are round; MinY is the top.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// VH-5: how a layer's corners are round.
public enum CALayerCornerCurve: String, Sendable { case circular, continuous }

public enum CALayerContentsGravity: String, Sendable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill
}

/// PX-25: how a picture is enlarged.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
