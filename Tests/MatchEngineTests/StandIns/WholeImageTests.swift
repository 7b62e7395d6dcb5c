#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// An image view shows more than its image.
  @MainActor @Suite("Images fly with all that their views give them") struct WholeImageTests {
    private static let place = CGRect(x: 20, y: 100, width: 120, height: 120)
    private static let large = CGRect(x: 60, y: 300, width: 240, height: 200)

    private func symbol(_ frame: CGRect, size: CGFloat) -> UIImageView {
      let view = UIImageView(tagged: "symbol", frame, UIImage(systemName: "heart"))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
      view.contentMode = .center
      return view
    }

    /// The image views that fly, held halfway of a push.
    private func flying(_ lower: UIView, _ upper: UIView) async throws -> [UIImageView] {
      let (stage, window) = try await held(lower, upper)
      return withExtendedLifetime(window) { stage.all(UIImageView.self) }
    }

    private func held(_ lower: UIView, _ upper: UIView) async throws
      -> (stage: UIView, window: UIWindow)
    {
      let (flight, window) = try await KindScreen.flight(from: [lower], to: [upper])
      await flight.show(at: 0.5)
      return (try #require(window.all.first { "\(type(of: $0))" == "StageView" }), window)
    }

    @Test func `a symbol has its view's configured size, at both ends`() async throws {
      let lower = symbol(Self.place, size: 34)
      let upper = symbol(Self.large, size: 68)
      let (small, large) = (lower.intrinsicContentSize, upper.intrinsicContentSize)
      #expect(large.width > small.width * 1.5)
      let sizes = try await flying(lower, upper).compactMap { $0.image?.size }
      #expect(sizes.contains(small))
      #expect(sizes.contains(large))
    }

    /// Two photos, of which one may become another in flight.
    private func photos(_ lower: String, _ upper: String) -> (UIImageView, UIImageView) {
      func photo(_ name: String, _ frame: CGRect) -> UIImageView {
        UIImageView(tagged: "photo", frame, UIImage(systemName: name))
      }
      return (photo(lower, Self.place), photo(upper, Self.large))
    }

    @Test func `an image that is the same at both ends flies once`() async throws {
      let same = photos("photo", "photo")
      same.0.image = same.1.image
      #expect(try await flying(same.0, same.1).count == 1)
      let other = photos("photo", "heart")
      #expect(try await flying(other.0, other.1).count == 2)
    }

    @Test(arguments: [true, false])
    func `an image replaced in flight needs two after the next layout`(isLower: Bool) async throws {
      let (lower, upper) = photos("photo", "photo")
      lower.image = upper.image
      let (stage, window) = try await held(lower, upper)
      #expect(stage.all(UIImageView.self).count == 1)
      let changed = isLower ? lower : upper
      changed.image = UIImage(systemName: "heart")
      changed.frame.origin.y += 30
      // The old one fades over the new one first.
      await advance(0.5)
      let seen = stage.all(UIImageView.self).filter { view in
        sequence(first: view) { $0 === stage ? nil : $0.superview }.allSatisfy { $0.alpha > 0.01 }
      }
      #expect(seen.count == 2 && window.all.contains(stage))
    }

    @Test("photos stay as they are while the user inverts colors", arguments: [true, false])
    func inverted(isAround: Bool) async throws {
      func photo(_ frame: CGRect) -> UIView {
        let view = UIImageView(image: UIImage(systemName: "photo"))
        view.frame = CGRect(origin: .zero, size: frame.size)
        view.matchID = "photo"
        let around = UIView(frame: frame)
        around.addSubview(view)
        (isAround ? around : view).accessibilityIgnoresInvertColors = true
        return around
      }
      let views = try await flying(photo(Self.place), photo(Self.large))
      #expect(!views.isEmpty && views.allSatisfy(\.accessibilityIgnoresInvertColors))
    }

    #if !canImport(ObjectiveC)
    @Test("a photo is as bright as it or a view around it may be", arguments: [true, false])
    func brightness(isOwn: Bool) async throws {
      func photo(_ frame: CGRect) -> UIView {
        let view = UIImageView(tagged: "photo", frame, UIImage(systemName: "photo"))
        if isOwn { view.preferredImageDynamicRange = .high }
        guard !isOwn else { return view }
        let around = UIView(frame: UIScreen.main.bounds)
        around.traitOverrides.imageDynamicRange = .high
        around.addSubview(view)
        return around
      }
      let views = try await flying(photo(Self.place), photo(Self.large))
      #expect(!views.isEmpty && views.allSatisfy { $0.preferredImageDynamicRange == .high })
    }

    @Test("images that follow one another go on in flight, in step", arguments: [true, false])
    func animated(isImage: Bool) async throws {
      let names = ["one", "two", "three"]
      let images = names.map(picture)
      func view(_ frame: CGRect) -> UIImageView {
        let view = UIImageView(tagged: "view", frame)
        if isImage {
          view.image = UIImage.animatedImage(with: images, duration: 1.2)
        } else {
          view.animationImages = images
          view.animationDuration = 1.2
        }
        return view
      }
      let lower = view(Self.place)
      let upper = view(Self.large)
      let (navigation, _) = await KindScreen.navigation(KindScreen { $0.addSubview(lower) })
      lower.startAnimating()
      await advance(0.3)
      let flight = try await navigation.push(KindScreen { $0.addSubview(upper) }, for: 0.1)
      flight.update(0)
      var seen: Set<[String]> = []
      for _ in 0..<6 {
        await advance(0.2)
        let texts = Headless.nextDisplayList.items.flatMap(\.texts)
        let own = lower.nextLayer.contents as AnyObject
        #expect(texts == zip(names, images).filter { $1.cgImage === own }.map(\.0))
        seen.insert(texts)
      }
      #expect(seen.count == 3)
    }

    private func picture(_ text: String) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
        (text as NSString).draw(at: CGPoint(x: 4, y: 4), withAttributes: [:])
      }
    }

    /// An image view that shows the frames of a film itself.
    private final class FilmView: UIImageView {
      var frames: UIImage?
      override var drawsItself: Bool { true }
      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        layer.contents = frames?.cgImage
      }
    }

    @Test func `what a subclass shows itself flies, and not its image`() async throws {
      func film(_ frame: CGRect) -> FilmView {
        let view = FilmView(tagged: "film", frame, picture("poster"))
        view.frames = picture("frame")
        return view
      }
      let lower = film(Self.place)
      let upper = film(Self.large)
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [upper])
      await flight.show(at: 0.5)
      #expect(Set(Headless.nextDisplayList.items.flatMap(\.texts)) == ["frame"])
    }
    #endif
  }
}
#endif
