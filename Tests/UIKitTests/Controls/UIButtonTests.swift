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

    @Test("A button without anything in it takes 30 by 34 points")
    func emptySize() {
      for type in [UIButton.ButtonType.custom, .system] {
        let button = UIButton(type: type)
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: 30, height: 34))
      }
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

    @Test func theTitleIsInTheMiddle() {
      let frame = titleFrame()
      #expect(abs(frame.midX - 100) < 0.7 && abs(frame.midY - 30) < 0.7)
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
  }
}

extension UIKitTests.UIButtonTests {
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
#endif
