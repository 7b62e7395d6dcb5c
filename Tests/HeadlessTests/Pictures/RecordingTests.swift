// What is drawn, as it is kept.
import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct RecordingTests {
    init() { Headless.startOver() }

    private let box = CGRect(x: 0, y: 0, width: 20, height: 10)

    /// The body of what is drawn, as SVG.
    private func drawn(_ body: (CGContext) -> Void) -> String {
      SVGDrawing.text(of: Drawing.recorded(box.size, body))
    }

    @Test func aSymbolThatIsNotThereIsAFrameAndAWarning() throws {
      let symbol = try #require(UIImage(systemName: "tortoise"))
      #expect(symbol.isSymbolImage && symbol.size == CGSize(width: 20, height: 20))
      #expect(symbol.cgImage?.drawing.commands.count == 1)
      #expect(Headless.warnings == ["no drawing of the symbol tortoise"])
    }

    @Test func colorsAndWidthsComeBackWithTheState() {
      let text = drawn { context in
        context.setFillColor(UIColor.red.cgColor)
        context.setAlpha(0.5)
        context.saveGState()
        context.setFillColor(UIColor.blue.cgColor)
        context.setAlpha(1)
        context.fill(box)
        context.restoreGState()
        context.fill(box)
      }
      let rect = "M0 0L20 0L20 10L0 10Z"
      #expect(
        text == "<path d=\"\(rect)\" fill=\"#0000ff\"/>"
          + "<path d=\"\(rect)\" fill=\"#ff0000\" fill-opacity=\"0.5\"/>"
      )
    }

    @Test func transformsEndWithTheState() {
      let text = drawn { context in
        context.clip(to: box)
        context.saveGState()
        context.translateBy(x: 1, y: 2)
        context.rotate(by: .pi / 2)
        context.restoreGState()
        context.addEllipse(in: box)
        context.strokePath()
      }
      #expect(
        text.components(separatedBy: "<g").count == text.components(separatedBy: "</g>").count
      )
      #expect(text.hasSuffix("</g></g>") && text.contains("matrix(0 1 -1 0 0 0)"))
      #expect(text.contains("translate(1 2)"))
    }

    @Test func aPathIsUsedUpByDrawingIt() {
      let context = CGContext(size: box.size)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 5, y: 5))
      context.strokePath()
      context.fillPath()
      guard case .fill(let path, _, _) = context.drawing.commands.last else {
        Issue.record("nothing was filled")
        return
      }
      #expect(path.isEmpty)
    }

    @Test func coreGraphicsDrawsImagesUpsideDownAndUIKitDoesNot() throws {
      let dot = UIGraphicsImageRenderer(bounds: box).image {
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      let image = try #require(dot.cgImage)
      let place = CGRect(x: 3, y: 4, width: 20, height: 10)
      #expect(drawn { _ in dot.draw(in: place) }.contains("translate(3 4)"))
      let turned = drawn { $0.draw(image, in: place) }
      // The two transforms together put the image's top at the rectangle's bottom.
      #expect(turned.contains("matrix(1 0 0 -1 0 18)") && turned.contains("translate(3 4)"))
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

    @Test func aTemplateTakesOneColor() throws {
      let image = UIGraphicsImageRenderer(bounds: box).image { context in
        UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).setFill()
        context.fill(box)
      }
      let tinted = try #require(image.withTintColor(.blue).cgImage)
      guard case .fill(_, let color, _) = tinted.drawing.commands.last else {
        Issue.record("nothing was filled")
        return
      }
      #expect(color == UIColor.blue.withAlphaComponent(0.5).cgColor)
    }

    @Test func anOpaqueImageIsBlackBehindWhatIsDrawn() {
      let format = UIGraphicsImageRendererFormat()
      format.opaque = true
      let image = UIGraphicsImageRenderer(bounds: box, format: format).image { _ in }
      guard case .fill(let path, let color, _) = image.cgImage?.drawing.commands.first else {
        Issue.record("nothing was filled")
        return
      }
      #expect(path.boundingBoxOfPath == box && color == LayerState.black)
    }

    @Test func textIsDrawnFromItsTopLeft() {
      let font = UIFont.systemFont(ofSize: 20)
      let string = NSString(string: "Two words")
      let size = string.size(withAttributes: [.font: font])
      #expect(size == CGSize(width: font.width(of: "Two words"), height: font.lineHeight))
      let drawing = Drawing.recorded(box.size) { _ in
        let place = CGRect(x: 3, y: 4, width: size.width - 1, height: 100)
        string.draw(in: place, withAttributes: [.font: font, .foregroundColor: UIColor.red])
      }
      #expect(drawing.texts == ["Two", "words"])
      let baselines: [CGFloat] = drawing.commands.compactMap { command in
        guard case .text(_, _, let color, let baseline) = command else { return nil }
        return color == UIColor.red.cgColor ? baseline.y : nil
      }
      let first = 4 + font.ascender
      #expect(baselines.count == 2 && baselines[0] == first)
      #expect(abs(baselines[1] - first - font.lineHeight) < 1e-9)
    }

    @Test func layersAreDrawnAsTheyAreSet() {
      let layer = CALayer()
      layer.bounds = box
      layer.backgroundColor = UIColor.red.cgColor
      let inner = CALayer()
      inner.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
      inner.backgroundColor = UIColor.blue.cgColor
      layer.addSublayer(inner)
      let image = UIGraphicsImageRenderer(bounds: box).image { layer.render(in: $0.cgContext) }
      inner.backgroundColor = UIColor.green.cgColor
      let svg = Headless.svg(of: image)
      #expect(svg.contains("#ff0000") && svg.contains("#0000ff") && !svg.contains("#00ff00"))
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
