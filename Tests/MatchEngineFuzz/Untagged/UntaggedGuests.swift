import UIKit

/// What was called since it was read last, in order.
@MainActor final class CallBook {
  private var calls: [String] = []
  /// What was asked about two recognizers: in which order, how often, and of which pairs, is UIKit's affair.
  private var questions: Set<String> = []
  /// What has ever been called or done, without the names of who did it.
  private(set) var met: Set<String> = []

  /// Whose calls don't count: those of a recognizer that only one of two worlds has.
  func note(_ call: String, unless isExtra: Bool = false) {
    if isExtra { return }
    calls.append(call)
    meet(call)
  }

  /// Notes a question about a recognizer and another one that exists without the engine, too.
  func ask(_ question: String, _ other: UIGestureRecognizer) {
    if other.isOfTheEngine { return }
    let view = other.view.map { "\(type(of: $0))" } ?? "nobody"
    questions.insert("\(question) \(type(of: other)) of \(view)")
    meet(question)
  }

  /// Notes that something has happened, whatever else is compared of it.
  func meet(_ kind: String) {
    met.insert(kind.split(separator: " ").filter(\.isWord).joined(separator: " "))
  }

  /// What was called since, and then what was asked.
  func take() -> [String] {
    defer { (calls, questions) = ([], []) }
    return calls.map { "call \($0)" } + questions.sorted().map { "asks \($0)" }
  }
}

extension Substring {
  /// Whether this is no number, truth, or title.
  fileprivate var isWord: Bool {
    !contains(where: \.isNumber) && !["true", "false", "Screen", "Left", "Tool"].contains(self)
  }
}

/// The delegate of a recognizer of the app's own.
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
    book.ask("\(name) simultaneously", other)
    return answer == .together
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    book.ask("\(name) after", other)
    return answer == .last && other === (other.view as? UIScrollView)?.panGestureRecognizer
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    book.ask("\(name) before", other)
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

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    book.note("pop shouldReceive")
    return true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    book.ask("pop simultaneously", other)
    return false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    book.ask("pop after", other)
    return false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    book.ask("pop before", other)
    return false
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
