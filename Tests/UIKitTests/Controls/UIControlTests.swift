#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UIControlTests {
    @Test func actionsHearTheirEvents() {
      let control = UIControl()
      var heard: [String] = []
      control.addAction(UIAction { _ in heard.append("down") }, for: .touchDown)
      control.addAction(UIAction { _ in heard.append("change") }, for: [.valueChanged, .touchDown])
      control.sendActions(for: .valueChanged)
      #expect(heard == ["change"])
      control.sendActions(for: .touchDown)
      #expect(heard.sorted() == ["change", "change", "down"])
      #expect(control.allControlEvents == [.touchDown, .valueChanged])
    }

    @Test func aFieldBecomesFirstResponder() {
      let (window, board) = stage(CGSize(width: 200, height: 100))
      let field = UITextField(frame: board.bounds)
      board.addSubview(field)
      #expect(field.canBecomeFirstResponder && field.becomeFirstResponder())
      #expect(field.isFirstResponder && field.isEditing)
      #expect(field.resignFirstResponder() && !field.isFirstResponder)
      window.isHidden = true
    }
  }
}
#endif
