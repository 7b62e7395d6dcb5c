#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UIControlTests {
    init() { startOver() }

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

    @Test func anActionWithTheSameNameReplaces() {
      let control = UIControl()
      var heard: [Int] = []
      for number in 1...3 {
        let action = UIAction(identifier: UIAction.Identifier("one")) { _ in heard.append(number) }
        control.addAction(action, for: .touchUpInside)
      }
      control.sendActions(for: .touchUpInside)
      #expect(heard == [3])
      control.removeAction(identifiedBy: UIAction.Identifier("one"), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(heard == [3])
    }

    @Test func anActionKnowsItsSender() {
      let control = UIControl()
      var sender: AnyObject?
      control.addAction(UIAction { sender = $0.sender as AnyObject? }, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(sender === control)
    }

    @Test func theStateIsMadeOfFlags() {
      let control = UIControl()
      #expect(control.state == .normal)
      control.isSelected = true
      control.isHighlighted = true
      control.isEnabled = false
      #expect(control.state == [.selected, .highlighted, .disabled])
    }

    @Test func valuesStayInTheirRange() {
      let slider = UISlider()
      slider.maximumValue = 10
      slider.value = 12
      #expect(slider.value == 10)
      slider.minimumValue = 3
      slider.value = 1
      #expect(slider.value == 3)
    }

    @Test func whatTheAppSetsSendsNoAction() {
      let (slider, toggle) = (UISlider(), UISwitch())
      let segments = UISegmentedControl(items: ["a", "b"])
      var count = 0
      for control in [slider, toggle, segments] as [UIControl] {
        control.addAction(UIAction { _ in count += 1 }, for: .allEvents)
      }
      slider.value = 0.5
      toggle.isOn = true
      segments.selectedSegmentIndex = 1
      #expect(count == 0 && toggle.isOn && slider.value == 0.5)
      #expect(segments.numberOfSegments == 2 && segments.titleForSegment(at: 1) == "b")
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
