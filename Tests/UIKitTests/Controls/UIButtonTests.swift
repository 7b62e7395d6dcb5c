#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UIButtonTests {
    @Test func titlesByState() {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setTitle("Gone", for: .selected)
      #expect(button.currentTitle == "Go" && button.titleLabel?.text == "Go")
      button.isSelected = true
      #expect(button.currentTitle == "Gone")
      button.isSelected = false
      button.isEnabled = false
      #expect(button.currentTitle == "Go" && button.title(for: .disabled) == nil)
    }

    @Test func aConfigurationSaysWhatIsShown() {
      let button = UIButton(type: .system)
      button.configuration = .filled()
      button.configuration?.title = "Buy"
      let size = button.intrinsicContentSize
      #expect(button.configuration?.title == "Buy" && size.width > 24)
      button.configuration?.title = "Buy a lot more of it"
      #expect(button.intrinsicContentSize.width > size.width)
    }

    private func titleFrame(
      _ horizontal: UIControl.ContentHorizontalAlignment = .center,
      _ vertical: UIControl.ContentVerticalAlignment = .center
    ) -> CGRect {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.contentHorizontalAlignment = horizontal
      button.contentVerticalAlignment = vertical
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      button.layoutIfNeeded()
      return button.titleLabel?.frame ?? .zero
    }

    @Test("The title is at the side that it is aligned with")
    func alignment() {
      for side in [UIControl.ContentHorizontalAlignment.left, .leading] {
        #expect(abs(titleFrame(side).minX) < 0.7)
      }
      for side in [UIControl.ContentHorizontalAlignment.right, .trailing] {
        #expect(abs(titleFrame(side).maxX - 200) < 0.7)
      }
      #expect(abs(titleFrame(.center, .top).minY) < 0.7)
      #expect(abs(titleFrame(.center, .bottom).maxY - 60) < 0.7)
    }

    @Test(.enabled(if: Hands.isAvailable)) func aFingersTapIsHeard() async {
      let (window, board) = stage(CGSize(width: 300, height: 200))
      var taps = 0
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
      button.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
      board.addSubview(button)
      await nextTurn()
      await Hands.tap(button)
      #expect(taps == 1 && !button.isHighlighted)
      button.isEnabled = false
      await Hands.tap(button)
      #expect(taps == 1)
      window.isHidden = true
    }
  }

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
