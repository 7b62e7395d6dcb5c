import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite("The keyboard") struct KeyboardTests {
    /// A bar that stays above the keyboard.
    private final class Chat: UIViewController {
      let bar = UIView()
      let field = UITextField()
      let other = UITextView()

      override func viewDidLoad() {
        super.viewDidLoad()
        for inner in [bar, field, other] { view.addSubview(inner) }
        bar.translatesAutoresizingMaskIntoConstraints = false
        let guide = view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
          bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
    }

    /// What is told of the keyboard, and where it ends.
    private final class Ear: @unchecked Sendable {
      var heard: [(name: String, y: CGFloat)] = []
      private var tokens: [any NSObjectProtocol] = []

      @MainActor init() {
        let names = [
          UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
          UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        for name in names {
          let token = NotificationCenter.default.addObserver(
            forName: name,
            object: nil,
            queue: nil
          ) { [unowned self] note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
            let name = name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
            let value = (end as? NSValue)?.cgRectValue.minY
            heard.append((String(name), value == (end as? CGRect)?.minY ? value ?? -1 : -2))
          }
          tokens.append(token)
        }
      }

      deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    @Test("it comes for a field, stays for the next, and what is bound to it moves with it")
    func comesAndGoes() async {
      let chat = Chat()
      let window = show(chat)
      await advance(0.1)
      let ear = Ear()
      #expect(isClose(chat.bar.frame.maxY, 852 - 34))
      chat.field.becomeFirstResponder()
      await advance(0.125)
      let shown = chat.bar.shownCenter?.y ?? 0
      #expect(shown < 852 - 34 - 25 && shown > 852 - 336 - 25)
      await advance(0.2)
      #expect(isClose(chat.bar.frame.maxY, 852 - 336))
      chat.other.becomeFirstResponder()
      await advance(0.4)
      #expect(ear.heard.map(\.name) == ["WillShow", "DidShow"])
      window.endEditing(true)
      await advance(0.4)
      #expect(ear.heard.map(\.name) == ["WillShow", "DidShow", "WillHide", "DidHide"])
      #expect(ear.heard.map(\.y) == [516, 516, 852, 852])
      #expect(isClose(chat.bar.frame.maxY, 852 - 34))
    }

    @Test("it goes as soon as the screen goes that it is for")
    func leaving() async {
      let chat = Chat()
      let navigation = UINavigationController(rootViewController: chat)
      let window = show(navigation)
      chat.field.becomeFirstResponder()
      await advance(0.5)
      let ear = Ear()
      navigation.pushViewController(UIViewController(), animated: true)
      await advance(0.1)
      #expect(ear.heard.map(\.name) == ["WillHide"] && window.isKeyWindow)
      await advance(1)
    }

    @Test("it takes the touches on it, belongs to no scene, and is gone without a trace")
    func window() async {
      let chat = Chat()
      let window = show(chat)
      await advance(0.1)
      let views = Headless.accounts.liveViews
      chat.field.becomeFirstResponder()
      await advance(0.4)
      #expect(UIApplication.shared.windows == [window] && window.isKeyWindow)
      #expect(Headless.window(at: CGPoint(x: 200, y: 700)) !== window)
      #expect(Headless.window(at: CGPoint(x: 200, y: 300)) === window)
      chat.field.resignFirstResponder()
      await advance(0.4)
      #expect(Headless.accounts.liveViews == views)
    }

    @Test("a finger that drags a list takes it away, if the list says so")
    func dismissal() async {
      for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag] {
        startOver()
        let chat = Chat()
        let window = show(chat)
        let list = UIScrollView(frame: chat.view.bounds)
        list.contentSize = CGSize(width: 393, height: 3000)
        list.keyboardDismissMode = mode
        chat.view.insertSubview(list, at: 0)
        chat.field.becomeFirstResponder()
        await advance(0.5)
        await Hands.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), in: window)
        #expect(chat.field.isFirstResponder == (mode == .none))
      }
    }
  }
}
