import MatchEngineTestSupport
import Testing

@testable import UIKit

extension HeadlessTests {
  /// VH-1, VH-3, VH-5: the list against a second, pointwise way to find what is seen.
  @MainActor @Suite struct DisplayListTests {
    @Test("VH-1, VH-3, VH-5: at each point the list's last item is the box that is seen there")
    func pointByPoint() {
      var hits = 0
      for seed in 0..<60 as Range<UInt64> {
        let window = emptyWindow()
        var tree = RandomTree(seed: seed)
        let view = tree.view(depth: 3, in: window.bounds.size)
        window.addSubview(view)
        Headless.turn()
        UIView.animate(withDuration: 1) {
          view.center.x += 40
          view.subviews.first?.transform = CGAffineTransform(rotationAngle: 1)
          view.subviews.last?.bounds.size.width += 30
        }
        Headless.advance(by: seed % 2 == 0 ? 0.5 : 2)
        let list = Headless.displayList
        for _ in 0..<100 {
          let point = CGPoint(
            x: tree.random.number(0...Double(window.bounds.width)),
            y: tree.random.number(0...Double(window.bounds.height))
          )
          let seen = list.items.last { $0.contains(point) }?.layer
          let expected = Self.top(window.layer, point)
          #expect(seen == expected, "seed \(seed), \(point)")
          hits += expected == nil ? 0 : 1
        }
      }
      #expect(hits > 1000)
    }

    /// The frontmost colored layer at a point of the parent, by the layers' presentation alone.
    private static func top(_ model: CALayer, _ point: CGPoint) -> ObjectIdentifier? {
      guard let layer = model.presentation(), !layer.isHidden, layer.opacity > 0 else { return nil }
      let matrix = layer.affineTransform()
      let away = CGPoint(x: point.x - layer.position.x, y: point.y - layer.position.y)
      let turned = away.applying(matrix.inverted())
      let local = CGPoint(
        x: turned.x + layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
        y: turned.y + layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height
      )
      let isInside = covers(layer, local)
      if isInside || !layer.masksToBounds {
        let order = (model.sublayers ?? []).enumerated().sorted { first, second in
          (first.element.zPosition, first.offset) > (second.element.zPosition, second.offset)
        }
        for (_, sublayer) in order {
          if let found = top(sublayer, local) { return found }
        }
      }
      return isInside && layer.backgroundColor != nil ? ObjectIdentifier(model) : nil
    }

    private static func covers(_ layer: CALayer, _ point: CGPoint) -> Bool {
      let box = layer.bounds
      guard box.contains(point) else { return false }
      let radius = min(layer.cornerRadius, box.width / 2, box.height / 2)
      let corners: [(CACornerMask, CGPoint)] = [
        (.layerMinXMinYCorner, CGPoint(x: box.minX + radius, y: box.minY + radius)),
        (.layerMaxXMinYCorner, CGPoint(x: box.maxX - radius, y: box.minY + radius)),
        (.layerMinXMaxYCorner, CGPoint(x: box.minX + radius, y: box.maxY - radius)),
        (.layerMaxXMaxYCorner, CGPoint(x: box.maxX - radius, y: box.maxY - radius)),
      ]
      return corners.allSatisfy { corner, middle in
        guard layer.maskedCorners.contains(corner) else { return true }
        let left = corner == .layerMinXMinYCorner || corner == .layerMinXMaxYCorner
        let up = corner == .layerMinXMinYCorner || corner == .layerMaxXMinYCorner
        guard left == (point.x < middle.x), up == (point.y < middle.y) else { return true }
        return hypot(point.x - middle.x, point.y - middle.y) <= radius
      }
    }

    @Test("VH-1: an item's opacity is the product of those above")
    func opacities() {
      let window = emptyWindow()
      var tree = RandomTree(seed: 5, isRich: true)
      var views: [ObjectIdentifier: UIView] = [:]
      for _ in 0..<20 {
        let view = tree.view(depth: 3, in: window.bounds.size)
        window.addSubview(view)
      }
      Headless.turn()
      func collect(_ view: UIView) {
        views[ObjectIdentifier(view.layer)] = view
        view.subviews.forEach(collect)
      }
      collect(window)
      var count = 0
      for item in Headless.displayList.items where item.kind == .background {
        var product: CGFloat = 1
        var next = views[item.layer]
        while let view = next {
          product *= view.alpha
          next = view.superview
        }
        #expect(abs(item.opacity - product) < 1e-6)
        count += product < 0.5 ? 1 : 0
      }
      #expect(count > 10)
    }

    @Test(
      "VH-5, VH-6: the parts of a layer, back to front; clipping takes the shadow and clips what is inside"
    )
    func parts() throws {
      let window = emptyWindow()
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 80))
      view.backgroundColor = .white
      view.layer.contents = UIImage(systemName: "heart")?.cgImage
      view.layer.borderWidth = 2
      view.layer.cornerRadius = 300
      view.layer.shadowOpacity = 0.5
      let inner = UIView(frame: CGRect(x: -10, y: 10, width: 40, height: 40))
      inner.backgroundColor = .red
      view.addSubview(inner)
      window.addSubview(view)
      Headless.turn()
      var items = Headless.displayList.items
      #expect(items.map(\.kind) == [.shadow, .background, .image, .background, .border])
      #expect(items[0].box == CGRect(x: 50, y: 47, width: 100, height: 80))
      #expect(items[1].radii == CornerRadii(40) && items.allSatisfy { $0.clips.isEmpty })
      view.clipsToBounds = true
      Headless.turn()
      items = Headless.displayList.items
      #expect(items.map(\.kind) == [.background, .image, .background, .border])
      #expect(items.map(\.clips.count) == [0, 1, 1, 0])
      #expect(items[1].clips.first?.radii == CornerRadii(40))
    }

    @Test("An effect view blurs until it or something around it fades")
    func backdrops() {
      let window = emptyWindow()
      let outer = UIView(frame: window.bounds)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.layer.state.backdrop = BackdropState(
        name: "light",
        tint: UIColor.white.withAlphaComponent(0.5).cgColor,
        radius: 20
      )
      outer.addSubview(view)
      window.addSubview(outer)
      Headless.turn()
      #expect(Headless.displayList.items.map(\.kind) == [.backdrop])
      let snapshot = view.snapshotView(afterScreenUpdates: false)
      outer.alpha = 0.9
      Headless.turn()
      #expect(Headless.displayList.items.map(\.kind) == [.background])
      outer.isHidden = true
      if let snapshot {
        snapshot.alpha = 0.5
        window.addSubview(snapshot)
      }
      Headless.turn()
      #expect(Headless.displayList.items.map(\.kind) == [.backdrop], "a picture of it has it")
    }

    @Test("A mask is a clip")
    func masks() throws {
      let window = emptyWindow()
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      view.backgroundColor = .red
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      mask.frame.origin = CGPoint(x: 5, y: 6)
      view.layer.mask = mask
      window.addSubview(view)
      Headless.turn()
      let item = try #require(Headless.displayList.items.first)
      #expect(item.clips.map(\.box) == [CGRect(x: 105, y: 106, width: 20, height: 20)])
      #expect(item.contains(CGPoint(x: 115, y: 116)) && !item.contains(CGPoint(x: 106, y: 107)))
      mask.fillColor = nil
      Headless.advance(by: 1)
      #expect(Headless.displayList.items.isEmpty)
    }
  }

  /// SN-4, SN-5, SN-8: a picture exactly over its source is seen as the source.
  @MainActor @Suite struct PictureLawTests {
    /// A clipping tree on the screen, and the list with it.
    private func shown(_ seed: UInt64) -> (window: UIWindow, source: UIView, list: DisplayList) {
      let window = emptyWindow()
      var tree = RandomTree(seed: seed, isRich: true)
      let source = tree.view(depth: 3, in: CGSize(width: 300, height: 300))
      source.clipsToBounds = true
      source.isHidden = false
      source.backgroundColor = .white
      source.center = CGPoint(x: 200, y: 300)
      window.addSubview(source)
      Headless.turn()
      return (window, source, Headless.displayList)
    }

    private func put(_ snapshot: UIView, over source: UIView, in window: UIWindow) {
      snapshot.layer.anchorPoint = source.layer.anchorPoint
      snapshot.center = source.center
      snapshot.transform = source.transform
      source.removeFromSuperview()
      window.addSubview(snapshot)
      Headless.turn()
    }

    @Test("A snapshot exactly over its source yields the source's list")
    func snapshots() throws {
      var count = 0
      for seed in 0..<80 as Range<UInt64> {
        let (window, source, list) = shown(seed)
        let snapshot = try #require(source.snapshotView(afterScreenUpdates: seed % 2 == 0))
        put(snapshot, over: source, in: window)
        let again = Headless.displayList
        let gone = again.difference(from: list, within: 1e-6)
        #expect(gone.isEmpty, "seed \(seed)\n\(gone.joined(separator: "\n"))")
        #expect(again.items.allSatisfy { $0.pictures == 1 })
        count += again.items.count
      }
      #expect(count > 500)
    }
  }

  @MainActor @Suite struct ContentsPlacementTests {
    private let window = emptyWindow()

    /// The item of a view of 80 by 60 at (10, 20), with an image that is as wide as high.
    private func item(
      _ side: CGFloat,
      _ mode: UIView.ContentMode,
      scale: CGFloat = UIScreen.main.scale,
      _ change: (CALayer) -> Void
    ) throws -> DisplayItem {
      let box = CGRect(x: 0, y: 0, width: side, height: side)
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let image = UIGraphicsImageRenderer(size: box.size, format: format).image { $0.fill(box) }
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
      view.contentMode = mode
      view.layer.contents = image.cgImage
      change(view.layer)
      window.addSubview(view)
      Headless.turn()
      return try #require(Headless.displayList.items.first)
    }

    @Test func aPartOfTheContentsIsShownAlone() throws {
      let part = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
      let item = try item(40, .scaleToFill) { $0.contentsRect = part }
      #expect(item.box == CGRect(x: -30, y: -40, width: 160, height: 120))
      #expect(item.clips.map(\.box) == [CGRect(x: 10, y: 20, width: 80, height: 60)])
    }

    @Test func pixelsCountForContentsOfAnotherScale() throws {
      var layer = CALayer()
      #expect(try item(30, .center, scale: 1) { layer = $0 }.box.width == 10)
      layer.contentsScale = 1
      Headless.turn()
      #expect(Headless.displayList.items.first?.box.width == 30)
    }
  }
}
