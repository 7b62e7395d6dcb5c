#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Rings, badges, placeholders and padded labels as apps make them; each beside a control that is like it.
  @MainActor @Suite("Ordinary views in other guises") struct HuntedGuisesTests {
    nonisolated private static let small = CGRect(x: 30, y: 500, width: 100, height: 100)
    nonisolated private static let large = CGRect(x: 60, y: 120, width: 240, height: 240)
    private static let image = UIImage.opaque(.gray)

    private func photo(_ frame: CGRect) -> UIImageView {
      let photo = UIImageView(tagged: "it", frame, Self.image)
      photo.contentMode = .scaleAspectFill
      photo.clipsToBounds = true
      return photo
    }

    @Test(arguments: [true, false])
    func `a ring that is drawn on a photo is seen in flight`(hasFrame: Bool) async throws {
      let photos = [Self.small, Self.large].map { frame in
        let photo = photo(frame)
        let ring = CAShapeLayer()
        // Most apps give a shape a path and no frame.
        if hasFrame { ring.frame = photo.bounds }
        ring.path = UIBezierPath(ovalIn: photo.bounds.insetBy(dx: 4, dy: 4)).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.red.cgColor
        ring.lineWidth = 3
        photo.layer.addSublayer(ring)
        return photo
      }
      try await KindScreen.expectStillEnds(from: [photos[0]], to: [photos[1]], every: 3.3)
    }

    enum Beside: CaseIterable { case nothing, badge, juttingBadge, caption }

    @Test(arguments: Beside.allCases, [false, true])
    func `a photo takes its box's shadow along, whatever else is in that`(
      _ beside: Beside,
      hasPath: Bool
    ) async throws {
      if beside == .caption, hasPath { return }
      let boxes = [Self.small, Self.large].map { frame in
        let box = UIView(frame: frame)
        (box.layer.shadowOpacity, box.layer.shadowRadius) = (0.5, 6)
        if hasPath { box.layer.shadowPath = UIBezierPath(rect: box.bounds).cgPath }
        box.addSubview(photo(box.bounds))
        let end = frame.width
        switch beside {
        case .nothing: break
        case .badge: box.addSubview(UIView(CGRect(x: 10, y: 10, width: 20, height: 20), .red))
        case .juttingBadge:
          box.addSubview(UIView(CGRect(x: end - 12, y: end - 12, width: 24, height: 24), .red))
        case .caption: box.addSubview(UILabel(CGRect(x: 0, y: end + 4, width: 90, height: 20), "A"))
        }
        return box
      }
      let (flight, window) = try await KindScreen.flight(from: [boxes[0]], to: [boxes[1]])
      await flight.show(at: 0.5)
      let place = Self.small.mixed(with: Self.large, 0.5)
      let shadows = Headless.nextDisplayList.items.filter {
        $0.kind == .shadow && $0.opacity > 0.2 && $0.box.width > 90
      }
      #expect(shadows.map { isClose($0.box.midX, place.midX, within: 1) } == [true])
      await flight.land()
      #expect(window.remains.isEmpty)
    }

    /// A label with some room around its text, as many apps have one.
    private final class Padded: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 20, dy: 4)) }
    }

    @Test(arguments: [false, true], [false, true])
    func `a text doesn't jump, whether or not its label has room around it`(
      isPadded: Bool,
      isForward: Bool
    ) async throws {
      func label(_ frame: CGRect, _ isPadded: Bool) -> UILabel {
        let label = isPadded ? Padded(frame: frame) : UILabel(frame: frame)
        (label.matchID, label.text) = ("it", "Kyoto")
        return label
      }
      let ends = [
        label(CGRect(x: 30, y: 500, width: 120, height: 30), isPadded),
        label(CGRect(x: 60, y: 120, width: 240, height: 30), false),
      ]
      let views = isForward ? ends : ends.reversed()
      try await KindScreen.expectStillEnds(from: [views[0]], to: [views[1]], every: 2.3)
    }

    /// What happens between two photos, one of which is empty at first and loads its image after some time.
    private func footage(
      _ isForward: Bool,
      after seconds: TimeInterval,
      _ holder: (UIImageView) -> UIView = { $0 },
      _ empty: (UIImageView) -> Void
    ) async -> Footage {
      let photos = [photo(Self.small), photo(Self.large)]
      let views = photos.map(holder)
      let screen = KindScreen([views[1]])
      let (navigation, _) = await KindScreen.navigation(KindScreen([views[0]]))
      if !isForward {
        navigation.setViewControllers(navigation.viewControllers + [screen], animated: false)
      }
      await advance(0.1)
      let late = photos[isForward ? 1 : 0]
      empty(late)
      return await Footage {
        navigation.go(isForward, screen)
        await advance(seconds)
        (late.image, late.contentMode) = (Self.image, .scaleAspectFill)
        await advance(1)
      }
    }

    @Test(arguments: [false, true], [0.02, 0.25, 0.4])
    func `a photo is seen while that of the other screen is loading, in a cell, too`(
      isInCell: Bool,
      seconds: TimeInterval
    ) async {
      func cell(_ photo: UIImageView) -> UIView {
        photo.backgroundColor = .lightGray
        if !isInCell { return photo }
        let cell = UICollectionViewCell(frame: photo.frame)
        (cell.matchID, photo.matchID, photo.frame) = ("it", nil, cell.bounds)
        cell.contentView.addSubview(photo)
        return cell
      }
      for isForward in [true, false] {
        startOver()
        let footage = await footage(isForward, after: seconds, cell) { $0.image = nil }
        #expect(footage.frames.count > 20 && footage.faults == [], "\(footage.faults)")
      }
    }

    @Test(arguments: [false, true], [0.1, 0.25, 0.4])
    func `a placeholder fades where it is when its photo comes, which isn't stretched`(
      isSymbol: Bool,
      seconds: TimeInterval
    ) async {
      let mark = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image {
        $0.fill(CGRect(x: 6, y: 6, width: 12, height: 12))
      }
      let footage = await footage(false, after: seconds) {
        $0.image = isSymbol ? mark : nil
        $0.contentMode = isSymbol ? .center : .scaleAspectFill
      }
      #expect(footage.frames.count > 20 && footage.jumps == [], "\(footage.jumps)")
    }
  }
}
#endif
