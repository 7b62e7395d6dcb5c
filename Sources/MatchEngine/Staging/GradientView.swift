#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A gradient that goes over into another one, behind the contents of a performer.
@MainActor final class GradientView: UIView {
  private var colors: [RGBA] = []
  private var locations: [Double] = []
  private var ends: (start: Vector, end: Vector)?

  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates a gradient of a kind, which doesn't change in flight, in a performer of some size.
  init(_ kind: GradientFill.Kind, _ size: CGSize) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.anchorPoint = .zero
    frame = CGRect(origin: .zero, size: size)
    (layer as? CAGradientLayer)?.type =
      switch kind {
      case .axial: .axial
      case .radial: .radial
      case .conic: .conic
      }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Writes what differs from the frame before.
  func show(_ gradient: GradientFrame, _ size: CGSize) {
    guard let layer = layer as? CAGradientLayer else { return }
    if bounds.size != size { bounds.size = size }
    let stops = 0..<gradient.count
    if colors.count != stops.count || stops.contains(where: { colors[$0] != gradient[$0].color }) {
      colors.removeAll(keepingCapacity: true)
      for stop in stops { colors.append(gradient[stop].color) }
      layer.colors = colors.map(\.uiColor.cgColor)
    }
    if locations.count != stops.count
      || stops.contains(where: { locations[$0] != gradient[$0].location })
    {
      locations.removeAll(keepingCapacity: true)
      for stop in stops { locations.append(gradient[stop].location) }
      layer.locations = locations.map { NSNumber(value: $0) }
    }
    let (start, end) = (gradient.start, gradient.end)
    if ends?.start != start { layer.startPoint = CGPoint(start) }
    if ends?.end != end { layer.endPoint = CGPoint(end) }
    ends = (start, end)
  }

  /// Plays how large the gradient is; it is that of the course's end.
  func play(_ own: PerformerCourse, by playback: Playback) {
    playback.play(size: own.width, own.height, on: layer)
  }
}
#endif
