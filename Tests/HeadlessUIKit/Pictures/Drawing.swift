// What is drawn is kept as what was asked for, not as pixels: it stays exact at every size.
/// What was drawn, as a list of commands in a box of a certain size; nothing outside of the box is seen.
struct Drawing {
  var size: CGSize
  var commands: [DrawCommand] = []
  /// SN-7: whether this is a snapshot's picture, which contents set by the app do not replace.
  var isSnapshot = false
}

/// One step of a drawing.
enum DrawCommand {
  case fill(CGPath, CGColor, CGPathFillRule)
  case stroke(CGPath, CGColor, width: CGFloat)
  case image(CGImage, CGRect)
  case text(String, UIFont, CGColor, baseline: CGPoint)
  /// A gradient over all that is not clipped away.
  case gradient(CGGradient, start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
  /// A frozen view tree; the transform takes its coordinates to the drawing's.
  case scene(RenderNode, CGAffineTransform)
  case save
  case restore
  case concatenate(CGAffineTransform)
  case clip(CGPath, CGPathFillRule)
  case alpha(CGFloat)
}

extension Drawing {
  /// The same in another size.
  func scaled(by factor: CGFloat) -> Drawing {
    var scaled = self
    scaled.size = CGSize(width: size.width * factor, height: size.height * factor)
    let scale = CGAffineTransform(scaleX: factor, y: factor)
    scaled.commands = [.save, .concatenate(scale)] + commands + [.restore]
    return scaled
  }

  /// What commands have set for those after them.
  struct State {
    var matrix: CGAffineTransform
    var clips: [Outline] = []
    var alpha: CGFloat = 1
  }

  /// The commands that draw something, given where the drawing's coordinates go.
  func steps(_ matrix: CGAffineTransform) -> [(command: DrawCommand, state: State)] {
    var (state, saved, steps) = (State(matrix: matrix), [State](), [(DrawCommand, State)]())
    for command in commands {
      switch command {
      case .save: saved.append(state)
      case .restore: state = saved.popLast() ?? state
      case .concatenate(let transform): state.matrix = transform.concatenating(state.matrix)
      case .clip(let path, let rule): state.clips.append(Outline(clip: path, rule, state.matrix))
      case .alpha(let alpha): state.alpha = alpha
      default: steps.append((command, state))
      }
    }
    return steps
  }

  /// Whether a view tree is shown somewhere in it.
  var holdsScene: Bool {
    commands.contains { command in
      switch command {
      case .scene: true
      case .image(let image, _): image.drawing.holdsScene
      default: false
      }
    }
  }

  /// The texts in it, in order.
  var texts: [String] {
    commands.flatMap { command in
      switch command {
      case .text(let text, _, _, _): [text]
      case .image(let image, _): image.drawing.texts
      default: [String]()
      }
    }
  }
}

extension Drawing {
  /// Records what `body` draws in a box of this size, as the current context.
  static func recorded(_ size: CGSize, _ body: (CGContext) -> Void) -> Drawing {
    let context = CGContext(size: size)
    UIGraphicsPushContext(context)
    body(context)
    UIGraphicsPopContext()
    return context.drawing
  }
}
