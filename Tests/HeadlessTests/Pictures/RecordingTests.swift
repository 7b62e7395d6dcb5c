// What is drawn, as it is kept.
import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct RecordingTests {
    @Test func aSymbolThatIsNotThereIsAFrameAndAWarning() throws {
      let symbol = try #require(UIImage(systemName: "tortoise"))
      #expect(symbol.isSymbolImage && symbol.size == CGSize(width: 20, height: 20))
      #expect(symbol.cgImage?.drawing.commands.count == 1)
      #expect(Headless.warnings == ["no drawing of the symbol tortoise"])
    }

    @Test func whatAViewDrawsIsRecordedAtTheCommit() throws {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      let view = DrawnView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      window.addSubview(view)
      #expect(view.count == 0)
      Headless.turn()
      #expect(view.count == 1 && Headless.displayList.items.map(\.kind) == [.drawing])
      Headless.turn()
      #expect(view.count == 1)
      view.setNeedsDisplay()
      view.setNeedsDisplay()
      Headless.turn()
      #expect(view.count == 2)
      let plain = UIView(frame: view.frame)
      window.addSubview(plain)
      Headless.turn()
      #expect(Headless.displayList.items.count == 1)
    }
  }
}

/// A view that draws, and counts how often.
private final class DrawnView: UIView {
  var count = 0
  override func draw(_ rect: CGRect) {
    count += 1
    UIColor.red.setFill()
    UIBezierPath(ovalIn: rect).fill()
  }
}
