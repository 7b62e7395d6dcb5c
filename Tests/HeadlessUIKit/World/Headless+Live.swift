extension Headless {
  /// Whether the screen stays as it is until somebody does something, or a timer rings.
  package static var isAtRest: Bool { World.shared.isAtRest }

  /// How many timers are to ring.
  package static var timerCount: Int { World.shared.timers.count }

  /// How many frames the screen shows in a second from now on.
  package static func show(framesPerSecond: Int) {
    World.shared.screen.framesPerSecond = framesPerSecond
  }

  /// Makes the screen another one, as when it is turned, or when its user prefers dark.
  package static func changeScreen(_ change: (inout ScreenSetting) -> Void) {
    var screen = World.shared.screen
    change(&screen)
    World.shared.become(screen)
    World.shared.settle()
  }

  /// A wheel turns, or two fingers swipe on a pad: the nearest content below that can move does.
  package static func scroll(by way: CGVector, at point: CGPoint) {
    let hit = window(at: point, touching: true)?.hitTest(point, with: nil)
    let views = hit.map { sequence(first: $0, next: \.superview) }
    _ = views?.first { ($0 as? UIScrollView)?.scrolls(by: way) == true }
    World.shared.settle()
  }

  /// The window that a finger would hit; when one comes down, each window above that is asked with an event.
  package static func window(at point: CGPoint, touching: Bool = false) -> UIWindow? {
    let event = touching ? UIEvent() : nil
    return windows.last { !$0.isHidden && $0.hitTest(point, with: event) != nil }
  }

  /// Whether there is something to type into.
  package static var isTyping: Bool {
    let responder = UIApplication.shared.firstResponder
    return responder is UITextField || responder is UITextView
  }

  /// Types into what has the keyboard.
  package static func type(_ text: String) { edit { $0 += text } }

  /// Takes back the last letter of what has the keyboard.
  package static func eraseBackward() { edit { _ = $0.popLast() } }

  /// Presses the return key.
  package static func pressReturn() {
    guard let field else { return edit { $0 += "\n" } }
    if field.delegate?.textFieldShouldReturn(field) ?? true {
      field.sendActions(for: .editingDidEndOnExit)
    }
    World.shared.settle()
  }

  private static var field: UITextField? { UIApplication.shared.firstResponder as? UITextField }

  private static func edit(_ change: (inout String) -> Void) {
    if let view = UIApplication.shared.firstResponder as? UITextView {
      var text = view.text ?? ""
      change(&text)
      view.type(text)
      return World.shared.settle()
    }
    guard let field else { return }
    var text = field.text ?? ""
    change(&text)
    field.text = text
    field.sendActions(for: .editingChanged)
    World.shared.settle()
  }
}

@MainActor extension World {
  fileprivate var isAtRest: Bool {
    queue.isEmpty && afterCommit.isEmpty && animatedLayers.isEmpty && animators.isEmpty
      && transitions.isEmpty && touches.touches.isEmpty && touches.moving.isEmpty
      && links.allSatisfy(\.isPaused) && touches.alarms.allSatisfy { $0.ring == nil }
  }

  func become(_ new: ScreenSetting) {
    let old = screen
    screen = new
    UITraitCollection.current = traits(new.style)
    let isSame =
      old.style == new.style && old.direction == new.direction && old.isWide == new.isWide
      && old.contentSizeCategory == new.contentSizeCategory
    insetsChanged = true
    if !isSame { traitsCount += 1 }
    for window in liveWindows {
      if window.frame == CGRect(origin: .zero, size: old.size) {
        window.frame = CGRect(origin: .zero, size: new.size)
      }
      if !isSame { window.traitsChanged() }
      if old.direction != new.direction { window.directionChanged() }
    }
    Keyboard.follow()
  }
}

extension UIView {
  fileprivate func directionChanged() {
    showDirection()
    for subview in subviews { subview.directionChanged() }
  }
}

extension UIScrollView {
  /// Goes on by so much as far as there is content, and says whether it could.
  fileprivate func scrolls(by way: CGVector) -> Bool {
    guard isScrollEnabled, !isDragging else { return false }
    let target = restingOffset(contentOffset + CGPoint(x: way.dx, y: way.dy))
    guard target != contentOffset else { return false }
    setContentOffset(target, animated: false)
    return true
  }
}
