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

  // MARK: Coming and going

  /// A title that came in a card that fades in was there from the first frame, before its card.
  @Test(arguments: [MatchEffect.scale(0.5), .offset(y: 40)], [true, false])
  func whatComesInsideACardThatFadesInFadesInWithIt(effect: MatchEffect, isWide: Bool) throws {
    let own = isWide ? MatchStyle() : MatchStyle(entering: effect)
    let card = Element.at(large, "card", style: MatchStyle(entering: .fade))
    let title = Element.at(Box(30, 120, 200, 40), "title", style: own, ancestor: 0)
    let plan = Plan([], [card, title]) { if isWide { $0.style.entering = effect } }
    for progress in [0, 0.5, 1] {
      #expect(try alpha(plan, "title", at: progress) == alpha(plan, "card", at: progress))
    }
  }

  /// In a card that is translucent on one screen, a title that came there was opaque.
  @Test func whatComesInATranslucentCardIsAsTranslucent() throws {
    var cards = [small, large].map { Element.at($0, "card") }
    cards[0].appearance.alpha = 0.5
    let style = MatchStyle(entering: .offset(y: 40))
    let title = Element.at(Box(30, 120, 100, 40), "title", style: style, ancestor: 0)
    #expect(try alpha(Plan([cards[0]], [cards[1], title]), "title", at: 0) == 0.5)
  }

  /// A badge that stays in front began to fade when the screens were read again.
  @Test(arguments: [true, false])
  func whatStaysInFrontGoesOnAsItWasWhenScreensAreReadAgain(isRead: Bool) throws {
    let card = Element.at(large, "card", style: MatchStyle(entering: .cover(from: .bottom)))
    var badge = Element.at(Box(30, 120, 40, 40), "badge", ancestor: 0)
    badge.staysInFront = true
    let plan = Plan([], [card, badge]) { $0.screens = .cover(from: .bottom) }
    var flight = Flight.flying(plan).after(0.1)
    if isRead { flight.handle(.redirect(plan)) }
    while flight.outcome == nil {
      let index = try #require(flight.plan.index(of: "badge"))
      #expect(flight.frame.performers[index].alpha == 1)
      flight = flight.after(1.0 / 60)
    }
  }

  // MARK: What is said for all, or by what is around it

  /// If fingers were to carry nothing, they still carried a photo in a cell that leaves.
  @Test(arguments: [true, false], [nil, MatchEffect.fade])
  func whatIsInACellThatLeavesIsCarriedAsTheCellIs(isWide: Bool, effect: MatchEffect?) throws {
    let own = MatchStyle(leaving: .fade, isCarried: isWide ? nil : false)
    let cell = Element.at(Box(0, 500, 390, 100), "cell", style: own)
    let photo = Element.at(Box(10, 510, 80, 80), "photo", ancestor: 0)
    let plan = Plan([cell, photo], [.at(large, "photo")]) {
      if isWide { $0.style.isCarried = false }
      $0.style.leaving = effect
    }
    #expect(!plan.performers[try #require(plan.index(of: "photo"))].isCarried)
  }

  /// A cell that leaves had a path of its own, which its photo didn't take.
  @Test(arguments: [true, false])
  func aPhotoHasThePathThatItsCellAsksFor(isArc: Bool) throws {
    let style = MatchStyle(path: isArc ? .arc(1) : .straight, leaving: .fade)
    let cell = Element.at(Box(0, 500, 390, 100), "cell", style: style)
    let photo = Element.at(Box(10, 510, 80, 80), "photo", ancestor: 0)
    let plan = Plan([cell, photo], [.at(large, "photo")]) { $0.style.path = isArc ? nil : .arc(1) }
    #expect((try #require(plan.boxPath("photo")).bend.length > 20) == isArc)
  }

  /// A button in front of a screen that grows left it on an arc.
  @Test(arguments: [nil, MatchPath.arc(1)])
  func whatStaysInFrontKeepsItsPlaceOnAScreenThatGrows(path: MatchPath?) throws {
    var button = Element.at(Box(340, 60, 30, 30), "button")
    button.staysInFront = true
    let plan = Plan([], [button]) { ($0.screens, $0.style.path) = (.scale(0.5), path) }
    let frame = plan.frame(at: 0.5)
    let screen = frame.performers[try #require(plan.screen(.upperRoot))]
    let rest = (button.placement.center - RandomTree.container.center) * 0.75
    let gap = frame.performers[try #require(plan.index(of: "button"))].center - screen.center
    #expect((gap - rest).length < 1e-6, "\(gap) \(rest)")
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

  // MARK: Turning, and clips

  /// A badge that is a little tilted turned the other way than its card.
  @Test(arguments: [0, 0.2, -0.2])
  func whatIsInACardTurnsWithIt(tilt: Double) throws {
    func screen(_ angle: Double) -> Capture {
      TreeNode(frame: RandomTree.container) {
        TreeNode("card", frame: Box(50, 200, 300, 200)) {
          TreeNode("badge", frame: Box(20, 20, 40, 40))
            .with { $0.shape.transform = .rotation(angle == 0 ? 0 : tilt) }
        }.with { $0.shape.transform = .rotation(angle) }
      }.captured().capture
    }
    let plan = Plan(
      lower: screen(0),
      upper: screen(3),
      options: PlanOptions(container: RandomTree.container)
    )
    let (card, badge) = (try #require(plan.boxPath("card")), try #require(plan.boxPath("badge")))
    #expect((badge.difference.rotation - card.difference.rotation - tilt).magnitude < 1e-6)
  }

  /// A list that cuts off a shadow bounced into the photo that casts it.
  @Test(arguments: [true, false])
  func aListThatCutsAShadowStaysWithinItsEnds(hasShadow: Bool) throws {
    let lists = [RoundedBox(Box(0, 100, 390, 600)), RoundedBox(Box(0, 250, 390, 400))]
    let photos = zip(lists, [Box(10, 104, 80, 80), Box(90, 254, 210, 210)]).map { list, box in
      let top = hasShadow ? 0.0 : -40
      var photo = Element.at(
        Box(origin: box.origin + Vector(0, top), size: box.size),
        "photo",
        clip: 0
      )
      let shadow = Shadow(color: RGBA(0, 0, 0), offset: .zero, radius: 20)
      if hasShadow { photo.appearance.decoration.shadow = shadow }
      return photo
    }
    let plan = Plan([photos[0]], [photos[1]], clips: ([lists[0]], [lists[1]]))
    let index = try #require(plan.index(of: "photo"))
    let clip = try #require(plan.frame(at: 1.2).clip(of: index))
    #expect(clip.placement.bounds.contains(lists[1].placement.bounds, tolerance: 1e-6), "\(clip)")
  }
}
