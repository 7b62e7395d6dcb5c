import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct PictureBoxTests {
  private let progresses = (0...10).map { Double($0) / 10 }

  private func plan(
    _ lower: (Vector, Picture.Kind),
    _ upper: (Vector, Picture.Kind),
    fit: MatchFit? = nil,
    scale: Double = 1,
    isBox: Bool = true
  ) -> Plan {
    var start = Element.at(Box(origin: .zero, size: lower.0), "x", picture: Picture(lower.1))
    start.placement.transform.scale = Vector(scale, scale)
    var end = Element.at(
      Box(origin: Vector(50, 50), size: upper.0),
      "x",
      picture: Picture(upper.1),
      style: MatchStyle(fit: fit)
    )
    (start.clips, end.clips) = (isBox, isBox)
    return Plan([start], [end])
  }

  @Test func unlikeGroupsOfTextsAreNotReadOnOneAnotherAndNotCut() {
    func isThrough(_ words: UInt64, _ others: UInt64, _ width: Double) -> Bool {
      let plan = plan((Vector(100, 50), .texts(words)), (Vector(width, 50), .texts(others)))
      let boxes = [0, 1].map { pictureBoxes(plan, at: $0) }
      #expect(boxes.allSatisfy { max($0.lower.size.x, $0.upper.size.x) <= max(100, width) + 1e-9 })
      return plan.boxPaths.contains { $0.crossFade.isThrough }
    }
    #expect(isThrough(1, 2, 100) && isThrough(1, 1, 200) && isThrough(1, 1, 60))
    #expect(!isThrough(1, 1, 104))
  }

  /// The boxes of both pictures, even if they simply fill their performer.
  private func pictureBoxes(_ plan: Plan, at progress: Double) -> PictureBoxes {
    let frame = plan.frame(at: progress)
    let whole = Box(origin: .zero, size: frame.performers[2].size)
    return frame.pictureBoxes(of: 2) ?? PictureBoxes(lower: whole, upper: whole)
  }

  private func shape(_ box: Box) -> Double { box.size.x / box.size.y }

  @Test func anImageBetweenTwoContentModesIsInterpolatedExactly() {
    let modes: [MatchFit] = [.fill, .fit, .width, .height]
    expectLaw(1500, within: 1e-8) { random in
      let natural = random.vector(20...800)
      let sizes = (random.vector(20...400), random.vector(20...400))
      let rests = (
        Box(of: natural, in: sizes.0, by: modes[random.whole(0...3)]),
        Box(of: natural, in: sizes.1, by: modes[random.whole(0...3)])
      )
      let scale = random.number(0.3...3)
      let plan = plan((sizes.0, .image(rests.0)), (sizes.1, .image(rests.1)), scale: scale)
      return progresses.reduce(0.0) { worst, progress in
        let seen = 1 / plan.frame(at: progress).performers[2].transform.a
        let from = Box(origin: rests.0.origin * scale, size: rests.0.size * scale)
        let mixed = from.mixed(with: rests.1, progress)
        let expected = Box(origin: mixed.origin * seen, size: mixed.size * seen)
        let found = pictureBoxes(plan, at: progress)
        let lower = found.lower.difference(from: expected)
        return max(worst, max(lower, found.upper.difference(from: expected)))
      }
    }
  }

  @Test func theSameImageIsStretchedFromOneBoxToTheOther() {
    expectLaw(500, within: 1e-8) { random in
      let boxes = (
        Box(origin: random.vector(-50...50), size: random.vector(20...400)),
        Box(origin: random.vector(-50...50), size: random.vector(20...400))
      )
      func end(_ box: Box) -> Element {
        .at(
          Box(origin: .zero, size: random.vector(20...400)),
          "x",
          picture: Picture(.image(box), identity: 7)
        )
      }
      let plan = Plan([end(boxes.0)], [end(boxes.1)])
      return progresses.reduce(0.0) { worst, progress in
        let seen = 1 / plan.frame(at: progress).performers[2].transform.a
        let mixed = boxes.0.mixed(with: boxes.1, progress)
        let expected = Box(origin: mixed.origin * seen, size: mixed.size * seen)
        return max(worst, pictureBoxes(plan, at: progress).upper.difference(from: expected))
      }
    }
  }

  @Test func anImageKeepsItsShapeAtEveryProgress() {
    // Shapes that differ by less than a thousandth count as equal.
    expectLaw(1500, within: 1e-3) { random in
      let natural = (random.vector(20...800), random.vector(20...800))
      let sizes = (random.vector(20...400), random.vector(20...400))
      let lower = (sizes.0, Picture.Kind.image(Box(of: natural.0, in: sizes.0, by: .fill)))
      let upper = (sizes.1, Picture.Kind.image(Box(of: natural.1, in: sizes.1, by: .fit)))
      let plan = plan(lower, upper, scale: random.number(0.3...3))
      return progresses.reduce(0.0) { worst, progress in
        let found = pictureBoxes(plan, at: progress)
        let lower = shape(found.lower) * natural.0.y / natural.0.x
        let upper = shape(found.upper) * natural.1.y / natural.1.x
        return max(worst, max((lower - 1).magnitude, (upper - 1).magnitude))
      }
    }
  }

  @Test(arguments: MatchFit.allCases)
  func textNeverStretchesUnevenly(_ fit: MatchFit) {
    expectLaw(400, within: 1.1e-3, "\(fit)") { random in
      let sizes = (random.vector(20...400), random.vector(20...400))
      let side = random.number(0...1)
      let plan = plan((sizes.0, .text(side: side)), (sizes.1, .text(side: side)), fit: fit)
      return progresses.reduce(0.0) { worst, progress in
        let found = pictureBoxes(plan, at: progress)
        let lower = shape(found.lower) * sizes.0.y / sizes.0.x
        let upper = shape(found.upper) * sizes.1.y / sizes.1.x
        return max(worst, max((lower - 1).magnitude, (upper - 1).magnitude))
      }
    }
  }

  @Test func textThatWasNotMeasuredKeepsItsSizeAndItsSide() {
    let plan = plan((Vector(100, 20), .text(side: 1)), (Vector(300, 40), .view), fit: .automatic)
    #expect(pictureBoxes(plan, at: 0).lower == Box(0, 0, 100, 20))
    #expect(pictureBoxes(plan, at: 1).lower == Box(200, 10, 100, 20))
  }

  @Test func textAsWideAsItsBoxKeepsToTheTop() {
    let plan = plan((Vector(100, 20), .text(side: 1)), (Vector(200, 90), .view), fit: .width)
    #expect(pictureBoxes(plan, at: 1).lower == Box(0, 0, 200, 40))
  }

  @Test func anythingElseFillsItsBox() {
    let plan = plan((Vector(100, 100), .view), (Vector(200, 100), .view))
    #expect(pictureBoxes(plan, at: 0).lower == Box(0, 0, 100, 100))
    #expect(pictureBoxes(plan, at: 0).upper == Box(-50, 0, 200, 100))
    #expect(pictureBoxes(plan, at: 1).lower == Box(0, -50, 200, 200))
    #expect(pictureBoxes(plan, at: 1).upper == Box(0, 0, 200, 100))
  }

  @Test func whatIsNoBoxIsNeverCut() {
    expectLaw(500, within: 1e-8) { random in
      let sizes = (random.vector(20...400), random.vector(20...400))
      let plan = plan((sizes.0, .view), (sizes.1, .view), isBox: false)
      return progresses.reduce(0.0) { worst, progress in
        let whole = Box(origin: .zero, size: plan.frame(at: progress).performers[2].size)
        let boxes = pictureBoxes(plan, at: progress)
        return [boxes.lower, boxes.upper].reduce(worst) { (worst: Double, box: Box) in
          let end = box.origin + box.size - whole.size
          return max(worst, max(-box.origin.x, -box.origin.y), max(end.x, end.y))
        }
      }
    }
  }

  @Test(arguments: MatchFit.allCases)
  func eachPictureFillsItsOwnEndWhateverItsFit(_ fit: MatchFit) {
    let plan = plan((Vector(100, 100), .view), (Vector(200, 100), .view), fit: fit)
    #expect(pictureBoxes(plan, at: 0).lower == Box(0, 0, 100, 100))
    #expect(pictureBoxes(plan, at: 1).upper == Box(0, 0, 200, 100))
    #expect(
      pictureBoxes(plan, at: 1).lower == Box(of: Vector(100, 100), in: Vector(200, 100), by: fit)
    )
  }

  @Test func whatHasNoShapeOrAnEqualOneOrABadBoxFillsItsBox() {
    let bad = [Box(0, 0, 0, 0), Box(0, 0, -5, 9), Box(0, 0, .nan, 9), Box(0, 0, 1e300, 9)]
    let ends: [((Vector, Picture.Kind), (Vector, Picture.Kind))] =
      [
        ((Vector(100, 100), .fill), (Vector(200, 100), .fill)),
        ((Vector(100, 50), .view), (Vector(200, 100), .view)),
      ] + bad.map { ((Vector(100, 50), .image($0)), (Vector(100, 50), .view)) }
    for (lower, upper) in ends {
      #expect(plan(lower, upper).frame(at: 0.5).pictureBoxes(of: 2) == nil, "\(lower.1)")
    }
  }
}
