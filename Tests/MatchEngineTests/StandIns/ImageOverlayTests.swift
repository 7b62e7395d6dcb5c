#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("An image with something on it stays an image") struct ImageOverlayTests {
    /// What lies on an image.
    nonisolated enum Overlay: CaseIterable {
      case nothing, badge, bright, gradient, both, outside
    }

    /// What one end looks like.
    @MainActor private struct End {
      var overlay: Overlay
      var frame: CGRect
      var mode: UIView.ContentMode
      var image = ImageOverlayTests.image
    }

    private static let small = CGRect(x: 20, y: 100, width: 90, height: 90)
    private static let large = CGRect(x: 40, y: 300, width: 320, height: 200)
    private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

    /// An opaque image, which is gray where colors are compared.
    private static let image = UIImage.opaque(UIColor(white: gray, alpha: 1))
    private static let gray: CGFloat = 0.5

    /// The color of a placeholder, which used to become a box in flight.
    @Test(arguments: [true, false])
    func `a color that an image covers at one end is not seen on the way`(isForward: Bool)
      async throws
    {
      let color = UIColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 1)
      let fill = view(End(overlay: .nothing, frame: Self.small, mode: .scaleAspectFill))
      let fit = view(End(overlay: .nothing, frame: Self.large, mode: .scaleAspectFit))
      fill.backgroundColor = color
      let (lower, upper) = (KindScreen([fill]), KindScreen([fit]))
      let stage = await TripStage(.navigation, lower, upper, MatchTransition())
      if !isForward { await stage.arrive() }
      let flight = try await stage.fly(isForward, for: 0.02)
      while flight.outcome == nil {
        let isSeen = Headless.nextDisplayList.items.contains {
          $0.color == color.cgColor && $0.opacity > 0.01
        }
        #expect(!isSeen, "\(flight.fractionComplete)")
        await advance(1 / 60)
      }
    }

    private func view(_ end: End) -> UIImageView {
      let view = UIImageView(tagged: "it", end.frame, end.image)
      view.contentMode = end.mode
      view.clipsToBounds = end.overlay != .outside
      func add(_ frame: CGRect, _ color: UIColor) {
        view.addSubview(UIView(frame, color))
      }
      let size = end.frame.size
      let corner = CGRect(x: size.width - 26, y: 6, width: 20, height: 20)
      let dark = UIColor(white: 0.2, alpha: 1)
      switch end.overlay {
      case .nothing: break
      case .badge: add(corner, dark)
      case .bright: add(corner, UIColor(white: 0.8, alpha: 1))
      case .gradient, .both:
        add(CGRect(origin: .zero, size: size), UIColor(white: 0, alpha: 0.4))
        if end.overlay == .both { add(corner, dark) }
      case .outside: add(CGRect(x: -8, y: -8, width: 20, height: 20), dark)
      }
      return view
    }

    /// The ends that are tried: something at one end, at the other, and at both.
    private static let pairs = Overlay.allCases.flatMap { first in
      Overlay.allCases.map { (first, $0) }
    }

    @Test("its box is between the content modes, nothing shines through, and its ends are still")
    func overlays() async throws {
      let modes: [UIView.ContentMode] = [.scaleAspectFill, .scaleAspectFit]
      for (number, overlays) in Cases.every(5, of: Self.pairs.enumerated()) {
        // Every pair with two of the four combinations of modes, on white and on black.
        for (combination, behind) in [(number % 4, CGFloat(1)), ((number + 2) % 4, 0)] {
          let lower = End(overlay: overlays.0, frame: Self.small, mode: modes[combination % 2])
          let upper = End(overlay: overlays.1, frame: Self.large, mode: modes[combination / 2])
          try await fly(lower, upper, over: behind)
        }
      }
    }

    /// Holds a flight at every twentieth; at its ends it shows what the still screens show.
    private func fly(_ lower: End, _ upper: End, over behind: CGFloat) async throws {
      startOver()
      let (range, ends) = (Self.range([lower, upper]), [lower, upper])
      let places = ends.map { KindTests.rect(of: Self.image.size, $0.mode, in: $0.frame) }
      let views = ends.map { [UIView(Self.screen, UIColor(white: behind, alpha: 1)), view($0)] }
      try await KindScreen.expectStillEnds(from: views[0], to: views[1]) { flight, window in
        for step in 0...20 {
          let progress = CGFloat(step) / 20
          await flight.show(at: progress)
          let shades = Self.shades(behind)
          let text = "\(lower.overlay) \(upper.overlay) \(progress) on \(behind)"
          #expect(!shades.isEmpty && shades.allSatisfy { range.contains($0) }, "\(text)")
          let shown = window.engineViews.flatMap { $0.all(UIImageView.self) }
            .filter { $0.image === Self.image }
          let place = places[0].mixed(with: places[1], progress)
          #expect(!shown.isEmpty, "\(text)")
          #expect(shown.allSatisfy { isClose($0.nextBox(), place, within: 0.01) }, "\(text)")
        }
      }
    }

    /// The shades that an image has with these overlays at its two ends.
    private static func range(_ ends: [End]) -> ClosedRange<CGFloat> {
      var (low, high) = (gray, gray)
      for end in ends {
        switch end.overlay {
        case .nothing: break
        case .badge, .both, .outside: low = min(low, 0.2)
        case .bright: high = max(high, 0.8)
        case .gradient: low = min(low, gray * 0.6)
        }
      }
      return low - 0.005...high + 0.005
    }

    /// The shades of some points inside the image that flies.
    private static func shades(_ behind: CGFloat) -> [CGFloat] {
      let items = Headless.nextDisplayList.items
      guard let image = items.last(where: { $0.kind == .image }) else { return [] }
      var shades: [CGFloat] = []
      for x in stride(from: CGFloat(0.02), to: 1, by: 0.096) {
        for y in stride(from: CGFloat(0.02), to: 1, by: 0.096) {
          let point = CGPoint(
            x: image.box.minX + image.box.width * x,
            y: image.box.minY + image.box.height * y
          )
          guard image.contains(point) else { continue }
          let here = items.filter { $0.contains(point) }
          shades.append(here.composite(over: behind) { $0.color?.components?.first ?? gray })
        }
      }
      return shades
    }

    @Test func `a tagged badge flies separately, and is on the image only once`() async throws {
      let screens = [Self.small, Self.large].map { frame in
        KindScreen { screen in
          let photo = self.view(End(overlay: .gradient, frame: frame, mode: .scaleAspectFill))
          photo.addSubview(UIView(tagged: "badge", CGRect(x: 4, y: 4, width: 20, height: 20), .red))
          screen.addSubview(photo)
        }
      }
      let (flight, _) = try await KindScreen.flight(from: screens[0], to: screens[1])
      #expect(flight.report?.pairCount == 2)
      for step in 0...10 {
        await flight.show(at: CGFloat(step) / 10)
        let badges = Headless.nextDisplayList.items.filter {
          ($0.color?.components ?? []).first == 1
        }
        .filter { isClose($0.size.width, 20, within: 0.01) }
        #expect(badges.count == 1, "\(step)")
      }
      await flight.land()
    }
  }
}

extension [DisplayItem] {
  /// What these items, rearmost first, look like on top of one another in one channel of their colors.
  ///
  /// Those of one group are put together first.
  func composite(over behind: CGFloat, _ channel: (DisplayItem) -> CGFloat) -> CGFloat {
    var (shade, index) = (behind, 0)
    while index < count {
      let groups = self[index].groups
      let end =
        groups.isEmpty ? index + 1 : self[index...].firstIndex { $0.groups != groups } ?? count
      let opacity = groups.reduce(1, *)
      var (inside, alpha): (CGFloat, CGFloat) = (0, 0)
      for item in self[index..<end] {
        let own = item.opacity / opacity * (item.color?.alpha ?? 1)
        inside = inside * (1 - own) + channel(item) * own
        alpha = alpha * (1 - own) + own
      }
      shade = shade * (1 - alpha * opacity) + inside * opacity
      index = end
    }
    return shade
  }
}
#endif
