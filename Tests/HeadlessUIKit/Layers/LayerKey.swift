/// The properties of a layer by Core Animation's names.
enum LayerKey: String, Sendable {
  case bounds, position, anchorPoint, zPosition, transform, sublayerTransform
  case hidden, masksToBounds, opacity, backgroundColor, cornerRadius, maskedCorners, cornerCurve
  case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsGravity, contentsScale, mask, backdrop, other
  case drawnBackground
  case path, fillColor, strokeColor, lineWidth, strokeEnd
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
      case .path: shape.map { .path($0.path) }
      case .fillColor: shape.map { .color($0.fillColor) }
      case .strokeColor: shape.map { .color($0.strokeColor) }
      case .lineWidth: shape.map { .number($0.lineWidth) }
      case .strokeEnd: shape.map { .number($0.strokeEnd) }
      default: nil
      }
    }
    set {
      switch (key, newValue) {
      case (.bounds, .numbers(let value, 4)): bounds = CGRect(value)
      case (.position, .numbers(let value, 2)): position = CGPoint(value)
      case (.anchorPoint, .numbers(let value, 2)): anchorPoint = CGPoint(value)
      case (.zPosition, .numbers(let value, 1)): zPosition = CGFloat(value.x)
      case (.transform, .transform(let value)): transform = value
      case (.masksToBounds, .numbers(let value, 1)): masksToBounds = value.x >= 0.5
      case (.opacity, .numbers(let value, 1)): opacity = LayerState.opacity(Float(value.x))
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.cornerRadius, .numbers(let value, 1)): cornerRadius = CGFloat(value.x)
      case (.borderWidth, .numbers(let value, 1)): borderWidth = CGFloat(value.x)
      case (.borderColor, .color(let value)): borderColor = value
      case (.shadowColor, .color(let value)): shadowColor = value
      case (.shadowOpacity, .numbers(let value, 1)): shadowOpacity = Float(value.x)
      case (.shadowOffset, .numbers(let value, 2)): shadowOffset = CGSize(value)
      case (.shadowRadius, .numbers(let value, 1)): shadowRadius = CGFloat(value.x)
      case (.shadowPath, .path(let value)): shadowPath = value
      case (.contents, .picture(let value)): contents = value
      case (.contentsRect, .numbers(let value, 4)): contentsRect = CGRect(value)
      case (.backdrop, .backdrop(let value)): backdrop = value
      case (.drawnBackground, .color(let value)): drawnBackground = value
      case (.path, .path(let value)): shape?.path = value
      case (.fillColor, .color(let value)): shape?.fillColor = value
      case (.strokeColor, .color(let value)): shape?.strokeColor = value
      case (.lineWidth, .numbers(let value, 1)): shape?.lineWidth = CGFloat(value.x)
      case (.strokeEnd, .numbers(let value, 1)): shape?.strokeEnd = CGFloat(value.x)
      default: missing("animating \(key.rawValue) with such a value")
      }
    }
  }

  /// What an animation makes of an opacity (OQ-16).
  private static func opacity(_ value: Float) -> Float {
    World.shared.switches.opacitiesAreClampedOneByOne ? min(max(value, 0), 1) : value
  }
}
