#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("What flies in place of a view") struct KindTests {
    /// Holds a push between two screens and looks at the stage.
    private func push(
      _ lower: UIView,
      _ upper: UIView,
      _ check: (MatchFlight, _ stage: UIView) async throws -> Void
    ) async throws {
      lower.matchID = "it"
      upper.matchID = "it"
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [upper])
      await flight.show(at: 0.5)
      let stage = try #require(upper.superview?.superview?.subviews.last)
      try await check(flight, stage)
      await flight.land()
      #expect(upper.layer.animationKeys() == nil)
    }

    private static let small = CGRect(x: 20, y: 100, width: 80, height: 80)
    private static let large = CGRect(x: 100, y: 300, width: 200, height: 100)

    /// Hero #10 #363 #566.
    @Test("an image flies as an image, halfway between the rectangles of both content modes")
    func image() async throws {
      let modes = (0...12).compactMap { UIView.ContentMode(rawValue: $0) }
      for (number, mode) in modes.enumerated() {
        let other = modes[(number * 5 + 3) % modes.count]
        let views = [(KindTests.small, mode), (KindTests.large, other)].map { frame, mode in
          let view = UIImageView(frame, PhotoScreen.image)
          view.contentMode = mode
          view.clipsToBounds = true
          return view
        }
        let ends = views.map { view in
          KindTests.rect(of: CGSize(width: 40, height: 30), view.contentMode, in: view.frame)
        }
        try await push(views[0], views[1]) { _, stage in
          let shown = try #require(stage.all(UIImageView.self).last)
          #expect(shown.image === PhotoScreen.image)
          let rect = shown.nextBox(in: stage)
          let middle = ends[0].mixed(with: ends[1], 0.5)
          #expect(isClose(rect, middle, within: 0.01), "\(mode.rawValue) to \(other.rawValue)")
        }
      }
    }

    /// Where UIKit puts an image, computed differently from the engine.
    static func rect(
      of image: CGSize,
      _ mode: UIView.ContentMode,
      in box: CGRect
    ) -> CGRect {
      var size = image
      let factors = [box.width / image.width, box.height / image.height].sorted()
      switch mode {
      case .scaleAspectFit: size = CGSize(width: 40 * factors[0], height: 30 * factors[0])
      case .scaleAspectFill: size = CGSize(width: 40 * factors[1], height: 30 * factors[1])
      case .scaleToFill, .redraw: size = box.size
      default: break
      }
      var rect = CGRect(
        x: box.midX - size.width / 2,
        y: box.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
      if [.left, .topLeft, .bottomLeft].contains(mode) { rect.origin.x = box.minX }
      if [.right, .topRight, .bottomRight].contains(mode) {
        rect.origin.x = box.maxX - size.width
      }
      if [.top, .topLeft, .topRight].contains(mode) { rect.origin.y = box.minY }
      if [.bottom, .bottomLeft, .bottomRight].contains(mode) {
        rect.origin.y = box.maxY - size.height
      }
      return rect
    }

    @Test("blurs fill the box, and fade by their effects, with nothing translucent around them")
    func effect() async throws {
      let bar = CGRect(x: 8, y: 700, width: 300, height: 60)
      let views = [bar, KindTests.large].map { UIVisualEffectView(blurIn: $0) }
      try await push(views[0], views[1]) { flight, stage in
        for step in 0...10 {
          await flight.show(at: CGFloat(step) / 10)
          let shown = stage.all(UIVisualEffectView.self)
          #expect(shown.count == 2)
          let boxes = shown.map { $0.convert($0.bounds, to: stage) }
          #expect(isClose(boxes[0], boxes[1], within: 0.01), "\(boxes)")
          for view in shown {
            var next: UIView? = view
            while let ancestor = next, ancestor !== stage.superview {
              #expect(ancestor.alpha == 1)
              next = ancestor.superview
            }
          }
        }
      }
    }

    #if !canImport(ObjectiveC)
    @Test func `a blur that becomes another view fades out as that fades in`() async throws {
      let blur = UIVisualEffectView(blurIn: KindTests.small)
      let label = UILabel(KindTests.large, "text")
      label.backgroundColor = .green
      label.alpha = 0.5
      try await push(blur, label) { flight, _ in
        var last: (radius: CGFloat, cover: CGFloat)?
        for step in 0...8 {
          await flight.show(at: CGFloat(step) / 8)
          let items = Headless.nextDisplayList.items
          let radius = items.first { $0.kind == .backdrop }?.width ?? 0
          let cover = items.last { $0.kind == .background && $0.isGreen }.map {
            ($0.color?.alpha ?? 0) * $0.opacity
          }
          if let last { #expect(radius < last.radius && (cover ?? 0) > last.cover) }
          last = (radius, cover ?? 0)
        }
        #expect(last?.radius == 0 && isClose(last?.cover ?? 0, 0.5, within: 0.01))
      }
    }
    #endif

    /// Hero #40 #65 #209 #346 #440 #506 #593 #699 #741 #742.
    @Test("a radius, a border, a shadow and a background are halfway between the two ends")
    func appearance() async throws {
      let views = [KindTests.small, KindTests.large].map { UIView(frame: $0) }
      let corners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      for (view, factor) in zip(views, [CGFloat(1), 3]) {
        view.layer.maskedCorners = corners
        view.backgroundColor = UIColor(white: factor / 4, alpha: 1)
        view.layer.cornerRadius = 4 * factor
        view.layer.borderWidth = 2 * factor
        view.layer.borderColor = UIColor.black.cgColor
        view.layer.shadowOpacity = Float(factor) / 4
        view.layer.shadowRadius = 3 * factor
        view.layer.cornerCurve = .continuous
      }
      try await push(views[0], views[1]) { _, stage in
        let shadowed = try #require(stage.all.first { $0.layer.shadowOpacity > 0 })
        #expect(isClose(CGFloat(shadowed.layer.shadowOpacity), 0.5, within: 1e-3))
        #expect(isClose(shadowed.layer.shadowRadius, 6, within: 1e-3))
        #expect(shadowed.layer.shadowPath?.boundingBoxOfPath == shadowed.bounds)
        let round = try #require(stage.all.first { $0.layer.cornerRadius > 0 })
        #expect(isClose(round.layer.cornerRadius, 8, within: 1e-3))
        #expect(round.layer.maskedCorners == corners)
        #expect(round.layer.cornerCurve == .continuous)
        let edged = try #require(stage.all.first { $0.layer.borderWidth > 0 })
        #expect(isClose(edged.layer.borderWidth, 4, within: 1e-3))
        var white: CGFloat = 0
        _ = round.layer.backgroundColor.map { UIColor(cgColor: $0) }?.getWhite(&white, alpha: nil)
        #expect(isClose(white, 0.5, within: 0.01))
      }
    }

    @Test func `the corner curve is that of the rounder end`() async throws {
      let views = [KindTests.small, KindTests.large].map { UIView($0, .gray) }
      views[0].layer.cornerRadius = 20
      views[0].layer.cornerCurve = .continuous
      try await push(views[0], views[1]) { _, stage in
        let round = try #require(stage.all.first { $0.layer.cornerRadius > 0 })
        #expect(round.layer.cornerCurve == .continuous)
      }
    }

    @Test("an image that arrives in flight is shown, and the flight finishes")
    func lateImage() async throws {
      let lower = UIImageView(KindTests.small, PhotoScreen.image)
      let upper = UIImageView()
      upper.frame = KindTests.large
      upper.contentMode = .scaleAspectFit
      let late = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
      try await push(lower, upper) { _, stage in
        #expect(stage.all(UIImageView.self).map(\.image) == [PhotoScreen.image])
        upper.image = late
        await advance(0.1)
        #expect(stage.all(UIImageView.self).contains { $0.image === late })
      }
    }
  }
}

#if !canImport(ObjectiveC)
extension DisplayItem {
  var isGreen: Bool {
    let parts = color?.components ?? []
    return parts.count == 4 && parts[1] > 0.9 && parts[0] < 0.1
  }
}
#endif
#endif
