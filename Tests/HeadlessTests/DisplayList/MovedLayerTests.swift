import Testing

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite("Layers that are moved") struct MovedLayerTests {
    @Test("what is moved out of something that leaves the screen in the same turn is still seen")
    func movedOut() {
      let window = emptyWindow()
      let box = UIView(frame: window.bounds)
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      view.backgroundColor = .red
      box.addSubview(view)
      window.addSubview(box)
      Headless.advance(by: 0.1)
      #expect(Headless.displayList.items(of: view).count == 1)
      window.addSubview(view)
      box.removeFromSuperview()
      Headless.advance(by: 0.1)
      #expect(Headless.displayList.items(of: view).count == 1)
    }
  }
}
