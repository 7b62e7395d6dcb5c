// The keyboard comes up for whoever is the first responder and takes text, and goes with it, in the turn after. Its
// heights are a telephone's and a tablet's, with their rounding; its keys are only drawn.
@MainActor final class Keyboard {
  private let window: KeyboardWindow
  private(set) var isUp = false
  /// What it covers of the screen.
  private(set) var frame: CGRect

  static let duration: TimeInterval = 0.25
  /// The curve that has no name (RC-40).
  static let curve: UInt = 7

  private init() {
    window = KeyboardWindow(frame: UIScreen.main.bounds)
    frame = Keyboard.frame(isUp: false)
    window.plate.frame = frame
  }

  private static func frame(isUp: Bool) -> CGRect {
    let screen = World.shared.screen.size
    let isFlat = screen.width > screen.height
    let height: CGFloat = World.shared.screen.isWide ? (isFlat ? 408 : 320) : isFlat ? 231 : 336
    let y = isUp ? screen.height - height : screen.height
    return CGRect(x: 0, y: y, width: screen.width, height: height)
  }

  /// The first responder is another one, its screen comes or goes, or the phone is turned.
  static func follow() {
    let responder = UIApplication.shared.firstResponder
    let view = responder as? UIView
    let isWanted =
      responder is any UITextInput && view?.window != nil
      && view?.nearestController?.isLeaving != true
    let world = World.shared
    guard isWanted || world.keyboard != nil else { return }
    let keyboard = world.keyboard ?? Keyboard()
    world.keyboard = keyboard
    if isWanted != keyboard.isUp || keyboard.frame != frame(isUp: isWanted) {
      keyboard.move(isUp: isWanted)
    }
  }

  private func move(isUp: Bool) {
    let (begin, end) = (frame, Keyboard.frame(isUp: isUp))
    self.isUp = isUp
    window.isHidden = false
    let notes =
      isUp
      ? (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
      : (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
    post(UIResponder.keyboardWillChangeFrameNotification, begin, end)
    post(notes.0, begin, end)
    let options = UIView.AnimationOptions(rawValue: Keyboard.curve << 16)
    // What follows its layout guide moves with it.
    let followers = World.shared.liveWindows.flatMap(\.keyboardFollowers)
    for view in followers { view.layoutUnitRoot.layoutIfNeeded() }
    UIView.animate(withDuration: Keyboard.duration, delay: 0, options: options) { [self] in
      window.plate.frame = end
      frame = end
      World.shared.layoutGeneration += 1
      for view in followers {
        view.constraintsChanged()
        view.layoutUnitRoot.layoutIfNeeded()
      }
    } completion: { [self] _ in
      post(notes.1, begin, end)
      if !self.isUp, World.shared.keyboard === self { World.shared.keyboard = nil }
    }
  }

  private func post(_ name: NSNotification.Name, _ begin: CGRect, _ end: CGRect) {
    NotificationCenter.default.post(
      name: name,
      object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: begin,
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: Keyboard.duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Keyboard.curve),
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ]
    )
  }
}

extension UIViewController {
  fileprivate var isLeaving: Bool {
    appearance.phase == .disappearing || parent?.isLeaving == true
  }
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification"
  )
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification"
  )
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification"
  )
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification"
  )
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The keyboard's own window, in front of all and in no scene; beside its plate it takes no touches.
final class KeyboardWindow: UIWindow {
  let plate = KeyboardPlate(frame: .zero)

  override func setUp() {
    super.setUp()
    windowLevel = Level(10_000_000)
    addSubview(plate)
  }

  override var canBecomeKey: Bool { false }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    plate.frame.contains(point)
  }
}

/// Three rows of keys and a long one.
final class KeyboardPlate: UIView {
  override func setUp() {
    contentMode = .redraw
    backgroundColor = .systemGray4
  }

  override func drawContents() {
    var drawing = Drawing(size: bounds.size)
    let wide = bounds.width / 10
    let height = min(54, max(0, bounds.height - 90) / 4)
    for (row, count) in [10, 9, 7, 1].enumerated() {
      let width = row == 3 ? wide * 5 : wide
      let start = (bounds.width - CGFloat(count) * width) / 2
      for key in 0..<count {
        let corner = CGPoint(x: start + CGFloat(key) * width, y: 44 + CGFloat(row) * height)
        let box = CGRect(origin: corner, size: CGSize(width: width, height: height))
          .insetBy(dx: 3, dy: 5)
        guard box.width > 10, box.height > 10 else { continue }
        let path = CGPath(roundedRect: box, cornerWidth: 5, cornerHeight: 5, transform: nil)
        drawing.commands.append(.fill(path, color(.tertiarySystemBackground), .winding))
      }
    }
    layer.state.drawing = drawing
  }
}

// As on Apple's platforms, a rectangle in a dictionary is a value object, too.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    result = source.rectValue
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

extension NSValue {
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public var cgRectValue: CGRect { rectValue }
}
