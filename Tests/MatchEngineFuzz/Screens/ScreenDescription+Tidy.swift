import UIKit

extension ScreenDescription {
  /// This screen without what an ordinary one hasn't: what is flat, huge or far away, has the ID of another view, or
  /// juts out far.
  var tidy: ScreenDescription {
    var screen = self
    var ids: Set<String> = []
    if let id = screen.id { ids.insert(id) }
    for number in screen.views.indices {
      let parent = screen.views[number].parent.map { screen.views[$0] }
      screen.views[number].tidy(in: parent, &ids)
    }
    return screen
  }
}

extension ViewDescription {
  fileprivate mutating func tidy(in parent: ViewDescription?, _ ids: inout Set<String>) {
    if !(10...400 ~= frame.width && 10...400 ~= frame.height && abs(frame.minX) < 1000) {
      frame = CGRect(x: 60, y: 90, width: 120, height: 80)
    }
    let isInBlur = parent?.isBlur == true
    let isWithin = isInBlur || parent?.isTransformed == true
    if let parent { frame = frame.tidy(in: parent.frame.size, isWithin: isWithin) }
    if case .image(let picture, let mode, _) = kind {
      kind = .image(picture ?? 0, mode, clips: true)
    }
    if case .label("", let lines, let side) = kind { kind = .label("one", lines: lines, side) }
    traits = traits.map(\.tidy).filter { trait in
      switch trait {
      case .transform: !isInBlur
      case .turned, .anchor: !isInBlur
      case .id(let id): ids.insert(id).inserted
      case .alpha(let alpha): alpha > 0.1
      case .standIn(let standIn): standIn == .picture && !isBlur
      case .style(let style): !style.pops
      default: true
      }
    }
  }

  private var isTransformed: Bool {
    traits.contains { if case .transform = $0 { true } else { false } }
  }

  private var isBlur: Bool { if case .blur = kind { true } else { false } }
}

extension CGRect {
  /// The same, or a place inside; as large as there is room, if nothing of it may be outside.
  fileprivate func tidy(in size: CGSize, isWithin: Bool) -> CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    let near = isWithin ? bounds : bounds.insetBy(dx: -size.width, dy: -size.height)
    if near.contains(self) { return self }
    return bounds.insetBy(dx: size.width / 5, dy: size.height / 5)
  }
}

extension ViewDescription.Trait {
  fileprivate var tidy: ViewDescription.Trait {
    if case .transform(let transform) = self { .transform(transform.tidy) } else { self }
  }
}

extension Act {
  /// The same in an ordinary app, which stretches nothing and gives no view the ID of another one.
  var tidy: Act {
    switch self {
    case .write(let screen, let write): .write(screen: screen, write.tidy)
    case .go(.change(let writes, let isUndone), let how):
      .go(.change(writes.map(\.tidy), isUndone: isUndone), how)
    default: self
    }
  }
}

extension ScreenWrite {
  fileprivate var tidy: ScreenWrite {
    switch write {
    case .transform(let transform): ScreenWrite(view: view, write: .transform(transform.tidy))
    case .tag(.some): ScreenWrite(view: view, write: .tag(nil))
    default: self
    }
  }
}

extension CGAffineTransform {
  /// Turned and moved as far, and as much larger, but not stretched.
  fileprivate var tidy: CGAffineTransform {
    let scale = abs(a * d - b * c).squareRoot()
    guard 0.3...3 ~= scale else { return .identity }
    return CGAffineTransform(translationX: tx, y: ty).rotated(by: atan2(b, a))
      .scaledBy(x: scale, y: scale)
  }
}
