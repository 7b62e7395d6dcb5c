#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngineFuzz

extension MatchEngineTests {
  /// Whatever an app sets of what flies, of what lies in it and of what is around it, a picture shows it.
  @MainActor @Suite("With anything set of it, a view is at both ends of its flight as at rest")
  struct EveryPropertyTests {
    @Test("set before a flight", arguments: PropertyCase.Kind.allCases)
    func before(kind: PropertyCase.Kind) async throws {
      try await play(PropertyCase.all(kind, PropertyCase.Place.allCases, ends: [0, 1]), before)
    }

    private func before(_ each: PropertyCase) async throws -> [String] {
      let (navigation, _) = await KindScreen.navigation(KindScreen(each.screen(0)))
      let before = FootageFrame.now
      let flight = try await navigation.push(KindScreen(each.screen(1)), for: 0.1)
      return try await flight.misses(of: before, every: 5.7, in: PropertyCase.areas)
    }

    @Test("set while it is held", arguments: PropertyCase.Kind.allCases)
    func held(kind: PropertyCase.Kind) async throws {
      try await play(PropertyCase.all(kind, [.own, .inside], ends: [nil]), held)
    }

    private func held(_ each: PropertyCase) async throws -> [String] {
      let upper = each.screen(1)
      let flight = try await KindScreen.flight(from: each.screen(0), to: upper).flight
      await flight.show(at: 1)
      each.set(in: upper[0])
      return await misses(flight, after: 1)
    }

    @Test("set in a change inside a screen", arguments: PropertyCase.Kind.allCases)
    func changed(kind: PropertyCase.Kind) async throws {
      try await play(PropertyCase.all(kind, [.own, .inside], ends: [nil]), changed)
    }

    private func changed(_ each: PropertyCase) async throws -> [String] {
      let views = each.screen(1)
      let root = KindScreen(views)
      _ = await onScreen(root)
      let flight = root.view.matchAnimate(transition: .linear(0.5)) {
        each.set(in: views[0])
        views[1].frame.origin.x -= 30
      }
      await advance(0.1)
      await flight.show(at: 1)
      return await misses(flight, after: 0)
    }

    @Test func `what was once taken for something else is as at rest`() async throws {
      let found: [(PropertyCase.Kind, PropertyCase.Place, String, Int)] = [
        (.photo, .own, "CALayer.contentsRect", 0), (.badged, .own, "CALayer.contentsRect", 0),
        (.symbol, .own, "CALayer.contentsRect", 0), (.badged, .inside, "CALayer.zPosition", 2),
        (.card, .inside, "CALayer.zPosition", 2), (.blur, .own, "UIView.backgroundColor", 1),
        (.card, .around, "CALayer.shadowOpacity", 1), (.blur, .inside, "UIView.anchorPoint", 0),
        (.gradient, .inside, "CALayer.shadowOpacity", 1),
        (.shapes, .inside, "CALayer.transform", 1), (.symbol, .own, "UIView.tintColor", 0),
        (.shapes, .own, "CALayer.backgroundColor", 1), (.label, .own, "CALayer.contentsRect", 0),
        (.card, .own, "CALayer.cornerRadius", 2), (.shapes, .own, "CALayer.cornerRadius", 2),
      ]
      try await play(
        found.flatMap { kind, place, name, value in
          (0...1).map {
            PropertyCase(kind: kind, place: place, property: name, value: value, end: $0)
          }
        },
        every: 1,
        before
      )
      let late = [found[0], found[1], found[2], found[3], found[4]].map {
        kind,
        place,
        name,
        value in
        PropertyCase(kind: kind, place: place, property: name, value: value, end: nil)
      }
      try await play(late, every: 1, held)
      try await play(late, every: 1, changed)
    }

    private func misses(_ flight: MatchFlight, after seconds: TimeInterval) async -> [String] {
      await advance(seconds)
      let last = FootageFrame.now
      await flight.land(in: 1.5)
      return last.misses(of: .now, every: 5.7, in: PropertyCase.areas[1])
    }

    private func play(
      _ cases: [PropertyCase],
      every step: Int = 60,
      _ misses: (PropertyCase) async throws -> [String]
    ) async throws {
      for each in Cases.every(step, of: cases) {
        startOver()
        let misses = try await misses(each)
        #expect(misses.isEmpty, "\(each): \(misses.count), as \(misses[misses.count / 2])")
      }
    }
  }
}

/// A view of some kind, and a property that is set of it, of what lies in it, or of what is around it.
@MainActor struct PropertyCase: @MainActor CustomStringConvertible {
  nonisolated enum Kind: CaseIterable, Sendable {
    case plain, card, photo, badged, symbol, label, button, blur, gradient, shapes, wrapper
  }
  nonisolated enum Place: CaseIterable, Sendable { case own, inside, around }

  let kind: Kind
  let place: Place
  let property: String
  let value: Int
  /// The screen on which it is set; nil for later.
  let end: Int?

  var description: String { "\(kind) \(place) \(property) \(value) at \(end ?? 1)" }

  static func all(_ kind: Kind, _ places: [Place], ends: [Int?]) -> [PropertyCase] {
    properties.flatMap { property in
      (0..<property.count).flatMap { value in
        places.flatMap { place in
          ends.map { end in
            PropertyCase(kind: kind, place: place, property: property.name, value: value, end: end)
          }
        }
      }
    }.filter { $0.reasonToLeaveOut == nil }
  }

  /// The properties of what can lie on the screens.
  private static let properties = AppVocabulary.properties.filter { property in
    let kinds = ["UIView", "CALayer", "UIImageView", "UILabel", "CAShapeLayer", "CAGradientLayer"]
    return kinds.contains { property.name.hasPrefix("\($0).") }
  }

  /// Why one end isn't to the pixel what is seen at rest.
  private var reasonToLeaveOut: String? {
    let name = property.split(separator: ".").last ?? ""
    switch (place, kind, name) {
    case (.own, _, _) where AppVocabulary.places(property),
      (.inside, _, _) where AppVocabulary.places(property):
      return "what lies farther from a view than its own size is not pictured"
    case (.own, .photo, "image"), (.own, .symbol, "image"), (.own, .badged, "image"),
      (.own, .label, "text") where value < 2:
      return "an end that shows nothing yet shows its partner's image or text"
    case (.own, _, "contents") where kind != .plain && kind != .card:
      return "a view that shows an image or a text sets what its layer has as its contents"
    case (.own, .photo, "contentsGravity"), (.own, .badged, "contentsGravity"),
      (.own, .symbol, "contentsGravity"):
      return "an image flies as its view's content mode places it, whatever its layer does"
    case (.own, .gradient, "cornerRadius"):
      return "the stand-in rounds a gradient as its view is round, which doesn't clip it"
    case (.own, .blur, "cornerRadius"):
      return "the stand-in rounds a blur that clips nothing, but not what lies in it"
    case (.own, .blur, "alpha"), (.own, .blur, "opacity"), (.around, .blur, "alpha"),
      (.around, .blur, "opacity"):
      return "below an alpha, UIKit shows an effect view without its blur (PX-4)"
    case (.own, .label, "shadowOpacity"), (.around, .label, "shadowOpacity"):
      return "the stand-in lets the box of a text cast its shadow"
    case (.around, _, "mask"), (.around, _, "borderWidth"):
      return "what is around a view stays on its screen"
    case (_, _, "cornerConfiguration"): return "the stand-in draws nothing of it (PX-20)"
    default: return nil
    }
  }

  private static let frames = [
    CGRect(x: 40, y: 120, width: 120, height: 100),
    CGRect(x: 60, y: 420, width: 240, height: 220),
  ]
  /// Where something is seen of the views.
  static let areas: [CGRect?] = frames.map { $0.insetBy(dx: -40, dy: -40) }
  private static let photo = UIImage.opaque(.gray)

  /// What a screen shows: what is around the view, and another pair, which always flies.
  func screen(_ end: Int) -> [UIView] {
    let around = UIView(frame: Self.frames[end].insetBy(dx: -6, dy: -6))
    let view = makeView(around.bounds.insetBy(dx: 6, dy: 6))
    view.matchID = "it"
    around.addSubview(view)
    if end == self.end { set(in: around) }
    return [
      around,
      UIView(tagged: "other", CGRect(x: 300, y: 40 + 30 * end, width: 20, height: 20), .black),
    ]
  }

  /// Sets the property of the first thing that has it.
  func set(in around: UIView) {
    let view = around.subviews[0]
    let inside = (view as? UIVisualEffectView)?.contentView ?? view
    var objects: [AnyObject] = []
    switch place {
    case .own: objects = [view, view.layer]
    case .inside: objects = inside.subviews + (inside.layer.sublayers ?? [])
    case .around: objects = [around, around.layer]
    }
    _ = AppVocabulary.entry(property).perform(value, onFirst: objects)
  }

  private func makeView(_ frame: CGRect) -> UIView {
    let half = CGRect(x: 10, y: 10, width: frame.width / 2, height: frame.height / 2)
    switch kind {
    case .plain: return UIView(frame, .green)
    case .card: return UIView(frame, .green).with(half)
    case .photo, .badged:
      let image = UIImageView(frame, Self.photo)
      image.contentMode = .scaleAspectFill
      image.clipsToBounds = true
      return kind == .photo ? image : image.with(CGRect(x: 10, y: 10, width: 30, height: 30))
    case .symbol: return UIImageView(frame, UIImage(systemName: "heart"))
    case .label: return UILabel(frame, "Some words")
    case .button:
      let button = UIButton(frame: frame)
      button.setTitle("Some words", for: .normal)
      button.setTitleColor(.black, for: .normal)
      return button
    case .blur:
      let blur = UIVisualEffectView(blurIn: frame)
      blur.contentView.addSubview(UIView(half, .red))
      return blur
    case .gradient:
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(origin: .zero, size: frame.size)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      return UIView(frame: frame).with(gradient)
    case .shapes:
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(ovalIn: half).cgPath
      shape.fillColor = UIColor.red.cgColor
      return UIView(frame: frame).with(shape)
    case .wrapper:
      let view = UIView(frame: frame)
      view.addSubview(UIView(view.bounds, .green))
      return view
    }
  }
}

extension UIView {
  /// The view with two things in it, one of which lies partly on the other.
  fileprivate func with(_ box: CGRect) -> UIView {
    addSubview(UIView(box, .blue))
    addSubview(UIView(box.offsetBy(dx: box.width / 2, dy: box.height / 3), .red))
    return self
  }

  fileprivate func with(_ sublayer: CALayer) -> UIView {
    layer.addSublayer(sublayer)
    return self
  }
}
#endif
