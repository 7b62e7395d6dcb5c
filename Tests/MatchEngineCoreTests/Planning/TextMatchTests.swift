import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// A text on a random screen: its lines, and where its element is.
private struct Writing {
  var lines: TextLines
  var size: Vector
  var scale = 1.0
  var side = 0.0

  /// A text with so many words per line, in a font whose words are up to `spread` wider or narrower.
  init(_ random: inout SplitMix, words: [[Double]], number: UInt64 = 1, spread: Double = 0) {
    let fontSize = random.number(8...60)
    let height = fontSize * random.number(1.1...1.6)
    side = [0, 0.5, 1][random.whole(0...2)]
    let widest = words.map { $0.reduce(0, +) }.max() ?? 0
    size = Vector(
      fontSize * widest * 1.1 + random.number(0...300),
      height * Double(words.count) + random.number(0...80)
    )
    scale = random.number(0.5...2)
    let top = (size.y - height * Double(words.count)) / 2
    var lines: [TextLines.Line] = []
    for (index, widths) in words.enumerated() {
      let own = widths.map { $0 * fontSize * (1 + random.number(-spread...spread)) }
      let left = (size.x - own.reduce(0, +)) * side
      let stops = own.reduce(into: [left]) { $0.append(($0.last ?? 0) + $1) }
      lines.append(TextLines.Line(baseline: top + height * (Double(index) + 0.8), stops: stops))
    }
    let style = random.next()
    self.lines = TextLines(fontSize: fontSize, lines: lines, words: number, style: style)
  }

  /// The widths of random words on random lines, in parts of the font size.
  static func words(_ random: inout SplitMix) -> [[Double]] {
    (0..<random.whole(1...4)).map { _ in
      (0..<random.whole(1...5)).map { _ in random.number(0.6...4) }
    }
  }

  func element(_ random: inout SplitMix) -> Element {
    var element = Element.at(
      Box(origin: random.vector(0...300), size: size),
      "x",
      picture: Picture(.text(side: side), lines: lines)
    )
    element.placement.transform.scale = Vector(scale, scale)
    return element
  }
}

/// The two pictures of a text at one progress.
private struct Pictures {
  let plan: Plan
  let frame: Frame
  let writings: (lower: Writing, upper: Writing)

  init(_ plan: Plan, _ writings: (lower: Writing, upper: Writing), at progress: Double) {
    self.plan = plan
    self.writings = writings
    frame = plan.frame(at: progress)
  }

  /// Where a point of one of the texts is on the screen.
  func place(_ point: Vector, isLower: Bool) -> Vector {
    let size = isLower ? writings.lower.size : writings.upper.size
    let (parts, boxes) = (plan.parts(of: 2), frame.parts(of: 2))
    let pieces = isLower ? parts.lower : parts.upper
    let share = Vector(point.x / size.x, point.y / size.y)
    // A point between two pieces belongs to the one on its left.
    let piece = pieces.firstIndex {
      $0.outset(by: Vector(1e-9, 1e-9)).contains(Box(origin: share, size: .zero))
    }
    let whole = frame.pictureBoxes(of: 2).map { isLower ? $0.lower : $0.upper }
    var box = whole ?? Box(origin: .zero, size: frame.performers[2].size)
    var own = Box(0, 0, 1, 1)
    if let piece {
      box = Array(isLower ? boxes.lower : boxes.upper)[piece]
      own = pieces[piece]
    }
    let inside = Vector(
      (share.x - own.origin.x) / own.size.x,
      (share.y - own.origin.y) / own.size.y
    )
    return frame.performers[2].affine(box.origin + box.size.scaled(by: inside))
  }
}

@Suite struct TextMatchTests {
  private let progresses = (0...10).map { Double($0) / 10 }

  private func plan(_ random: inout SplitMix, _ lower: Writing, _ upper: Writing) -> Plan {
    let (start, end) = (lower.element(&random), upper.element(&random))
    return Plan([start], [end])
  }

  /// How far the letters of two texts are from one another: the ends of lines in points, all other stops in
  /// parts of the font size.
  private func distance(_ random: inout SplitMix, spread: Double) -> (ends: Double, stops: Double) {
    let words = Writing.words(&random)
    let lower = Writing(&random, words: words, spread: spread)
    let upper = Writing(&random, words: words, spread: spread)
    let plan = plan(&random, lower, upper)
    var worst = (ends: 0.0, stops: 0.0)
    for progress in progresses {
      let pictures = Pictures(plan, (lower, upper), at: progress)
      let sizes = (lower.lines.fontSize * lower.scale, upper.lines.fontSize * upper.scale)
      let size = sizes.0 + (sizes.1 - sizes.0) * progress
      for (line, other) in zip(lower.lines.lines, upper.lines.lines) {
        for (stop, place) in zip(line.stops, other.stops) {
          let here = pictures.place(Vector(stop, line.baseline), isLower: true)
          let there = pictures.place(Vector(place, other.baseline), isLower: false)
          let distance = (here - there).length
          if stop == line.left || stop == line.right { worst.ends = max(worst.ends, distance) }
          worst.stops = max(worst.stops, distance / size)
        }
      }
    }
    return worst
  }

  @Test func theSameTextLiesOnItselfAllTheWay() {
    let law = Law(500) { random in distance(&random, spread: 0).ends }
    #expect(law.worst <= 0.5, "\(law)")
  }

  @Test func inAnotherWeightTheEndsOfEachLineCoincide() {
    let law = Law(500) { random in distance(&random, spread: 0.06).ends }
    #expect(law.worst <= 0.5, "\(law)")
  }

  @Test func inAnotherWeightNoLetterIsOffByMoreThanATenthOfTheFontSize() {
    // At the lower end a letter may be off by a little more, because widths and heights grow unevenly.
    let law = Law(500) { random in distance(&random, spread: 0.06).stops }
    #expect(law.worst <= 0.12, "\(law)")
  }

  @Test func anotherTextIsScaledByItsLettersFromTheBaselineAndItsSide() {
    let law = Law(500) { random in
      let lower = Writing(&random, words: Writing.words(&random), number: 1)
      var upper = Writing(&random, words: Writing.words(&random), number: 2)
      upper.side = lower.side
      let plan = plan(&random, lower, upper)
      return progresses.reduce(0.0) { worst, progress in
        let pictures = Pictures(plan, (lower, upper), at: progress)
        func anchor(_ writing: Writing) -> Vector { writing.lines.anchor(at: lower.side) }
        let here = pictures.place(anchor(lower), isLower: true)
        let there = pictures.place(anchor(upper), isLower: false)
        let moved = anchor(lower) + Vector(lower.lines.fontSize, lower.lines.fontSize)
        let letter = pictures.place(moved, isLower: true) - here
        let sizes = (lower.lines.fontSize * lower.scale, upper.lines.fontSize * upper.scale)
        let size = sizes.0 + (sizes.1 - sizes.0) * progress
        return max(worst, max((here - there).length, (letter - Vector(size, size)).length))
      }
    }
    #expect(law.worst <= 1e-6, "\(law)")
  }

  @Test func twoTextsAreNeverReadableAtTheSameTime() {
    let law = Law(300) { random in
      let lower = Writing(&random, words: Writing.words(&random), number: 1)
      let upper = Writing(&random, words: Writing.words(&random), number: 2)
      let plan = plan(&random, lower, upper)
      return (0...20).reduce(0.0) { worst, step in
        let performer = plan.frame(at: Double(step) / 20).performers[2]
        return max(worst, min(performer.lowerAlpha, performer.upperAlpha))
      }
    }
    #expect(law.worst < 0.05, "\(law)")
  }

  @Test func theSameTextIsReadableAllTheWay() {
    let law = Law(300) { random in
      let words = Writing.words(&random)
      let lower = Writing(&random, words: words)
      let plan = plan(&random, lower, Writing(&random, words: words))
      return (0...20).reduce(0.0) { worst, step in
        let performer = plan.frame(at: Double(step) / 20).performers[2]
        return max(worst, (1 - performer.lowerAlpha) * (1 - performer.upperAlpha))
      }
    }
    #expect(law.worst < 0.04, "\(law)")
  }

  @Test func theSameTextInTheSameStyleIsShownOnce() throws {
    var random = SplitMix(seed: 1)
    let words = Writing.words(&random)
    let lower = Writing(&random, words: words)
    var upper = Writing(&random, words: words)
    upper.lines.style = lower.lines.style
    let boxPath = try #require(plan(&random, lower, upper).boxPath("x"))
    #expect(boxPath.crossFade == .upperOnly)
  }

  @Test func theAppsOwnWishCounts() throws {
    var random = SplitMix(seed: 1)
    let lower = Writing(&random, words: [[3, 2]], number: 1)
    let upper = Writing(&random, words: [[3, 2]], number: 2)
    var (start, end) = (lower.element(&random), upper.element(&random))
    end.style.content = .out
    #expect(try #require(Plan([start], [end]).boxPath("x")).crossFade == .out)
    end.style = MatchStyle(fit: .width)
    start.picture = Picture(.text(side: 0), lines: upper.lines)
    let plan = Plan([start], [end])
    let wide = end.placement.size.x * upper.scale
    let box = try #require(plan.frame(at: 1).pictureBoxes(of: 2)?.lower)
    #expect((box.size.x * plan.frame(at: 1).performers[2].transform.a - wide).magnitude < 1e-6)
  }

  @Test func besideAnEmptyTextATextKeepsItsSize() throws {
    var random = SplitMix(seed: 3)
    var writing = Writing(&random, words: [[3, 2]])
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

  @Test func otherBreaksAndVeryDifferentShapesAreAnotherText() {
    var random = SplitMix(seed: 2)
    let own = Writing(&random, words: [[3, 2], [4]])
    let broken = Writing(&random, words: [[3], [2, 4]], number: 2)
    let narrow = Writing(&random, words: [[1, 0.8], [1.5]])
    for other in [broken, narrow] {
      #expect(TextMatch(own.lines, of: own.size, other.lines, of: other.size) == nil)
    }
    #expect(TextMatch(own.lines, of: own.size, own.lines, of: own.size)?.pieces == [])
  }

  @Test func piecesTogetherAreTheWholeText() {
    let law = Law(300) { random in
      let words = Writing.words(&random)
      let lower = Writing(&random, words: words, spread: 0.06)
      let upper = Writing(&random, words: words, spread: 0.06)
      let pieces = plan(&random, lower, upper).parts(of: 2)
      let areas = [pieces.lower, pieces.upper].map { $0.reduce(0) { $0 + $1.size.x * $1.size.y } }
      return areas.map { $0 == 0 ? 0 : ($0 - 1).magnitude }.max() ?? 0
    }
    #expect(law.worst < 1e-9, "\(law)")
  }

  @Test func linesThatCannotBeThoseOfATextAreIgnored() {
    let good = TextLines.Line(baseline: 10, stops: [0, 50])
    func sanitized(_ size: Double, _ lines: [TextLines.Line]) -> TextLines? {
      let lines = TextLines(fontSize: size, lines: lines, words: 1, style: 1, opacity: .nan)
      return Picture(.text(side: 0), lines: lines).sanitized(in: Vector(50, 20)).lines
    }
    #expect(sanitized(10, [good])?.opacity == 1)
    #expect(sanitized(.nan, [good]) == nil && sanitized(0, [good]) == nil)
    #expect(sanitized(10, []) == nil)
    for stops in [[0], [0, .nan], [5, 5], [0, 9, 3, 20], [-.infinity, 3]] as [[Double]] {
      #expect(sanitized(10, [TextLines.Line(baseline: 10, stops: stops)]) == nil, "\(stops)")
    }
    #expect(sanitized(10, [TextLines.Line(baseline: .nan, stops: [0, 50])]) == nil)
    #expect(sanitized(10, [good, TextLines.Line(baseline: 5, stops: [0, 50])]) == nil)
  }

  @Test func aPictureIsDrawnAtTheScaleAtWhichItIsLargest() {
    let law = Law(300) { random in
      let words = Writing.words(&random)
      let lower = Writing(&random, words: words)
      let upper = Writing(&random, words: words)
      let plan = plan(&random, lower, upper)
      let scale = plan.largestScale(of: 2)
      return progresses.reduce(0.0) { worst, progress in
        let pictures = Pictures(plan, (lower, upper), at: progress)
        func seen(_ isLower: Bool) -> Double {
          let step = Vector(10, 10)
          let way = pictures.place(step, isLower: isLower) - pictures.place(.zero, isLower: isLower)
          return max(way.x, way.y) / 10
        }
        return max(worst, max(seen(true) - scale.lower, seen(false) - scale.upper))
      }
    }
    #expect(law.worst < 1e-6, "\(law)")
  }
}
