// The screen as SVG.
import MatchEngineTestSupport
import Testing

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct SVGTests {
    private func screen(_ seed: UInt64) -> UIWindow {
      let window = emptyWindow()
      var tree = RandomTree(seed: seed, isRich: true)
      for _ in 0..<4 { window.addSubview(tree.view(depth: 3, in: window.bounds.size)) }
      Headless.turn()
      if let snapshot = window.snapshotView(afterScreenUpdates: false) {
        window.addSubview(snapshot)
      }
      Headless.turn()
      return window
    }

    @Test func equalTreesHaveTheSameBytes() {
      for seed in 0..<8 as Range<UInt64> {
        let first = withExtendedLifetime(screen(seed)) { Headless.svg() }
        let list = Headless.displayList
        let again = withExtendedLifetime(screen(seed)) { Headless.svg() }
        #expect(first == again)
        let other = withExtendedLifetime(screen(seed + 100)) { Headless.svg() }
        #expect(first != other)
        _ = list
      }
    }

    @Test func gradientsOfEachTypeAreDrawn() {
      for (type, text) in [
        (CAGradientLayerType.axial, "linearGradient"), (.radial, "radialGradient"),
        (.conic, "clip-path"),
      ] {
        let window = emptyWindow()
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.type = type
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        window.layer.addSublayer(gradient)
        Headless.turn()
        let svg = withExtendedLifetime(window) { Headless.svg() }
        #expect(svg.contains(text))
        let item = Headless.displayList.items.first { $0.kind == .gradient }
        func red(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
          item?.color(at: CGPoint(x: x, y: y))?.components?[0] ?? -1
        }
        switch type {
        // It is stretched with the layer, as if that had been a square.
        case .axial: #expect(red(60, 50) == 1 && red(110, 80) == 0 && red(100, 26) == 1)
        case .radial: #expect(red(60, 50) == 1 && abs(red(85, 50) - 0.5) < 1e-9 && red(11, 21) == 0)
        // Just beyond the direction of the end it begins, and just before that it ends.
        default: #expect(red(109, 80) > 0.98 && red(110, 79) < 0.02)
        }
      }
    }

    /// Tags open and close in order, and every name that is used is there.
    @Test func documentsAreWellFormed() {
      for seed in 20..<30 as Range<UInt64> {
        let svg = withExtendedLifetime(screen(seed)) { Headless.svg() }
        var open: [Substring] = []
        for tag in svg.split(separator: "<") {
          guard let end = tag.firstIndex(of: ">") else { continue }
          let head = tag[..<end]
          let name = head.prefix { !" />".contains($0) }
          if head.hasPrefix("/") {
            #expect(open.popLast() == head.dropFirst())
          } else if !head.hasSuffix("/") {
            open.append(name)
          }
        }
        #expect(open.isEmpty)
        let names = svg.components(separatedBy: " id=\"").dropFirst().map {
          $0.prefix { $0 != "\"" }
        }
        #expect(names.map { "\($0)" } == (1...max(1, names.count)).map { "d\($0)" })
        for sign in ["url(#", "href=\"#"] {
          for part in svg.components(separatedBy: sign).dropFirst() {
            let name = part.prefix { $0.isLetter || $0.isNumber }
            #expect(names.contains(name))
          }
        }
      }
    }

    @Test func textKeepsItsWidthAndItsCharacters() throws {
      let font = UIFont.systemFont(ofSize: 17, weight: .bold)
      let string = "A <b> & \"c\"\u{7}"
      let drawing = Drawing(
        size: CGSize(width: 100, height: 20),
        commands: [.text(string, font, LayerState.black, baseline: CGPoint(x: 1, y: 16))]
      )
      let text = SVGDrawing.text(of: drawing)
      #expect(text.hasSuffix(">A &lt;b&gt; &amp; &quot;c&quot; </text>"))
      #expect(text.contains("textLength=\"\(SVGNumber.text(font.width(of: string)))\""))
      #expect(text.contains("font-weight=\"700\"") && text.contains("x=\"1\" y=\"16\""))
    }

    @Test func aScreenOfSixtyViewsIsSmall() {
      let window = emptyWindow()
      for index in 0..<60 {
        let view = UIView(
          frame: CGRect(
            x: CGFloat(index % 6) * 65 + 2,
            y: CGFloat(index / 6) * 80 + 3,
            width: 60,
            height: 70
          )
        )
        view.backgroundColor = .systemTeal
        view.layer.cornerRadius = 10
        view.clipsToBounds = index % 2 == 0
        view.layer.shadowOpacity = 0.3
        view.layer.contents = UIImage(systemName: index % 3 == 0 ? "heart" : "star")?.cgImage
        view.contentMode = .center
        window.addSubview(view)
      }
      Headless.turn()
      let svg = Headless.svg()
      #expect(svg.utf8.count < 40_000 && svg.utf8.count > 4000)
    }

    @Test func whatIsSharedIsWrittenOnce() {
      let window = emptyWindow()
      let image = UIImage(systemName: "gear")?.cgImage
      for index in 0..<5 {
        let view = UIView(frame: CGRect(x: CGFloat(index) * 30, y: 0, width: 20, height: 20))
        view.layer.contents = image
        window.addSubview(view)
      }
      Headless.turn()
      let svg = Headless.svg()
      #expect(svg.components(separatedBy: "<use ").count == 6)
      #expect(svg.components(separatedBy: "<g id=").count == 2)
    }

    @Test func aTurnedRoundBoxWithABorderIsTwoRectangles() {
      let window = emptyWindow()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      view.backgroundColor = .red
      view.layer.cornerRadius = 6
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.blue.cgColor
      view.center = CGPoint(x: 100, y: 50)
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      window.addSubview(view)
      Headless.turn()
      let svg = Headless.svg()
      let turn = "transform=\"matrix(0 1 -1 0 110 30)\""
      #expect(svg.contains("width=\"40\" height=\"20\" rx=\"6\" \(turn) fill=\"#"))
      #expect(svg.contains("width=\"38\" height=\"18\" rx=\"5\" \(turn) fill=\"none\""))
      #expect(!svg.contains("<path"))
    }
  }
}
