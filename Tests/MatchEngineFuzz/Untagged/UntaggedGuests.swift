import UIKit

/// What was called since it was read last, in order.
@MainActor final class CallBook {
  private var calls: [String] = []
  /// Whose calls don't count: those of a recognizer that only one of two worlds has.
  func note(_ call: String, unless isExtra: Bool = false) { if !isExtra { calls.append(call) } }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// The delegate of a recognizer of the app's own.
///
/// How often it is asked who has to wait isn't noted: UIKit may ask again whenever another recognizer fails.
final class GuestDelegate: NSObject, UIGestureRecognizerDelegate {
  private let name: String
  private let answer: UntaggedScreen.Guest.Answer
  private let book: CallBook

  init(_ name: String, _ answer: UntaggedScreen.Guest.Answer, _ book: CallBook) {
    (self.name, self.answer, self.book) = (name, answer, book)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    book.note("\(name) shouldBegin")
    return answer != .refuses
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    book.note("\(name) shouldReceive")
    return true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    book.note("\(name) simultaneously", unless: other.isOfTheEngine)
    return answer == .together
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    return answer == .last && other === (other.view as? UIScrollView)?.panGestureRecognizer
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    return answer == .first && other === (other.view as? UIScrollView)?.panGestureRecognizer
  }
}

/// The app's own delegate of the recognizers that pop.
final class PopGuard: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  private let allows: Bool
  private let book: CallBook

  init(_ navigation: UINavigationController, allows: Bool, _ book: CallBook) {
    (self.navigation, self.allows, self.book) = (navigation, allows, book)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    book.note("pop shouldBegin")
    return allows && navigation.map { $0.viewControllers.count > 1 } == true
  }
}

extension UIGestureRecognizer {
  /// The name of a recognizer that a test adds to one of the two worlds.
  static let canary = "canary"

  /// Whether only a world with the engine has it.
  var isOfTheEngine: Bool {
    if name == UIGestureRecognizer.canary || isFromTheEngine(self) { return true }
    // The delegate of those that pop may be the engine's, but they are UIKit's.
    let navigation = view?.next as? UINavigationController
    if self === navigation?.interactivePopGestureRecognizer { return false }
    if self === navigation?.interactiveContentPopGestureRecognizer { return false }
    return delegate.map { isFromTheEngine($0) } ?? false
  }

  private func isFromTheEngine(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("MatchEngine.")
  }
}
