import Foundation

/// The properties of a layer by Core Animation's names.
enum LayerKey: String, Sendable {
  case bounds, position, anchorPoint, zPosition, transform, sublayerTransform
  case hidden, masksToBounds, opacity, backgroundColor, cornerRadius, maskedCorners, cornerCurve
  case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsGravity, contentsScale, mask, backdrop, other
  case drawnBackground
  case path, fillColor, strokeColor, lineWidth
}

extension LayerState {
  /// The value of a property that can be animated; nil if there is none, or nothing of the sort to animate.
  subscript(key: LayerKey) -> LayerValue? {
    get {
      switch key {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .anchorPoint: .point(anchorPoint)
      case .zPosition: .number(zPosition)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .masksToBounds: .number(masksToBounds ? 1 : 0)
      case .opacity: .number(CGFloat(opacity))
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: .number(cornerRadius)
      case .borderWidth: .number(borderWidth)
      case .borderColor: .color(borderColor)
      case .shadowColor: .color(shadowColor)
      case .shadowOpacity: .number(CGFloat(shadowOpacity))
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      case .shadowPath: .path(shadowPath)
      case .contents: .picture(contents as? CGImage)
      case .contentsRect: .rect(contentsRect)
      case .backdrop: .backdrop(backdrop)
      case .drawnBackground: .color(drawnBackground)
      default: shapeValue(key)
      }
    }
    set {
      switch (key, newValue) {
      case (.bounds, .rect(let value)): bounds = value
      case (.position, .point(let value)): position = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.zPosition, .number(let value)): zPosition = value
      case (.transform, .transform(let value)): transform = value
      case (.sublayerTransform, .transform(let value)): sublayerTransform = value
      case (.masksToBounds, .number(let value)): masksToBounds = value >= 0.5
      case (.opacity, .number(let value)): opacity = LayerState.opacity(Float(value))
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.cornerRadius, .number(let value)): cornerRadius = value
      case (.borderWidth, .number(let value)): borderWidth = value
      case (.borderColor, .color(let value)): borderColor = value
      case (.shadowColor, .color(let value)): shadowColor = value
      case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
      case (.shadowOffset, .size(let value)): shadowOffset = value
      case (.shadowRadius, .number(let value)): shadowRadius = value
      case (.shadowPath, .path(let value)): shadowPath = value
      case (.contents, .picture(let value)): contents = value
      case (.contentsRect, .rect(let value)): contentsRect = value
      case (.backdrop, .backdrop(let value)): backdrop = value
      case (.drawnBackground, .color(let value)): drawnBackground = value
      default: setShapeValue(key, newValue)
      }
    }
  }

  /// What an animation makes of an opacity (OQ-16).
  private static func opacity(_ value: Float) -> Float {
    World.shared.switches.opacitiesAreClampedOneByOne ? min(max(value, 0), 1) : value
  }

  private func shapeValue(_ key: LayerKey) -> LayerValue? {
    guard let shape else { return nil }
    return switch key {
    case .path: .path(shape.path)
    case .fillColor: .color(shape.fillColor)
    case .strokeColor: .color(shape.strokeColor)
    case .lineWidth: .number(shape.lineWidth)
    default: nil
    }
  }

  private mutating func setShapeValue(_ key: LayerKey, _ value: LayerValue?) {
    switch (key, value) {
    case (.path, .path(let value)): shape?.path = value
    case (.fillColor, .color(let value)): shape?.fillColor = value
    case (.strokeColor, .color(let value)): shape?.strokeColor = value
    case (.lineWidth, .number(let value)): shape?.lineWidth = value
    default: missing("animating \(key.rawValue) with such a value")
    }
  }
}
