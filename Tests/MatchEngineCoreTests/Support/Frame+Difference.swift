import MatchEngineCore
import MatchEngineTestSupport
import Testing

extension Frame {
  /// How far apart two frames of the same performers are: the largest movement of a corner, in points,
  /// and the largest change of an opacity, as far as they can be seen.
  ///
  /// If the performers are not in the same order, `origins` has the index of each in `other`, and nil for
  /// a new one.
  func difference(
    from other: Frame,
    origins: [Int?]? = nil,
    ignoresPictures: Bool = false
  ) -> (points: Double, alpha: Double) {
    var points = 0.0
    var alpha = 0.0
    for index in performers.indices {
      let here = performers[index]
      guard let origin = origins.map({ $0[index] }) ?? index else {
        // A performer that all but rests on a visible screen was visible there before.
        let distance = min(here.progress.magnitude, (1 - here.progress).magnitude)
        if distance > 2e-3 { alpha = max(alpha, here.alpha) }
        continue
      }
      let there = other.performers[origin]
      alpha = max(alpha, (here.alpha - there.alpha).magnitude)
      let seen = max(here.alpha, there.alpha)
      let pictures = max(
        (here.lowerAlpha - there.lowerAlpha).magnitude,
        (here.upperAlpha - there.upperAlpha).magnitude
      )
      // What one covers of the other isn't seen.
      let (shares, others) = (here.pictureShares, there.pictureShares)
      let shown = max(
        (shares.lower - others.lower).magnitude,
        (shares.upper - others.upper).magnitude
      )
      if !ignoresPictures { alpha = max(alpha, min(pictures, shown) * seen) }
      // A performer may move if less than half a step of an eight-bit channel of it can be seen.
      guard min(here.alpha, there.alpha) > 1.0 / 512 else { continue }
      points = max(points, here.distance(to: there))
      if !ignoresPictures {
        let (boxes, former) = (filledBoxes(of: index), other.filledBoxes(of: origin))
        if min(here.lowerAlpha, there.lowerAlpha) > 0 {
          points = max(points, boxes.lower.difference(from: former.lower))
        }
        if min(here.upperAlpha, there.upperAlpha) > 0 {
          points = max(points, boxes.upper.difference(from: former.upper))
        }
      }
      points = max(points, clipDistance(to: other, index, origin))
      let decoration = decoration(of: index) ?? Decoration()
      let former = other.decoration(of: origin) ?? Decoration()
      points = max(points, (decoration.border.width - former.border.width).magnitude)
      alpha = max(alpha, (decoration.background.alpha - former.background.alpha).magnitude)
      alpha = max(alpha, (decoration.blur - former.blur).magnitude)
    }
    return (points, alpha)
  }

  /// Where the pictures of a performer are: in its whole box, unless they have boxes of their own.
  func filledBoxes(of index: Int) -> PictureBoxes {
    let whole = Box(origin: .zero, size: performers[index].size)
    return pictureBoxes(of: index) ?? PictureBoxes(lower: whole, upper: whole)
  }

  /// How far apart the corners of two clips are.
  private func clipDistance(to other: Frame, _ index: Int, _ origin: Int) -> Double {
    guard let here = clip(of: index), let there = other.clip(of: origin) else { return 0 }
    let pairs = zip(here.placement.vertices, there.placement.vertices)
    return pairs.reduce(here.corners.difference(from: there.corners)) {
      max($0, ($1.0 - $1.1).length)
    }
  }

  func expect(toBe other: Frame, within tolerance: Double, _ comment: String) {
    let (points, alpha) = difference(from: other)
    #expect(points <= tolerance * 1000 && alpha <= tolerance, "\(comment): \(points), \(alpha)")
  }
}

extension PerformerFrame {
  /// Where the corners of its box are seen, clockwise from the top left.
  var vertices: [Vector] {
    [.zero, Vector(size.x, 0), size, Vector(0, size.y)].map { affine($0) }
  }

  /// How much is seen of its pictures, if the one in front is opaque.
  fileprivate var pictureShares: (lower: Double, upper: Double) {
    isLowerInFront
      ? (lowerAlpha, upperAlpha * (1 - lowerAlpha)) : (lowerAlpha * (1 - upperAlpha), upperAlpha)
  }

  fileprivate func distance(to other: PerformerFrame) -> Double {
    zip(vertices, other.vertices).reduce(corners.difference(from: other.corners)) {
      max($0, ($1.0 - $1.1).length)
    }
  }
}
