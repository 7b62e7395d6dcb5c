// What controls do with fingers.
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct TrackingTests {
    init() { startOver() }

    /// A finger goes down, through some places and up, all in the window's coordinates.
    private func drag(_ control: UIControl, _ window: UIWindow, _ points: [CGPoint]) {
      let touch = UITouch(at: points[0], in: window)
      control.touchesBegan([touch], with: nil)
      for point in points.dropFirst() {
        touch.point = point
        control.touchesMoved([touch], with: nil)
      }
      control.touchesEnded([touch], with: nil)
    }

    private func put(_ control: UIControl) -> UIWindow {
      let (window, board) = stage(CGSize(width: 300, height: 100))
      control.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      board.addSubview(control)
      board.layoutIfNeeded()
      return window
    }

    @Test func aTapOnAButton() {
      let button = UIButton(type: .system)
      let window = put(button)
      var heard: [UInt] = []
      for event in [UIControl.Event.touchDown, .touchUpInside, .primaryActionTriggered] {
        button.addAction(UIAction { _ in heard.append(event.rawValue) }, for: event)
      }
      drag(button, window, [CGPoint(x: 60, y: 110)])
      #expect(heard == [1 << 0, 1 << 6, 1 << 13])
      #expect(!button.isHighlighted && !button.isTracking)
      window.isHidden = true
    }

    @Test func aSliderFollowsTheFinger() {
      let slider = UISlider()
      let window = put(slider)
      var values: [Float] = []
      slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
      drag(
        slider,
        window,
        [CGPoint(x: 54, y: 120), CGPoint(x: 140, y: 120), CGPoint(x: 500, y: 120)]
      )
      #expect(values == [0.5, 1])
      drag(slider, window, [CGPoint(x: 60, y: 120)])
      #expect(values.count == 2)
      window.isHidden = true
    }
  }
}
