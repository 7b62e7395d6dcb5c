import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What a list, a frame or a card cut off in flight, and a person saw.
@Suite struct HuntedClipsTests {
  private let thumbnail = Box(20, 500, 160, 160)
  private let page = Box(0, 100, 390, 400)

  /// A screen with a photo, perhaps in a round frame that nobody has tagged.
  private func screen(_ box: Box, framed corners: Double?, _ style: MatchStyle? = nil) -> TreeNode {
    TreeNode(frame: RandomTree.container) {
      TreeNode(
        frame: box,
        traits: NodeTraits(clips: corners != nil, corners: Corners(corners ?? 0))
      ) {
        TreeNode("photo", frame: Box(origin: .zero, size: box.size), looks: NodeLooks(style: style))
      }
    }
  }

  private func clip(_ plan: Plan, _ id: String, at progress: Double) throws -> RoundedBox? {
    plan.frame(at: progress).clip(of: try #require(plan.index(of: id)))
  }

  private func box(_ plan: Plan, _ id: String, at progress: Double) throws -> Box {
    let shown = plan.frame(at: progress).performers[try #require(plan.index(of: id))]
    return Box(center: shown.center, size: shown.size)
  }

  /// Its corners were square after the first frames, also where only the frame keeps the photo within its bounds.
  @Test(arguments: [0, 0.1, 0.5, 0.9, 1], [nil, MatchStyle(clip: .always)])
  func aPhotoLosesItsRoundCornersGradually(progress: Double, style: MatchStyle?) throws {
    let plan = Plan(screen(thumbnail, framed: 20, style), screen(page, framed: nil))
    let seen = try #require(try clip(plan, "photo", at: progress))
    let photo = try box(plan, "photo", at: progress)
    let cut = seen.cut(by: RoundedBox(photo))
    #expect((cut.corners.topLeft - 20 * (1 - progress)).magnitude < 0.01, "\(cut)")
    #expect((cut.placement.size - photo.size).length < 0.01, "\(cut)")
  }

  /// It was cut on one side, in a frame that stood still.
  @Test(arguments: [true, false], [-0.1, 1.1])
  func aPhotoIsWholeWhereItBouncesInAFrameOfOneScreen(isLower: Bool, progress: Double) throws {
    let plan = Plan(
      screen(thumbnail, framed: isLower ? 20 : nil),
      screen(page, framed: isLower ? nil : 20)
    )
    let photo = try box(plan, "photo", at: progress)
    let cut = try #require(try clip(plan, "photo", at: progress)).cut(by: RoundedBox(photo))
    #expect((cut.placement.size - photo.size).length < 0.01, "\(cut)")
  }

  /// A cell that is half under a header.
  private func list(_ effect: MatchEffect?, _ cell: Box = Box(0, 60, 390, 80)) -> TreeNode {
    TreeNode(frame: RandomTree.container) {
      TreeNode(frame: Box(0, 100, 390, 700), traits: NodeTraits(clips: true)) {
        TreeNode(
          "cell",
          frame: Box(origin: cell.origin - Vector(0, 100), size: cell.size),
          looks: NodeLooks(style: MatchStyle(entering: effect, leaving: effect))
        )
      }
    }
  }

  /// It came out from under the header while it faded.
  @Test(arguments: [true, false], [0, 0.3, 0.5, 1])
  func aCellThatFadesStaysUnderItsHeader(comes: Bool, progress: Double) throws {
    let none = TreeNode(frame: RandomTree.container)
    let plan = comes ? Plan(none, list(.fade)) : Plan(list(.fade), none)
    #expect(try clip(plan, "cell", at: progress) == RoundedBox(Box(0, 100, 390, 700)))
  }

  @Test(arguments: [0, 0.3, 0.5, 1])
  func anAvatarThatFadesInIsRoundAllTheWay(progress: Double) throws {
    let avatar = TreeNode(frame: RandomTree.container) {
      TreeNode(frame: thumbnail, traits: NodeTraits(clips: true, corners: Corners(80))) {
        TreeNode(
          "photo",
          frame: Box(0, 0, 160, 160),
          looks: NodeLooks(style: MatchStyle(entering: .zoom))
        )
      }
    }
    let plan = Plan(TreeNode(frame: RandomTree.container), avatar)
    let photo = try box(plan, "photo", at: progress)
    let scale = 0.8 + 0.2 * progress
    let seen = try #require(try clip(plan, "photo", at: progress))
    #expect((seen.corners.topLeft - 80 * scale).magnitude < 0.01, "\(seen) \(photo)")
    #expect((seen.placement.size - Vector(160, 160) * scale).length < 0.01, "\(seen)")
  }

  // MARK: A card that is half under a bar

  private func card(
    _ box: Box,
    in list: Box = RandomTree.container,
    turned angle: Double = 0,
    photo: MatchStyle? = nil
  ) -> TreeNode {
    TreeNode(frame: RandomTree.container) {
      TreeNode(frame: list, traits: NodeTraits(clips: true)) {
        TreeNode(
          "card",
          frame: Box(origin: box.origin - list.origin, size: box.size),
          traits: NodeTraits(clips: true, corners: Corners(16))
        ) {
          TreeNode(
            "photo",
            frame: Box(origin: .zero, size: box.size),
            looks: NodeLooks(style: photo)
          )
        }
        .with { $0.shape.transform = .rotation(angle) }
      }
    }
  }

  /// The card opened before its photo did, so a part of the photo was missing in it.
  @Test(arguments: [0, 0.1, 0.3, 0.5, 1])
  func aPhotoIsSeenWhereverItsCardIs(progress: Double) throws {
    let plan = Plan(
      card(Box(20, 600, 350, 300), in: Box(0, 0, 390, 761)),
      card(Box(0, 0, 390, 500))
    )
    let outer = RoundedBox(try box(plan, "card", at: progress), corners: Corners(16))
    let seen = try clip(plan, "card", at: progress).map { outer.cut(by: $0) } ?? outer
    let photo = try #require(try clip(plan, "photo", at: progress))
      .cut(by: RoundedBox(try box(plan, "photo", at: progress)))
    #expect((photo.placement.size - seen.placement.size).length < 0.01, "\(photo) \(seen)")
    #expect((photo.placement.center - seen.placement.center).length < 0.01, "\(photo) \(seen)")
  }

  /// It reached over the bar when its card bounced.
  @Test func aPhotoInACardStaysUnderTheBarWhereItBounces() throws {
    let plan = Plan(
      card(Box(20, 600, 350, 300), in: Box(0, 0, 390, 761)),
      card(Box(0, 0, 390, 500))
    )
    let seen = try #require(try clip(plan, "photo", at: -0.1)).placement
    #expect(seen.center.y + seen.size.y / 2 < 761.01)
  }

  /// Its clip stayed upright while it turned, and cut it.
  @Test(arguments: [0, 0.25, 0.5, 1])
  func whatIsInAPlayerThatTurnsTurnsWithIt(progress: Double) throws {
    let plan = Plan(
      card(Box(0, 100, 390, 220)),
      card(Box(-227, 227, 844, 390), turned: .pi / 2)
    )
    let outer = plan.frame(at: progress).performers[try #require(plan.index(of: "card"))]
    let around = Placement(Box(origin: .zero, size: outer.size), in: outer.affine)
    let seen = try #require(try clip(plan, "photo", at: progress)).placement
    let gap = around.vertices.map { corner in
      seen.vertices.map { ($0 - corner).length }.min() ?? .infinity
    }
    #expect(gap.allSatisfy { $0 < 0.01 }, "\(gap)")
  }
}
