#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A layer that frames are drawn on: its values are set in each frame.
///
///     frame ──▶ set ──▶ what differs from the last frame ──▶ written at once
///                                                        └─▶ collected, to be played
///
/// It is a layer of the stage, or one of the app's; what is drawn on that overrides the app's values.
@MainActor final class DrawnLayer {
  let layer: CALayer
  let home: Home
  /// The values that were set last, each with what was collected of it.
  private var values: [Value] = []
  private var isCollecting = false

  enum Home {
    /// Inside the engine's stage.
    case stage
    /// On one of the app's screens, where it has a transform of its own.
    case screen(CATransform3D)
  }

  /// A value, and what was collected of it.
  struct Value {
    let property: LayerProperty
    /// The last one; nil if nobody knows what the layer shows.
    fileprivate(set) var last: LayerValue?
    fileprivate var isOverride = false
    /// Whether the last one is still to be written.
    fileprivate(set) var isPending = false
    fileprivate(set) var collected = CollectedValues<LayerValue>()
  }

  /// Whether it is one of the app's, or of a view right in front of one.
  var isOnScreen: Bool {
    if case .screen = home { true } else { false }
  }

  /// A layer of the stage.
  init(_ layer: CALayer) {
    self.layer = layer
    home = .stage
    // Most performers have no more of them.
    values.reserveCapacity(8)
  }

  /// A layer of a screen, which shows its own values as long as others aren't set.
  init(ofScreen layer: CALayer, _ transform: CATransform3D) {
    self.layer = layer
    home = .screen(transform)
    preset(.transform, .transform(.identity))
    preset(.opacity, .number(Double(layer.opacity)))
    preset(.cornerRadius, .number(Double(layer.cornerRadius)))
  }

  /// Tells what the layer shows already.
  private func preset(_ property: LayerProperty, _ value: LayerValue) {
    values[place(of: property)].last = value
  }

  private func place(of property: LayerProperty) -> Int {
    for place in values.indices where values[place].property == property { return place }
    values.append(Value(property: property))
    return values.count - 1
  }

  /// Sets a value.
  ///
  /// - Parameter jumps: Whether it changes from one frame to the next without anything in between.
  func set(
    _ property: LayerProperty,
    _ value: LayerValue,
    jumps: Bool = false,
    by writer: FrameWriter
  ) {
    let place = place(of: property)
    guard values[place].last != value || isTakenOff(place) else { return }
    guard let frame = writer.frame else {
      values[place].last = value
      return write(value, at: place)
    }
    if !isCollecting { writer.changes(self) }
    isCollecting = true
    values[place].collect(value, in: frame, jumps: jumps)
  }

  /// Takes what is to be played, and writes the last values.
  func takeCollected() -> [Value] {
    var changes: [Value] = []
    isCollecting = false
    for (place, value) in values.enumerated() where value.isPending {
      let isPlayed = value.collected.steps.count > 1
      if let last = value.last, !isPlayed || !isOnScreen { write(last, at: place) }
      if isPlayed { changes.append(value) }
      values[place].isPending = false
      values[place].collected = CollectedValues()
    }
    return changes
  }

  func forgetCollected() {
    for place in values.indices { values[place].collected = CollectedValues() }
  }

  private func write(_ value: LayerValue, at place: Int) {
    let property = values[place].property
    switch home {
    case .stage: property.write(value, to: layer)
    case .screen:
      layer.hold(object(of: value), of: property.keyPath, as: property.overrideKey)
      values[place].isOverride = true
    }
  }

  /// Whether the app has removed what overrides a value of its own.
  private func isTakenOff(_ place: Int) -> Bool {
    values[place].isOverride
      && layer.animation(forKey: values[place].property.overrideKey) == nil
  }

  /// The value as Core Animation takes it.
  func object(of value: LayerValue) -> Any {
    switch (value, home) {
    case (.transform(let affine), .screen(let own)): CATransform3DConcat(own, CATransform3D(affine))
    default: value.object
    }
  }
}

/// A view whose layer frames are drawn on.
@MainActor protocol DrawnView: UIView {
  var drawn: DrawnLayer { get }
}

extension DrawnLayer.Value {
  fileprivate mutating func collect(_ value: LayerValue, in frame: Int, jumps: Bool) {
    let isMirrored = last.map { value.isMirrored(beside: $0) } == true
    collected.add(value, in: frame, after: last, jumps: jumps || isMirrored)
    last = value
    isPending = true
  }
}

extension DrawnLayer {
  /// Sets where a layer's anchor point is.
  func set(position: CGPoint, by writer: FrameWriter) {
    set(.position, .point(position), by: writer)
  }

  func set(size: CGSize, by writer: FrameWriter) {
    set(.size, .size(size), by: writer)
  }

  /// Sets where a layer is whose anchor point is its top left.
  func set(box: CGRect, by writer: FrameWriter) {
    set(position: box.origin, by: writer)
    set(size: box.size, by: writer)
  }

  func set(opacity: CGFloat, by writer: FrameWriter) {
    set(.opacity, .number(opacity), by: writer)
  }
}
#endif
