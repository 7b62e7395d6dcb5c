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
  }
}
#endif
