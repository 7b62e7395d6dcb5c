#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What lies beside, around, and in front of what flies.
  @MainActor @Suite("What is around a photo in flight") struct HuntedStageTests {
    private static let small = CGRect(x: 20, y: 120, width: 120, height: 90)
    private static let large = CGRect(x: 40, y: 400, width: 300, height: 240)
    private static let photo = UIImage.opaque(.gray)

    private func photo(_ frame: CGRect) -> UIImageView {
      UIImageView(tagged: "photo", frame, Self.photo)
    }

    /// A box with a photo that fills it.
    private func box(_ frame: CGRect) -> (box: UIView, photo: UIImageView) {
      let box = UIView(frame: frame)
      let photo = photo(box.bounds)
      box.addSubview(photo)
      return (box, photo)
    }

    /// How something comes in front of a photo.
    enum Way: CaseIterable { case there, moves, rises, stays }

    @Test(arguments: Way.allCases)
    func `what moves in front of a photo in flight is there before the end`(way: Way) async throws {
      let isBehind = way == .there || way == .rises
      let badge = UIView(CGRect(x: 280, y: isBehind ? 440 : 720, width: 40, height: 40), .green)
      let large = photo(Self.large)
      let upper = way == .rises ? [badge, large] : [large, badge]
      let (flight, _) = try await KindScreen.flight(from: [photo(Self.small)], to: upper)
      if way == .moves { badge.frame.origin.y = 440 }
      if way == .rises { badge.layer.zPosition = 1 }
      await advance(0.36)
      let front = Headless.nextDisplayList.items.last { $0.contains(CGPoint(x: 300, y: 460)) }
      #expect(flight.outcome == nil && (front?.isGreen == true) == (way != .stays))
    }

    @Test(arguments: [true, false])
    func `what juts out of its row over a photo stays in front of it`(isInRow: Bool) async throws {
      let row = UIView(CGRect(x: 0, y: Self.large.maxY, width: 393, height: 100), .yellow)
      let face = UIView(CGRect(x: 60, y: -40, width: 80, height: 80), .green)
      if isInRow { row.addSubview(face) } else { face.frame.origin.y += row.frame.minY }
      try await KindScreen.expectStillEnds(
        from: [photo(Self.small)],
        to: [photo(Self.large), row] + (isInRow ? [] : [face])
      )
    }

    /// What a box around a photo gets.
    enum Late: CaseIterable { case nothing, clip, corners, shadow }

    @Test(arguments: Late.allCases)
    func `what is around a photo changes in flight as at rest`(late: Late) async throws {
      let (box, _) = box(Self.large)
      if late == .clip { box.bounds.size.height = 160 }
      if late == .corners { box.clipsToBounds = true }
      let flight = try await KindScreen.flight(from: [photo(Self.small)], to: [box]).flight
      await flight.show(at: 1)
      switch late {
      case .nothing: break
      case .clip: box.clipsToBounds = true
      case .corners: box.layer.cornerRadius = 60
      case .shadow: box.layer.shadowOpacity = 0.8
      }
      await advance(0.5)
      let held = FootageFrame.now
      await flight.land()
      let area = Self.large.insetBy(dx: -12, dy: -12)
      #expect(held.misses(of: .now, every: 3.3, in: area) == [])
    }

    @Test(arguments: [true, false])
    func `a card whose corners grow leaves as round as it is seen`(isWrapped: Bool) async throws {
      let (box, clip) = box(Self.small)
      clip.clipsToBounds = true
      if isWrapped { (box.matchID, clip.matchID) = ("photo", nil) }
      let (navigation, _) = await KindScreen.navigation(KindScreen([box]))
      UIView.animate(withDuration: 3) { clip.layer.cornerRadius = 45 }
      await advance(0.2)
      let flight = try await navigation.push(KindScreen([photo(Self.large)]), for: 0.1)
      await flight.show(at: 0)
      let corner = CGPoint(x: Self.small.minX + 6, y: Self.small.minY + 6)
      let images = Headless.nextDisplayList.items.filter { $0.kind == .image }
      #expect(images.reduce(1) { $0 * (1 - $1.opacity(at: corner)) } < 0.02)
      await flight.land()
    }

    @Test(arguments: [true, false])
    func `a photo keeps the shadow that its box casts, with a heart on it`(hasHeart: Bool)
      async throws
    {
      let boxes = [Self.small, Self.large].map { frame in
        let (box, photo) = box(frame)
        (box.layer.shadowOpacity, box.layer.shadowRadius) = (0.8, 6)
        photo.layer.cornerRadius = 20
        photo.clipsToBounds = true
        if hasHeart { box.addSubview(UIView(CGRect(x: 8, y: 8, width: 24, height: 24), .red)) }
        return box
      }
      try await KindScreen.expectStillEnds(from: [boxes[0]], to: [boxes[1]], every: 3.3)
    }

    @Test(arguments: [nil, false, true])
    func `a card with a blur becomes round in flight as one without`(hasBlur: Bool?) async throws {
      let card = UIView(tagged: "photo", Self.large, .yellow)
      card.clipsToBounds = true
      if hasBlur == true {
        card.addSubview(UIVisualEffectView(blurIn: CGRect(x: 0, y: 160, width: 300, height: 80)))
      }
      let flight = try await KindScreen.flight(from: [photo(Self.small)], to: [card]).flight
      await flight.show(at: 1)
      if hasBlur != nil { card.layer.cornerRadius = 60 }
      await advance(0.5)
      let held = FootageFrame.now
      await flight.land()
      #expect(held.misses(of: .now, every: 3.3, in: Self.large) == [])
    }
  }
}
#endif
