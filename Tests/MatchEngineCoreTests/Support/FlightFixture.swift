import MatchEngineCore
import MatchEngineTestSupport

/// Three small screens with a bit of everything.
enum FlightFixture {
  static let container = Box(0, 0, 400, 800)

  /// A list, a detail, and a third screen, in that order.
  static func screen(
    _ number: Int,
    shiftedBy shift: Double = 0,
    isLoaded: Bool = false,
    hasPhoto: Bool = true
  ) -> Capture {
    let far = Double(number)
    let root = TreeNode(frame: container) {
      TreeNode(
        frame: Box(0, 100 + 40 * far, 400, 500),
        traits: NodeTraits(clips: number == 0, corners: Corners(number == 0 ? 20 : 0))
      ) {
        photo(far, shift).with { $0.traits.isHidden = !hasPhoto }
        TreeNode(
          "title",
          frame: Box(20 + 100 * far, 200 + 60 * far + shift, 100 + 80 * far, 20 + 10 * far),
          looks: NodeLooks(
            picture: Picture(.text(side: 0)),
            style: MatchStyle(timing: .bouncy.delay(0.05))
          )
        )
      }
      late(far, isLoaded: isLoaded || number != 1)
      glow(far)
      TreeNode(
        "only-\(number)",
        frame: Box(300, 40, 50, 50),
        looks: NodeLooks(
          style: MatchStyle(entering: .fade + .scale(0.5), leaving: .slide(from: .top))
        )
      )
    }
    return TreeReader().capture(root, from: Viewpoint(container: container)).capture
  }

  /// A rotated image that the list clips.
  private static func photo(_ far: Double, _ shift: Double) -> TreeNode {
    let size = Vector(120 + 150 * far, 90 + 150 * far)
    let picture = Picture(.image(Box(-10, 0, size.x + 20, size.y)), isOpaque: true)
    let looks = NodeLooks(
      decoration: Decoration(border: Border(width: 1 + far, color: RGBA(far / 2, 0, 1))),
      picture: picture,
      style: MatchStyle(path: .arc(1))
    )
    return TreeNode("photo", frame: Box(origin: Vector(shift, -40), size: size), looks: looks).with
    {
      $0.shape.transform = .rotation(0.4 * far - 0.2)
      $0.traits.corners = Corners(8 + 10 * far)
    }
  }

  /// A gradient.
  private static func glow(_ far: Double) -> TreeNode {
    TreeNode(
      "glow",
      frame: Box(200 - 80 * far, 620 - 300 * far, 90 + 60 * far, 70 + 40 * far),
      looks: NodeLooks(picture: Picture(.fill))
    )
  }

  /// An image that the second screen has not fetched yet.
  private static func late(_ far: Double, isLoaded: Bool) -> TreeNode {
    let picture = Picture(isOpaque: true, isLoaded: isLoaded)
    return TreeNode(
      "late",
      frame: Box(40, 650 - 200 * far, 60 + 40 * far, 60),
      looks: NodeLooks(picture: picture)
    )
  }

  /// The screens that have lost the photo.
  enum PhotoLoss: CaseIterable { case lower, upper, both }

  static func plan(
    from lower: Int,
    to upper: Int,
    shift: Double = 0,
    isLoaded: Bool = false,
    losing loss: PhotoLoss? = nil,
    stagger: MatchStagger = .together,
    screens: MatchEffect = .fade,
    reducesMotion: Bool = false
  ) -> Plan {
    Plan(
      lower: screen(lower, isLoaded: isLoaded, hasPhoto: loss == nil || loss == .upper),
      upper: screen(
        upper,
        shiftedBy: shift,
        isLoaded: isLoaded,
        hasPhoto: loss == nil || loss == .lower
      ),
      options: PlanOptions(
        container: container,
        timing: .easeInOut(duration: 0.4),
        stagger: stagger,
        screens: screens,
        reducesMotion: reducesMotion
      )
    )
  }
}
