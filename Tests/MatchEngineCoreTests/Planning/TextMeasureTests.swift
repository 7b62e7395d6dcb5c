import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// A text on a random screen: what is known about it, and where its element is.
private struct Writing {
  var text: TextMeasure
  var size: Vector
  var scale = 1.0
  var side = 0.0

  /// A text with so many lines, of which the widest is so wide in points of the font size.
  init(_ random: inout SplitMix, width: Double, lines: Int = 1, string: UInt64 = 1) {
    let fontSize = random.number(8...60)
    let height = fontSize * random.number(1.1...1.6)
    side = [0, 0.5, 1][random.whole(0...2)]
    size = Vector(
      fontSize * width * 1.1 + random.number(0...300),
      height * Double(lines) + random.number(0...80)
    )
    scale = random.number(0.5...2)
    text = TextMeasure(
      string: string,
      style: random.next(),
      fontSize: fontSize,
      lines: lines,
      start: Vector(
        (size.x - width * fontSize) * side,
        (size.y - height * Double(lines)) / 2 + height * 0.8
      ),
      width: width * fontSize
    )
  }

  /// Both ends of the widest line, on the first baseline.
  var ends: [Vector] { [text.start, text.start + Vector(text.width, 0)] }

  func element(_ random: inout SplitMix) -> Element {
    var element = Element.at(
      Box(origin: random.vector(0...300), size: size),
      "x",
      picture: Picture(.text(side: side), text: text)
    )
    element.placement.transform.scale = Vector(scale, scale)
    return element
  }
}

@Suite struct TextMeasureTests {
  private let progresses = (0...10).map { Double($0) / 10 }

  private func plan(_ random: inout SplitMix, _ lower: Writing, _ upper: Writing) -> Plan {
    let (start, end) = (lower.element(&random), upper.element(&random))
    return Plan([start], [end])
  }

  /// Where a point of one of the texts is on the screen.
  private func place(
    _ point: Vector,
    of writing: Writing,
    isLower: Bool,
    in plan: Plan,
    at progress: Double
  ) -> Vector {
    let frame = plan.frame(at: progress)
    let boxes = frame.pictureBoxes(of: 2).map { isLower ? $0.lower : $0.upper }
    let box = boxes ?? Box(origin: .zero, size: frame.performers[2].size)
    let inside = Vector(point.x / writing.size.x, point.y / writing.size.y)
    return frame.performers[2].affine(box.origin + box.size.scaled(by: inside))
  }

  /// How far the ends of two texts are from one another on the way.
  private func distance(_ random: inout SplitMix, ratio: Double = 1, lines: Int = 1) -> Double {
    let width = random.number(2...20)
    let lower = Writing(&random, width: width, lines: lines)
    let upper = Writing(&random, width: width * ratio, lines: lines)
    let plan = plan(&random, lower, upper)
    return progresses.reduce(0.0) { worst, progress in
      zip(lower.ends, upper.ends).reduce(worst) { worst, ends in
        let here = place(ends.0, of: lower, isLower: true, in: plan, at: progress)
        let there = place(ends.1, of: upper, isLower: false, in: plan, at: progress)
        return max(worst, (here - there).length)
      }
    }
  }

  @Test func theSameTextLiesOnItselfAllTheWayAndInAnotherFontWithBothItsEnds() {
    expectLaw(1000, within: 1e-6) { random in
      if random.chance(oneIn: 2) { return distance(&random, lines: random.whole(1...4)) }
      let isNarrow = random.chance(oneIn: 2)
      return distance(&random, ratio: random.number(isNarrow ? 0.7...0.97 : 1.03...1.4))
    }
  }

  @Test func aTextIsNeverStretchedUnevenly() {
    expectLaw(500, within: 1e-6) { random in
      let string = UInt64(random.whole(1...2))
      let lower = Writing(&random, width: random.number(2...20), string: 1)
      let upper = Writing(&random, width: random.number(2...20), string: string)
      let plan = plan(&random, lower, upper)
      return progresses.reduce(0.0) { worst, progress in
        [(lower, true), (upper, false)].reduce(worst) { worst, side in
          let (writing, isLower) = side
          func seen(_ point: Vector) -> Vector {
            place(point, of: writing, isLower: isLower, in: plan, at: progress)
          }
          let (wide, high) = (seen(Vector(10, 0)) - seen(.zero), seen(Vector(0, 10)) - seen(.zero))
          return max(worst, (wide.x - high.y).magnitude)
        }
      }
    }
  }

  @Test func anotherTextIsScaledByItsLettersFromTheBaselineAndItsSide() {
    expectLaw(500, within: 1e-6) { random in
      let lower = Writing(&random, width: random.number(2...20), string: 1)
      var upper = Writing(&random, width: random.number(2...20), string: 2)
      upper.side = lower.side
      let plan = plan(&random, lower, upper)
      return progresses.reduce(0.0) { worst, progress in
        func anchor(_ writing: Writing) -> Vector {
          writing.text.start + Vector(writing.text.width * lower.side, 0)
        }
        let here = place(anchor(lower), of: lower, isLower: true, in: plan, at: progress)
        let there = place(anchor(upper), of: upper, isLower: false, in: plan, at: progress)
        let moved = anchor(lower) + Vector(lower.text.fontSize, lower.text.fontSize)
        let letter = place(moved, of: lower, isLower: true, in: plan, at: progress) - here
        let sizes = (lower.text.fontSize * lower.scale, upper.text.fontSize * upper.scale)
        let size = sizes.0 + (sizes.1 - sizes.0) * progress
        return max(worst, max((here - there).length, (letter - Vector(size, size)).length))
      }
    }
  }

  /// The most that a combination of both texts' opacities comes to on the way.
  private func most(_ plan: Plan, _ combined: (PerformerFrame) -> Double) -> Double {
    (0...20).map { combined(plan.frame(at: Double($0) / 20).performers[2]) }.max() ?? .infinity
  }

  @Test func twoTextsAreNeverReadableAtTheSameTime() {
    expectLaw(300, within: 0.05) { random in
      let lower = Writing(&random, width: random.number(2...20), string: 1)
      let upper = Writing(&random, width: random.number(2...20), string: 2)
      return most(plan(&random, lower, upper)) { min($0.lowerAlpha, $0.upperAlpha) }
    }
  }

  @Test func theSameTextIsReadableAllTheWay() {
    expectLaw(300, within: 0.04) { random in
      let width = random.number(2...20)
      let (lower, upper) = (Writing(&random, width: width), Writing(&random, width: width * 1.2))
      return most(plan(&random, lower, upper)) { (1 - $0.lowerAlpha) * (1 - $0.upperAlpha) }
    }
  }

  @Test func theSameTextInTheSameStyleIsShownOnceUnlessItsLettersAreFartherApart() throws {
    var random = SplitMix(seed: 1)
    let lower = Writing(&random, width: 8)
    for (width, isShownOnce) in [(8.0, true), (8.1, true), (8.6, false)] {
      var upper = Writing(&random, width: width)
      upper.text.style = lower.text.style
      let boxPath = try #require(plan(&random, lower, upper).boxPath("x"))
      #expect((boxPath.crossFade == .upperOnly) == isShownOnce)
    }
  }

  @Test func otherWordsOrOtherBreaksAreAnotherText() {
    var random = SplitMix(seed: 2)
    let own = Writing(&random, width: 12, lines: 2)
    func isEqual(_ other: Writing) -> Bool { own.text.isEqual(to: other.text) }
    #expect(isEqual(Writing(&random, width: 12.1, lines: 2)))
    #expect(!isEqual(Writing(&random, width: 12.1, lines: 2, string: 2)))
    #expect(!isEqual(Writing(&random, width: 12, lines: 3)))
    #expect(!isEqual(Writing(&random, width: 13, lines: 2)))
  }

  @Test func theAppsOwnWishCounts() throws {
    var random = SplitMix(seed: 1)
    let lower = Writing(&random, width: 5, string: 1)
    let upper = Writing(&random, width: 5, string: 2)
    var (start, end) = (lower.element(&random), upper.element(&random))
    end.style.content = .out
    #expect(try #require(Plan([start], [end]).boxPath("x")).crossFade == .out)
    end.style = MatchStyle(fit: .width)
    start.picture = Picture(.text(side: 0), text: upper.text)
    let plan = Plan([start], [end])
    let wide = end.placement.size.x * upper.scale
    let box = try #require(plan.frame(at: 1).pictureBoxes(of: 2)?.lower)
    #expect((box.size.x * plan.frame(at: 1).performers[2].transform.a - wide).magnitude < 1e-6)
  }

  @Test func besideAnEmptyTextATextKeepsItsSize() throws {
    var random = SplitMix(seed: 3)
    var writing = Writing(&random, width: 5)
    writing.scale = 1
    writing.side = 1
    let start = writing.element(&random)
    let end = Element.at(
      Box(0, 0, 900, writing.size.y * 3),
      "x",
      picture: Picture(.text(side: 1), isLoaded: false)
    )
    let plan = Plan([start], [end])
    let box = try #require(plan.frame(at: 1).pictureBoxes(of: 2)?.lower)
    #expect(box.size == writing.size && (box.end.x - 900).magnitude < 1e-9)
    #expect(plan.boxPath("x")?.crossFade == .lowerOnly)
  }

  @Test func numbersThatCannotBeThoseOfATextAreIgnored() {
    let good = TextMeasure(
      string: 1,
      style: 1,
      fontSize: 10,
      start: .zero,
      width: 50,
      opacity: .nan
    )
    func sanitized(_ change: (inout TextMeasure) -> Void) -> TextMeasure? {
      var text = good
      change(&text)
      return text.sanitized
    }
    #expect(sanitized { _ in }?.opacity == 1)
    for number in [0, .nan, .infinity, -3] as [Double] {
      #expect(sanitized { $0.fontSize = number } == nil && sanitized { $0.width = number } == nil)
    }
    #expect(sanitized { $0.start.x = .nan } == nil && sanitized { $0.start.y = .infinity } == nil)
  }

  @Test func aPictureIsDrawnAtTheScaleAtWhichItIsLargest() {
    expectLaw(300, within: 1e-6) { random in
      let width = random.number(2...20)
      let (lower, upper) = (Writing(&random, width: width), Writing(&random, width: width))
      let plan = plan(&random, lower, upper)
      let scale = plan.largestScale(of: 2)
      return progresses.reduce(0.0) { worst, progress in
        func seen(_ writing: Writing, _ isLower: Bool) -> Double {
          let ends = [Vector.zero, Vector(10, 10)].map {
            place($0, of: writing, isLower: isLower, in: plan, at: progress)
          }
          return max(ends[1].x - ends[0].x, ends[1].y - ends[0].y) / 10
        }
        return max(worst, max(seen(lower, true) - scale.lower, seen(upper, false) - scale.upper))
      }
    }
  }
}
