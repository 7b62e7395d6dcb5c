import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// A layer that is only transformed shows what a layer of the performer's own size shows.
@Suite struct StretchedFrameTests {
  static let ids = (0..<8).map { "photo-\($0)" }

  /// Every performer of a random flight at a random moment, with a base of a random size.
  private func forEach(_ check: (PerformerFrame, Frame, Int, Vector) -> Void) {
    for seed in 0..<500 as Range<UInt64> {
      var trees = RandomTree(seed: seed, ids: Self.ids)
      let frame = Screen(trees.screen()).plan(to: Screen(trees.screen())).frame(at: 0.3)
      for (index, performer) in frame.performers.enumerated() where performer.size.x > 1e-3 {
        guard performer.size.y > 1e-3 else { continue }
        check(performer, frame, index, Vector(30 + Double(seed), 500 - Double(seed) / 2))
      }
    }
  }

  @Test func everyPointOfTheLayerIsWhereThePerformersIs() {
    var count = 0
    forEach { performer, _, _, base in
      let stretched = performer.stretched(from: base)
      for part in [Vector(0, 0), Vector(1, 0), Vector(0.3, 0.8), Vector(1, 1)] {
        let own = performer.affine(performer.size.scaled(by: part))
        let seen = stretched.affine(base.scaled(by: part))
        #expect((own - seen).length < 1e-6 * (1 + own.length))
        count += 1
      }
    }
    #expect(count > 4000)
  }

  @Test func cornersAndPicturesAreAsLargeAsThePerformers() {
    var rounded = 0
    forEach { performer, frame, index, base in
      let stretched = performer.stretched(from: base)
      let scale = Vector(performer.size.x / base.x, performer.size.y / base.y)
      let corners = performer.corners
      #expect((stretched.widths.topLeft * scale.x - corners.topLeft).magnitude < 1e-6)
      #expect((stretched.heights.bottomRight * scale.y - corners.bottomRight).magnitude < 1e-6)
      if !corners.isSquare { rounded += 1 }
      guard let box = frame.pictureBoxes(of: index)?.upper else { return }
      let inside = stretched(box)
      #expect((inside.origin.x * scale.x - box.origin.x).magnitude < 1e-6 * (1 + box.size.x))
      #expect((inside.size.y * scale.y - box.size.y).magnitude < 1e-6 * (1 + box.size.y))
    }
    #expect(rounded > 100)
  }

  @Test func aPerformerWithoutAreaHasFiniteNumbers() {
    var performer = PerformerFrame()
    performer.size = Vector(0, 20)
    performer.corners = Corners(5)
    let stretched = performer.stretched(from: Vector(100, 100))
    #expect(stretched.affine.isFinite)
    #expect(stretched.widths.topLeft.isFinite && stretched(Box(0, 0, 0, 20)).isFinite)
  }
}
