#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("Scroll views with something around them", .enabled(if: Hands.isAvailable))
  struct WheelTests {
    @Test("GS-50: a wheel turns down to its first row, and comes back there")
    func wheel() async {
      let rows = Rows()
      let window = show(UIViewController())
      let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 320, height: 216))
      picker.dataSource = rows
      window.rootViewController?.view.addSubview(picker)
      await nextTurn()
      picker.selectRow(5, inComponent: 1, animated: false)
      await drag(by: 70, in: window)
      #expect(picker.selectedRow(inComponent: 0) == 0)
      #expect((1..<5).contains(picker.selectedRow(inComponent: 1)))
      await drag(by: 200, in: window)
      #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test("NV-85: a list makes a large title small before it scrolls, and large again last")
    func title() async {
      let (screen, list) = (UIViewController(), UIScrollView())
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      let window = show(navigation)
      list.frame = screen.view.bounds
      list.contentSize = CGSize(width: 300, height: 4000)
      screen.view.addSubview(list)
      await advance(0.1)
      let height = navigation.navigationBar.bounds.height
      let top = list.adjustedContentInset.top
      #expect(list.contentOffset.y == -top)
      // Neither its top nor its small title is where a slow finger lets go: it comes to rest at one of them.
      await drag(by: -55, in: window)
      let small = navigation.navigationBar.bounds.height
      #expect(small < height && list.adjustedContentInset.top == top - height + small)
      #expect(list.contentOffset.y == -list.adjustedContentInset.top)
      await drag(by: 100, in: window)
      #expect(navigation.navigationBar.bounds.height == height && list.contentOffset.y == -top)
      await drag(by: -300, in: window)
      #expect(navigation.navigationBar.bounds.height == small)
      #expect(list.contentOffset.y > -list.adjustedContentInset.top + 100)
    }

    private func drag(by way: CGFloat, in window: UIWindow) async {
      let finger = await Hands.touch(at: CGPoint(x: 240, y: 408), in: window)
      await finger.move(to: CGPoint(x: 240, y: 408 + way), during: 0.4)
      await finger.hold(for: 0.2)
      await finger.lift()
      await advance(2)
    }
  }
}

private final class Rows: NSObject, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
}
#endif
