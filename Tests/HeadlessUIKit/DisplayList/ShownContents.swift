// Where contents lie in a layer's bounds. Core Animation's top is the edge with the greatest y.
/// The image or the drawing that a layer shows.
struct ShownContents {
  var drawing: Drawing
  /// Its size in points, before it is fitted.
  var size: CGSize
  var kind: DisplayItem.Kind

  /// SN-7: contents replace what a view drew, but not a snapshot's picture.
  init?(_ state: LayerState) {
    if let contents = state.contents, state.drawing?.isSnapshot != true {
      guard let image = contents as? CGImage else {
        if contents is UIImage { return nil }
        missing("contents that are no CGImage")
      }
      (drawing, kind) = (image.drawing, .image)
      size = drawing.size.scaled(image.scale / state.contentsScale)
    } else if let drawn = state.drawing {
      let onlyTexts = drawn.commands.allSatisfy { command in
        if case .text = command { true } else { false }
      }
      (drawing, size, kind) = (drawn, drawn.size, onlyTexts ? .text : .drawing)
    } else {
      return nil
    }
  }

  /// The rectangle in a box of this size in which the shown part lies.
  func place(in box: CGSize, _ state: LayerState) -> CGRect {
    let part = CGSize(
      width: size.width * state.contentsRect.width,
      height: size.height * state.contentsRect.height
    )
    let gravity = state.contentsGravity
    let factors = (box.width / part.width, box.height / part.height)
    switch gravity {
    case .resize: return CGRect(origin: .zero, size: box)
    case .resizeAspect: return part.scaled(min(factors.0, factors.1)).placed(in: box, 0.5, 0.5)
    case .resizeAspectFill: return part.scaled(max(factors.0, factors.1)).placed(in: box, 0.5, 0.5)
    case .center: return part.placed(in: box, 0.5, 0.5)
    case .top: return part.placed(in: box, 0.5, 1)
    case .bottom: return part.placed(in: box, 0.5, 0)
    case .left: return part.placed(in: box, 0, 0.5)
    case .right: return part.placed(in: box, 1, 0.5)
    case .topLeft: return part.placed(in: box, 0, 1)
    case .topRight: return part.placed(in: box, 1, 1)
    case .bottomLeft: return part.placed(in: box, 0, 0)
    case .bottomRight: return part.placed(in: box, 1, 0)
    }
  }
}

extension CGSize {
  fileprivate func scaled(_ factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }

  /// A rectangle of this size, at parts of the room that is left.
  fileprivate func placed(in box: CGSize, _ across: CGFloat, _ down: CGFloat) -> CGRect {
    CGRect(
      x: (box.width - width) * across,
      y: (box.height - height) * down,
      width: width,
      height: height
    )
  }
}
