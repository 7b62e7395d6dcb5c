import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct PictureBoxTests {
  private let progresses = (0...10).map { Double($0) / 10 }
  /// A spring carries some things a little beyond their ends.
  private let sprung = (-1...11).map { Double($0) / 10 }

  private func plan(
    _ lower: (Vector, Picture.Kind),
    _ upper: (Vector, Picture.Kind),
    fit: MatchFit? = nil,
    scale: Double = 1,
    isBox: Bool = true,
    identity: UInt64? = nil
  ) -> Plan {
    let pictures = [lower.1, upper.1].map { Picture($0, identity: identity) }
    var start = Element.at(Box(origin: .zero, size: lower.0), "x", picture: pictures[0])
    start.placement.transform.scale = Vector(scale, scale)
    var end = Element.at(
      Box(origin: Vector(50, 50), size: upper.0),
      "x",
      picture: pictures[1],
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

  /// Half of the way they used to be readable on one another, at 0.67 and 0.5.
  @Test func unlikeTextsAreNotReadOnOneAnotherEvenIfTheyAreNotMeasured() {
    let measure = TextMeasure(string: 1, style: 1, fontSize: 17, start: Vector(0, 16), width: 80)
    let label = Picture(.text(side: 0))
    let measured = Picture(.text(side: 0), text: measure)
    let texts = [label, measured, Picture(.text(side: 0), isOpaque: true), Picture(.texts(7))]
    let size = Box(0, 0, 100, 20)
    for (one, other) in Cases.pairs(texts, texts) where one != other || one == label {
      let plan = Plan([.at(size, "x", picture: one)], [.at(size, "x", picture: other)])
      let most = progresses.map { progress in
        let shown = plan.frame(at: progress).performers[2]
        return min(shown.lowerAlpha, shown.upperAlpha)
      }
      #expect(most.max() ?? 1 < 0.05, "\(one.kind) \(other.kind)")
    }
    // The same text is, and so is anything that is no text.
    for (one, other) in [
      (measured, measured), (Picture(.texts(7)), Picture(.texts(7))), (label, Picture()),
    ] {
      let plan = Plan([.at(size, "x", picture: one)], [.at(size, "x", picture: other)])
      #expect(plan.boxPath("x")?.crossFade.isThrough == false)
    }
  }

  /// They used to be readable on one another nearly all the way.
  @Test func picturesWithWordsChangeHalfWayInTwoFrames() {
    let box = Box(0, 0, 100, 20)
    let image = Picture(.image(box), isOpaque: true, identity: 1, hasOverlay: true)
    let looks = [Picture(), Picture(isOpaque: true), image]
    for (one, other) in Cases.pairs(looks, looks) {
      for words in [[false, false], [false, true], [true, false], [true, true]] {
        var (lower, upper) = (one, other)
        (lower.wordsHash, upper.wordsHash) = (words[0] ? 1 : nil, words[1] ? 2 : nil)
        let plan = Plan([.at(box, "x", picture: lower)], [.at(box, "x", picture: upper)])
        let both = (0...30).filter { step in
          let shown = plan.frame(at: Double(step) / 30).performers[2]
          let alphas = [shown.lowerAlpha, shown.upperAlpha]
          let front = shown.isLowerInFront ? alphas[0] : alphas[1]
          return alphas[0] * alphas[1] * (1 - front) > 0.06
        }
        #expect((both.count <= 2) == (words[0] && words[1]), "\(one.kind) \(other.kind) \(words)")
        // On one image, what says nothing is seen half-way.
        if one.isImage, other.isImage, words[0] != words[1] {
          #expect(plan.frame(at: 0.5).performers[2].upperAlpha == (words[0] ? 1 : 0))
        }
      }
    }
  }

  /// On two cards they were, for half of the way.
  @Test(arguments: [false, true])
  func twoCardsWithWordsAreNotReadOnOneAnother(hasBackground: Bool) throws {
    let cards = [Box(20, 500, 160, 160), Box(0, 100, 390, 400)].enumerated().map { index, box in
      var picture = Picture(isOpaque: true)
      picture.wordsHash = UInt64(index)
      var card = Element.at(box, "card", picture: picture)
      if hasBackground { card.appearance.decoration.background = RGBA(1, 1, 1) }
      return card
    }
    let plan = Plan([cards[0]], [cards[1]])
    let both = (0...30).filter { step in
      let shown = plan.frame(at: Double(step) / 30).performers[2]
      return shown.lowerAlpha * shown.upperAlpha * (1 - shown.upperAlpha) > 0.06
    }
    #expect(both.count <= 2, "\(both)")
  }

  @Test(arguments: [20, 21, 40])
  func theSameWordsInTheSamePlaceDoNotChangeAtOnce(height: Double) {
    var picture = Picture()
    picture.wordsHash = 1
    let (lower, upper) = (Box(0, 0, 100, 20), Box(0, 0, 100, height))
    for words in [1, 2] as [UInt64] {
      var other = picture
      other.wordsHash = words
      let plan = Plan([.at(lower, "x", picture: picture)], [.at(upper, "x", picture: other)])
      let isSeenEarly = plan.frame(at: 0.3).performers[2].upperAlpha > 0
      #expect(isSeenEarly == (words == 1 && height < 40))
    }
  }

  /// In another weight, the one was gone before the other came.
  @Test(arguments: [1, 2] as [UInt64])
  func theSameWordsStayAndInLettersOfAnotherShapeTheyChangeHalfWay(letters: UInt64) {
    let measures = [(17.0, 80.0, 1), (34.0, 172.0, letters)].map { size, width, letters in
      TextMeasure(
        string: 1,
        style: UInt64(size),
        letters: letters,
        fontSize: size,
        start: Vector(0, size),
        width: width
      )
    }
    let pictures = measures.map { Picture(.text(side: 0), text: $0) }
    let plan = Plan(
      [.at(Box(0, 0, 100, 20), "x", picture: pictures[0])],
      [.at(Box(0, 300, 200, 40), "x", picture: pictures[1])]
    )
    let alphas = (0...30).map { step in
      let shown = plan.frame(at: Double(step) / 30).performers[2]
      return (lower: shown.lowerAlpha, upper: shown.upperAlpha)
    }
    #expect(alphas.allSatisfy { (1 - $0.lower) * (1 - $0.upper) < 0.04 })
    let both = alphas.count { min($0.lower, $0.upper) > 0.05 }
    #expect(letters == 2 ? both <= 2 : both > 10, "\(both)")
  }

  /// The boxes of both pictures, even if they simply fill their performer.
  private func pictureBoxes(_ plan: Plan, at progress: Double) -> PictureBoxes {
    plan.frame(at: progress).filledBoxes(of: 2)
  }

  @Test func anImageIsInterpolatedExactlyBetweenItsBoxesEvenStretchedIfItIsTheSame() {
    let modes: [MatchFit] = [.fill, .fit, .width, .height]
    expectLaw(2000, within: 1e-8) { random in
      let natural = random.vector(20...800)
      let sizes = (random.vector(20...400), random.vector(20...400))
      var rests = (
        Box(of: natural, in: sizes.0, by: modes[random.whole(0...3)]),
        Box(of: natural, in: sizes.1, by: modes[random.whole(0...3)])
      )
      let isSame = random.chance(oneIn: 4)
      if isSame {
        rests = (random.box(-50...50, sizes: 20...400), random.box(-50...50, sizes: 20...400))
      }
      let scale = random.number(0.3...3)
      let plan = plan(
        (sizes.0, .image(rests.0)),
        (sizes.1, .image(rests.1)),
        scale: scale,
        identity: isSame ? 7 : nil
      )
      return progresses.reduce(0.0) { worst, progress in
        let seen = 1 / plan.frame(at: progress).performers[2].transform.a
        let from = Box(origin: rests.0.origin * scale, size: rests.0.size * scale)
        let mixed = from.mixed(with: rests.1, progress)
        let expected = Box(origin: mixed.origin * seen, size: mixed.size * seen)
        let found = pictureBoxes(plan, at: progress)
        // Of the same picture, only the upper one is seen.
        let lower = isSame ? 0 : found.lower.difference(from: expected)
        return max(worst, max(lower, found.upper.difference(from: expected)))
      }
    }
  }

  /// A few points of the box used to be bare while a spring carried it beyond its end.
  @Test func anImageThatCoversItsBoxAtBothEndsCoversItBeyondThem() {
    expectLaw(1000, within: 1e-9) { random in
      let sizes = (random.vector(20...400), random.vector(20...400))
      func image(_ size: Vector) -> Picture.Kind {
        .image(Box(of: random.vector(20...800), in: size, by: .fill))
      }
      let plan = plan(
        (sizes.0, image(sizes.0)),
        (sizes.1, image(sizes.1)),
        scale: random.number(0.3...3)
      )
      return sprung.reduce(0.0) { worst, progress in
        let boxes = pictureBoxes(plan, at: progress)
        let whole = plan.frame(at: progress).performers[2].size
        return [boxes.lower, boxes.upper].reduce(worst) { worst, box in
          let bare = Vector(
            max(box.origin.x, whole.x - box.end.x),
            max(box.origin.y, whole.y - box.end.y)
          )
          return max(worst, bare.x, bare.y)
        }
      }
    }
  }

  /// How far the pictures are from being as wide for their height as they are by themselves.
  private func stretch(_ plan: Plan, _ lower: Vector, _ upper: Vector, _ progresses: [Double])
    -> Double
  {
    progresses.reduce(0.0) { worst, progress in
      let found = pictureBoxes(plan, at: progress)
      let shapes = [(found.lower.size, lower), (found.upper.size, upper)]
      return shapes.reduce(worst) { max($0, ($1.0.x / $1.0.y * $1.1.y / $1.1.x - 1).magnitude) }
    }
  }

  @Test func anImageKeepsItsShapeAtEveryProgress() {
    // Shapes that differ by less than a thousandth count as equal.
    expectLaw(1500, within: 1e-3) { random in
      let natural = (random.vector(20...800), random.vector(20...800))
      let sizes = (random.vector(20...400), random.vector(20...400))
      let lower = (sizes.0, Picture.Kind.image(Box(of: natural.0, in: sizes.0, by: .fill)))
      let upper = (sizes.1, Picture.Kind.image(Box(of: natural.1, in: sizes.1, by: .fit)))
      return stretch(
        plan(lower, upper, scale: random.number(0.3...3)),
        natural.0,
        natural.1,
        progresses
      )
    }
  }

  @Test(arguments: MatchFit.all)
  func textNeverStretchesUnevenly(_ fit: MatchFit) {
    expectLaw(400, within: 1.1e-3, "\(fit)") { random in
      let sizes = (random.vector(20...400), random.vector(20...400))
      let text = Picture.Kind.text(side: random.number(0...1))
      return stretch(plan((sizes.0, text), (sizes.1, text), fit: fit), sizes.0, sizes.1, sprung)
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

  @Test func whatIsNoBoxIsNeverCut() {
    expectLaw(500, within: 1e-8) { random in
      let sizes = (random.vector(20...400), random.vector(20...400))
      let plan = plan((sizes.0, .view), (sizes.1, .view), isBox: false)
      return sprung.reduce(0.0) { worst, progress in
        let whole = Box(origin: .zero, size: plan.frame(at: progress).performers[2].size)
        let boxes = pictureBoxes(plan, at: progress)
        return [boxes.lower, boxes.upper].reduce(worst) { (worst: Double, box: Box) in
          let end = box.origin + box.size - whole.size
          return max(worst, max(-box.origin.x, -box.origin.y), max(end.x, end.y))
        }
      }
    }
  }

  @Test(arguments: MatchFit.all)
  func eachPictureFillsItsOwnEndWhateverItsFit(_ fit: MatchFit) {
    let plan = plan((Vector(100, 100), .view), (Vector(200, 100), .view), fit: fit)
    let fit = fit == .automatic ? .width : fit
    #expect(pictureBoxes(plan, at: 0).lower == Box(0, 0, 100, 100))
    #expect(pictureBoxes(plan, at: 1).upper == Box(0, 0, 200, 100))
    #expect(
      pictureBoxes(plan, at: 0).upper == Box(of: Vector(200, 100), in: Vector(100, 100), by: fit)
    )
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
