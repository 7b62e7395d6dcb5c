#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A layer that frames are drawn on: its values are set in each frame.
///
///     frame ──▶ set ──▶ what differs from the last frame ──▶ written at once
///                                                        └─▶ collected, to be played
///
/// It is a layer of the stage or of the app; on the app's, what is drawn overrides the app's values.
@MainActor final class DrawnLayer {
  let layer: CALayer
  /// The transform that a layer of an app's screen has of its own; nil for layers of the engine's stage.
  private let ownTransform: CATransform3D?
  private var values: [Value] = []
  /// The likely index of the next value, because frames set the same properties in the same order.
  private var next = 0
  private var isCollecting = false

  private struct Value {
    let property: LayerProperty
    /// The value that was set last; nil if nobody knows what the layer shows.
    var last: LayerValue?
    var isOverride = false
    /// Whether the last value still has to be written.
    var isPending = false
    var collected = CollectedValues<LayerValue>()

    mutating func collect(_ value: LayerValue, in frame: Int, jumps: Bool) {
      let isMirrored = last.map(value.isMirrored) ?? false
      collected.add(value, in: frame, after: last, jumps: jumps || isMirrored)
      last = value
      isPending = true
    }
  }

  /// Whether the layer belongs to a screen of the app.
  var belongsToApp: Bool { ownTransform != nil }

  /// A layer of the stage, which isn't transformed yet, or of a screen; it shows its own values until others are set.
  init(_ layer: CALayer, ofScreen isOfScreen: Bool = false) {
    self.layer = layer
    ownTransform = isOfScreen ? layer.transform : nil
    // Enough for most performers.
    values.reserveCapacity(8)
    preset(.transform, .transform(.identity))
    preset(.cornerRadius, .number(layer.cornerRadius))
    preset(.opacity, .number(CGFloat(layer.opacity)))
  }

  private func preset(_ property: LayerProperty, _ value: LayerValue) {
    values[index(of: property)].last = value
  }

  private func index(of property: LayerProperty) -> Int {
    var index = next < values.count && values[next].property == property ? next : 0
    // Loops, because a closure would check on each call that it's on the main actor.
    while index < values.count, values[index].property != property { index += 1 }
    if index == values.count { values.append(Value(property: property)) }
    next = index + 1
    return index
  }

  /// Sets a value; if it jumps, there is nothing between it and the last one.
  func set(
    _ property: LayerProperty,
    _ value: LayerValue,
    jumps: Bool = false,
    by writer: FrameWriter
  ) {
    let index = index(of: property)
    guard values[index].last != value || isTakenOff(index) else { return }
    guard let frame = writer.frame else {
      values[index].last = value
      return write(value, at: index)
    }
    if !isCollecting { writer.changes(self) }
    isCollecting = true
    values[index].collect(value, in: frame, jumps: jumps)
  }

  /// Takes the collected values that are to be played, and writes the last values.
  func takeCollected() -> [(property: LayerProperty, steps: CollectedValues<LayerValue>.Steps)] {
    defer { forgetCollected() }
    isCollecting = false
    var changes: [(property: LayerProperty, steps: CollectedValues<LayerValue>.Steps)] = []
    for index in values.indices where values[index].isPending {
      values[index].isPending = false
      let value = values[index]
      let isPlayed = !value.collected.steps.isEmpty
      if let last = value.last, !isPlayed || !belongsToApp { write(last, at: index) }
      if isPlayed { changes.append((value.property, value.collected.steps)) }
    }
    return changes
  }

  func forgetCollected() {
    for index in values.indices { values[index].collected = CollectedValues() }
  }

  private func write(_ value: LayerValue, at index: Int) {
    let property = values[index].property
    guard belongsToApp else { return property.write(value, to: layer) }
    layer.hold(object(of: value), of: property.rawValue, as: property.animationKey)
    values[index].isOverride = true
  }

  /// Whether the app has removed the animation by which the engine overrides this value.
  private func isTakenOff(_ index: Int) -> Bool {
    values[index].isOverride
      && layer.animation(forKey: values[index].property.animationKey) == nil
  }

  /// The value in the form that Core Animation takes.
  func object(of value: LayerValue) -> Any {
    guard case .transform(let affine) = value, let ownTransform else { return value.object }
    return CATransform3DConcat(ownTransform, CATransform3D(affine))
  }

  /// Sets the position of the layer's anchor point.
  func set(position: CGPoint, by writer: FrameWriter) {
    set(.position, .point(position), by: writer)
  }

  func set(size: CGSize, by writer: FrameWriter) { set(.size, .size(size), by: writer) }

  /// Sets the frame of a layer whose anchor point is its top left corner.
  func set(box: CGRect, by writer: FrameWriter) {
    set(position: box.origin, by: writer)
    set(size: box.size, by: writer)
  }

  func set(opacity: CGFloat, by writer: FrameWriter) { set(.opacity, .number(opacity), by: writer) }
}

/// A view on whose layer frames are drawn.
@MainActor protocol DrawnView: UIView { var drawn: DrawnLayer { get } }

/// A property of a layer that frames set; the raw value is the key path by which it is played.
enum LayerProperty: String {
  case position, transform, opacity
  case origin = "bounds.origin"
  case size = "bounds.size"
  case depth = "zPosition"
  case cornerRadius, borderWidth, borderColor, backgroundColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath

  /// The key of the animation that plays the property, or overrides it on a layer of the app.
  var animationKey: String {
    switch self {
    case .opacity: OwnAnimation.opacity
    case .transform: OwnAnimation.transform
    case .cornerRadius: OwnAnimation.corners
    default: "MatchEngine.\(rawValue)"
    }
  }

  @MainActor func write(_ value: LayerValue, to layer: CALayer) {
    switch (self, value) {
    case (.position, .point(let point)): layer.position = point
    case (.origin, .point(let point)): layer.bounds.origin = point
    case (.size, .size(let size)): layer.bounds.size = size
    case (.transform, .transform(let affine)): layer.transform = CATransform3D(affine)
    case (.opacity, .number(let opacity)): layer.opacity = Float(opacity)
    case (.depth, .number(let depth)): layer.zPosition = depth
    case (.cornerRadius, .number(let radius)): layer.cornerRadius = radius
    case (.borderWidth, .number(let width)): layer.borderWidth = width
    case (.borderColor, .color(let color)): layer.borderColor = color.uiColor.cgColor
    case (.backgroundColor, .color(let color)): layer.backgroundColor = color.uiColor.cgColor
    case (.shadowColor, .color(let color)): layer.shadowColor = color.uiColor.cgColor
    case (.shadowOpacity, .number(let opacity)): layer.shadowOpacity = Float(opacity)
    case (.shadowOffset, .size(let offset)): layer.shadowOffset = offset
    case (.shadowRadius, .number(let radius)): layer.shadowRadius = radius
    case (.shadowPath, .box(let size, let corners)): layer.shadowPath = .rounded(size, corners)
    case (.shadowPath, .contents): layer.shadowPath = nil
    default: assertionFailure("\(self) is no \(value)")
    }
  }
}

enum LayerValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case transform(Affine)
  case color(RGBA)
  /// The shape of a rounded box of this size, which casts a shadow.
  case box(Vector, Corners)
  /// The shape of what the layer shows, which casts a shadow.
  case contents

  var object: Any {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .transform(let affine): CATransform3D(affine)
    case .color(let color): color.uiColor.cgColor
    case .box(let size, let corners): CGPath.rounded(size, corners)
    case .contents: NSNull()
    }
  }

  /// Whether exactly one of two transforms mirrors its layer.
  ///
  /// Between them, the layer is flat, and decomposing the transform to mix it would divide by a height of 0.
  func isMirrored(beside other: LayerValue) -> Bool {
    guard case .transform(let mine) = self, case .transform(let other) = other else { return false }
    return (mine.a * mine.d < mine.b * mine.c) != (other.a * other.d < other.b * other.c)
  }
}

extension CATransform3D {
  init(_ affine: Affine) { self = CATransform3DMakeAffineTransform(CGAffineTransform(affine)) }
}

/// The view in which the performers fly: above both screens, below the bars.
@MainActor final class StageView: TouchShield {
  var whenLaidOut: () -> Void = {}

  convenience init(filling container: UIView, takesTouches: Bool) {
    self.init(frame: container.bounds)
    // A container that scrolls has a bounds origin other than zero.
    bounds = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = takesTouches
    accessibilityElementsHidden = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut()
  }
}

/// Keeps touches from what is behind it while a flight moves.
///
/// A touch that comes when the flight looks at rest ends the flight, and goes to whatever is there then.
@MainActor class TouchShield: UIView {
  weak final var flight: MatchFlight?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil, event?.type == .touches, let window, let flight,
      flight.coreFlight?.isAtRest(within: 2) == true
    else { return hit }
    let place = convert(point, to: window)
    flight.endAtOnce()
    return window.hitTest(place, with: event)
  }
}
#endif
