import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What an ordinary app asked for, and a person saw otherwise.
@Suite struct HuntedCoreTests {
  private let small = Box(20, 500, 160, 160)
  private let large = Box(10, 100, 370, 400)

  private func alpha(_ plan: Plan, _ id: String, at progress: Double) throws -> Double {
    plan.frame(at: progress).performers[try #require(plan.index(of: id))].alpha
  }

  // MARK: The stack

  /// A photo that only enters, with an order of its own, flew in front of the bar that covers it.
  @Test(arguments: [true, false], [nil, 1])
  func aBarStaysInFrontOfWhatItCovers(isOnBoth: Bool, zOrder: Int?) {
    var bar = Element.at(Box(0, 750, 390, 94), "bar")
    bar.staysInFront = true
    let photo = Element.at(
      Box(10, 700, 100, 100),
      "photo",
      style: MatchStyle(zOrder: zOrder, entering: .fade)
    )
    let plan = Plan(isOnBoth ? [bar] : [], [photo, bar])
    #expect(plan.names(plan.lowerOrder) == ["photo", "bar"])
    #expect(plan.names(plan.upperOrder) == ["photo", "bar"])
  }

  /// The photo was behind a card that only enters.
  @Test(arguments: [nil, 1], [true, false])
  func aPhotoIsInFrontOfItsCardWhereverThatWishesToBe(zOrder: Int?, isLower: Bool) throws {
    let style = MatchStyle(zOrder: zOrder, entering: .fade, leaving: .fade)
    let nest = [
      Element.at(large, "card", style: style), .at(Box(30, 120, 200, 200), "photo", ancestor: 0),
    ]
    let alone = [Element.at(small, "photo")]
    let plan = isLower ? Plan(nest, alone) : Plan(alone, nest)
    #expect(plan.names(isLower ? plan.lowerOrder : plan.upperOrder) == ["card", "photo"])
    let photo = plan.performers[try #require(plan.index(of: "photo"))]
    #expect(photo.parent == plan.index(of: "card"))
  }

  /// A caption was behind its card until half-way, if the photo in front of which it lies there was.
  @Test func whatComesInACardIsInFrontOfItFromTheFirstFrame() {
    let style = MatchStyle(entering: .fade)
    let plan = Plan(
      [.at(small, "photo"), .at(small, "card")],
      [
        .at(large, "card"), .at(Box(30, 120, 100, 100), "photo", ancestor: 0),
        .at(Box(30, 300, 100, 30), "caption", style: style, ancestor: 0),
      ]
    )
    #expect(plan.names(plan.lowerOrder) == ["photo", "card", "caption"])
  }

  /// Two labels that come were stacked the other way round until half-way.
  @Test func whatComesKeepsItsOrder() {
    let style = MatchStyle(entering: .fade)
    let plan = Plan(
      [.plain("b"), .plain("a")],
      [.plain("a"), .plain("x", style), .plain("b"), .plain("y", style)]
    )
    #expect(plan.names(plan.lowerOrder) == ["b", "a", "x", "y"])
  }
}
