import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What an ordinary app asked for, and a person saw otherwise.
@Suite struct HuntedPlanningTests {
  private let small = Box(20, 500, 160, 160)
  private let large = Box(10, 100, 370, 400)

  /// A card with round corners in a list.
  private func card(
    _ box: Box,
    id: String? = "card",
    clips: Bool = true,
    in list: Box = RandomTree.container,
    _ style: MatchStyle? = nil,
    @TreeBuilder children: () -> [TreeNode]
  ) -> TreeNode {
    let card = TreeNode(
      id,
      frame: Box(origin: box.origin - list.origin, size: box.size),
      traits: NodeTraits(clips: clips, corners: Corners(24)),
      looks: NodeLooks(style: style),
      children: children
    )
    return TreeNode(frame: RandomTree.container) {
      TreeNode(frame: list, traits: NodeTraits(clips: true)) { card }
    }
  }

  /// How far the corners of a performer's clip are from those of another performer's box.
  private func gap(_ plan: Plan, _ id: String, _ outer: String, at progress: Double) throws
    -> Double
  {
    let frame = plan.frame(at: progress)
    let index = try #require(plan.index(of: id))
    let clip = try #require(frame.clip(of: index)).placement
    let box = frame.performers[try #require(plan.index(of: outer))]
    let around = Placement(Box(origin: .zero, size: box.size), in: box.affine)
    return zip(clip.vertices, around.vertices).reduce(0) { max($0, ($1.0 - $1.1).length) }
  }

  // MARK: Coming and going

  /// If the transition had the effect, it counted twice: the title came from as far away again as its card.
  @Test(arguments: [true, false], [MatchEffect.slide(from: .bottom), .scale(0.5), .offset(y: 40)])
  func whatComesInsideACardThatComesKeepsItsPlaceInIt(isWide: Bool, effect: MatchEffect) throws {
    let style = MatchStyle(entering: effect)
    let title = Box(20, 20, 200, 40)
    let plan = Plan(
      TreeNode(frame: RandomTree.container),
      card(large, isWide ? nil : style) { TreeNode("title", frame: title) },
      isWide ? style : MatchStyle()
    )
    // Without an effect for all, the title is a part of its card.
    guard let index = plan.index(of: "title") else { return #expect(!isWide) }
    let frame = plan.frame(at: 0)
    let outer = frame.performers[try #require(plan.index(of: "card"))]
    let gap = frame.performers[index].center - outer.affine(title.center)
    #expect(gap.length < 1e-6 && frame.performers[index].transform == outer.transform, "\(gap)")
  }

  /// A button of a screen that covers from the bottom bounced far beyond the screen, which stops at its end.
  @Test(arguments: [-0.1, 1.1])
  func whatStaysInFrontStopsWhereItsScreenDoes(progress: Double) throws {
    var button = Element.at(Box(340, 60, 30, 30), "button")
    button.staysInFront = true
    let plan = Plan([.at(small, "photo")], [.at(large, "photo"), button]) {
      $0.screens = .cover(from: .bottom)
    }
    let frame = plan.frame(at: progress)
    let screen = frame.performers[try #require(plan.screen(.upperRoot))]
    let gap = frame.performers[try #require(plan.index(of: "button"))].center - screen.center
    #expect((gap - (button.placement.center - RandomTree.container.center)).length < 1e-6, "\(gap)")
  }

  // MARK: Clips

  /// The frame stayed where it was, so the photo was cut on one side and missing on the other.
  @Test(arguments: [nil, "frame"], [-0.1, 0.5, 1.1])
  func aRoundFrameBouncesWithItsPhoto(id: String?, progress: Double) throws {
    let ends = [small, large].map { box in
      card(box, id: id) { TreeNode("photo", frame: Box(origin: .zero, size: box.size)) }
    }
    #expect(try gap(Plan(ends[0], ends[1]), "photo", "photo", at: progress) < 1e-6)
  }

  @Test(arguments: [true, false])
  func whatIsTooLargeForASmallerCardBouncesWithIt(clips: Bool) throws {
    let plan = Plan(
      card(small, clips: clips) {},
      card(large, clips: clips) { TreeNode("story", frame: Box(10, 20, 340, 360)) },
      MatchStyle(entering: .fade)
    )
    for progress in [0, 0.5, 1, 1.2] {
      #expect(try gap(plan, "story", "card", at: progress) < 1e-6, "\(progress)")
    }
  }

  /// Its clip opened to the whole container, so the photo's square corners came out of the card.
  @Test(arguments: [true, false])
  func whatComesOrGoesInARoundCardKeepsWithinIt(goes: Bool) throws {
    let boxes = [small, large]
    let with = card(boxes[goes ? 0 : 1]) { TreeNode("photo", frame: Box(0, 0, 160, 80)) }
    let without = card(boxes[goes ? 1 : 0]) {}
    let style = MatchStyle(entering: .fade, leaving: .fade)
    let plan = goes ? Plan(with, without, style) : Plan(without, with, style)
    for progress in [0, 0.5, 1] {
      #expect(try gap(plan, "photo", "card", at: progress) < 1e-6, "\(progress)")
    }
  }

  // MARK: What is said for all

  /// If all views were never to be clipped, their cards didn't clip them either.
  @Test(arguments: [true, false])
  func aPhotoKeepsWithinItsRoundCardWhereNothingElseClips(isWide: Bool) throws {
    let style = MatchStyle(clip: .never)
    let ends = [Box(20, 60, 160, 160), large].map { box in
      card(box, in: Box(0, 100, 390, 600), isWide ? nil : style) {
        TreeNode("photo", frame: Box(0, 0, box.size.x, box.size.y / 2))
      }
    }
    let plan = Plan(ends[0], ends[1], isWide ? style : MatchStyle())
    #expect(try gap(plan, "photo", "card", at: 0.5) < 1e-6)
  }

  /// It had the straight path of its cell, which goes nowhere.
  @Test(arguments: [nil, MatchEffect.fade])
  func aPhotoKeepsItsArcInACellThatLeaves(effect: MatchEffect?) throws {
    let cell = Element.at(Box(0, 500, 390, 100), "cell", style: MatchStyle(leaving: effect))
    let photo = Element.at(Box(10, 510, 80, 80), "photo", ancestor: 0)
    let plan = Plan([cell, photo], [.at(large, "photo")]) { $0.style.path = .arc(1) }
    #expect(try #require(plan.boxPath("photo")).bend.length > 20)
  }

  @Test(arguments: [Picture.Kind.text(side: 0), .texts(1)], [MatchFit.stretch, .automatic])
  func noLettersAreStretched(kind: Picture.Kind, fit: MatchFit) throws {
    let other = kind == .texts(1) ? .texts(2) : kind
    let plan = Plan(
      [.at(Box(20, 300, 100, 40), "it", picture: Picture(kind))],
      [.at(Box(20, 100, 300, 60), "it", picture: Picture(other))]
    ) { $0.style.fit = fit }
    for progress in [0, 0.5, 1] {
      let boxes = try #require(plan.frame(at: progress).pictureBoxes(of: 2))
      let shapes = [boxes.lower.size, boxes.upper.size].map { $0.x / $0.y }
      #expect((shapes[0] - 2.5).magnitude < 1e-6 && (shapes[1] - 5).magnitude < 1e-6, "\(shapes)")
    }
  }
}
