#if canImport(UIKit)
import UIKit
import UIKitTestSupport

/// A window with one view that records what it hears of touches.
@MainActor final class GestureScene {
  let window: UIWindow
  let canvas = TouchLog(frame: CGRect(x: 40, y: 100, width: 300, height: 400))
  /// The states whose actions were sent, by the recognizers' names.
  private(set) var log: [String] = []

  init() async {
    let root = UIViewController()
    window = show(root)
    window.rootViewController?.view.addSubview(canvas)
    await nextTurn()
  }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String = "",
    to view: UIView? = nil,
    delegate: (any UIGestureRecognizerDelegate)? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.delegate = delegate
    recognizer.whenSent { [weak self] in self?.log.append("\(name)\($0.state)") }
    (view ?? canvas).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// What was sent, with repeated states told once.
  var brief: [String] {
    log.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// A view that records what it hears of touches.
final class TouchLog: UIView {
  private(set) var log: [String] = []
  /// How many touches it was told of, and how many of these are over.
  private(set) var begun = 0
  private(set) var finished = 0

  var brief: [String] {
    log.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began")
    begun += touches.count
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("ended")
    finished += touches.count
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
    finished += touches.count
  }
}

/// A delegate that answers as it was told.
@MainActor final class GestureAnswers: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requires: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isRequired: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequired(gestureRecognizer, otherGestureRecognizer) }
}
#endif
