import Testing

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite("What is seen of rings, of rows with perspective, and below bars")
  struct SeenAsItIsTests {
    @Test(arguments: [1, 0.25] as [CGFloat])
    func `VH-20: a stroke is drawn as far as its end`(end: CGFloat) throws {
      let window = emptyWindow()
      let line = CAShapeLayer()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 100, y: 300))
      path.addLine(to: CGPoint(x: 300, y: 300))
      path.addLine(to: CGPoint(x: 300, y: 500))
      (line.path, line.fillColor, line.strokeEnd) = (path.cgPath, nil, end)
      line.strokeColor = UIColor.red.cgColor
      window.layer.addSublayer(line)
      Headless.turn()
      let box = try #require(Headless.displayList.items.first { $0.kind == .stroke }).box
      #expect(box.maxX == 100 + 200 * min(2 * end, 1) && box.maxY == (end == 1 ? 500 : 300))
    }

    @Test func `VH-21: a perspective shows what lies flat as it is`() throws {
      let window = emptyWindow()
      window.layer.sublayerTransform.m34 = -1 / 500
      let view = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 80))
      view.backgroundColor = .red
      window.addSubview(view)
      Headless.turn()
      #expect(Headless.displayList.items.last?.box == view.frame)
      #expect(view.convert(view.bounds, to: nil) == view.frame)
    }

    @Test func `NV-86: a bar with a transparent background shows what is below it`() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let bar = navigation.navigationBar
      let look = UINavigationBarAppearance()
      func color() -> CGColor? { bar.subviews.first?.layer.backgroundColor }
      #expect(color()?.alpha ?? 0 > 0.5)
      look.configureWithTransparentBackground()
      bar.standardAppearance = look
      #expect(color()?.alpha == 0)
      look.configureWithOpaqueBackground()
      navigation.viewControllers[0].navigationItem.standardAppearance = look
      #expect(color()?.alpha == 1)
    }

    @Test func `PX-25: contents are enlarged by a filter that an app chooses`() {
      let layer = CALayer()
      #expect(layer.magnificationFilter == .linear)
      layer.magnificationFilter = .nearest
      #expect(layer.magnificationFilter == .nearest)
    }
  }
}
