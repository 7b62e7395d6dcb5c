import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite("Small controls") struct ControlTests {
    @Test("a page control keeps its page among the pages, and goes on by a tap on either half")
    func pages() async {
      let screen = UIViewController()
      let window = show(screen)
      let control = UIPageControl(frame: CGRect(x: 100, y: 300, width: 120, height: 26))
      control.numberOfPages = 3
      screen.view.addSubview(control)
      var told: [Int] = []
      control.addAction(
        UIAction { [weak control] _ in told.append(control?.currentPage ?? -1) },
        for: .valueChanged
      )
      control.currentPage = 7
      #expect(control.currentPage == 2)
      await advance(0.1)
      for x in [210, 110, 110, 110] as [CGFloat] {
        await Hands.tap(at: CGPoint(x: x, y: 313), in: window)
      }
      #expect(told == [1, 0] && control.currentPage == 0)
    }

    @Test("a progress view is filled as far as it is, at once or within a quarter of a second")
    func progress() async {
      let screen = UIViewController()
      let window = show(screen)
      let view = UIProgressView(progressViewStyle: .default)
      view.frame = CGRect(x: 0, y: 200, width: 200, height: 4)
      screen.view.addSubview(view)
      view.progress = 0.5
      await advance(0.1)
      let bar = view.subviews[1]
      #expect(bar.frame.width == 100 && window.isKeyWindow)
      view.setProgress(2, animated: true)
      #expect(view.progress == 1 && bar.frame.width == 200)
      await advance(0.1)
      let shown = bar.layer.presentation()?.bounds.width ?? 0
      #expect(shown > 105 && shown < 195)
      await advance(0.3)
      #expect(bar.layer.presentation()?.bounds.width == 200)
    }

    @Test("flexible spaces of a toolbar share the room that is left")
    func toolbar() {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      let ends = ["One", "Two", "Three"].map { UIBarButtonItem(title: $0) }
      bar.items = [ends[0], .flexibleSpace(), ends[1], .flexibleSpace(), ends[2]]
      bar.layoutIfNeeded()
      let frames = ends.map(\.view.frame)
      #expect(frames[0].minX == 16 && abs(frames[2].maxX - 384) < 0.01)
      #expect(abs((frames[1].minX - frames[0].maxX) - (frames[2].minX - frames[1].maxX)) < 0.01)
      let symbol = UIBarButtonItem(systemItem: .add)
      #expect(symbol.image != nil && UIBarButtonItem(systemItem: .done).title == "Done")
    }

    @Test("a symbol that isn't known is a frame with its name")
    func symbols() {
      #expect(UIImage(systemName: "heart.fill")?.cgImage?.drawing.texts == [])
      #expect(UIImage(systemName: "tram.circle")?.cgImage?.drawing.texts == ["tram", "circle"])
    }

    @Test("a view is found by its tag, itself first and then from the outside in")
    func tags() {
      let (root, inner, deep) = (UIView(), UIView(), UIView())
      root.addSubview(inner)
      inner.addSubview(deep)
      (inner.tag, deep.tag) = (1, 2)
      #expect(root.viewWithTag(0) === root && root.viewWithTag(2) === deep)
      #expect(inner.viewWithTag(1) === inner && root.viewWithTag(3) == nil)
    }

    @Test("keyframes follow one another, each in its part of the whole, which lasts to its end")
    func keyframes() async {
      let screen = UIViewController()
      let window = show(screen)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.view.addSubview(view)
      await advance(0.1)
      var isOver = false
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          view.center.x = 105
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
          view.center.y = 205
        }
      } completion: {
        isOver = $0
      }
      var places: [CGPoint] = []
      for _ in 0..<4 {
        await advance(0.125)
        places.append(view.shownCenter ?? .zero)
      }
      let wanted = [(55, 5), (105, 5), (105, 105), (105, 205)].map { CGPoint(x: $0, y: $1) }
      #expect(zip(places, wanted).allSatisfy { isClose($0, $1, within: 12) }, "\(places)")
      await advance(0.4)
      #expect(!isOver)
      await advance(0.2)
      #expect(isOver && window.isKeyWindow)
    }
  }
}
