import MatchEngineCore
import MatchEngineTestSupport

/// Performers made by hand, without screens, so that a plan has exactly these.
struct Flock {
  let lower: Capture
  let upper: Capture

  /// Turned, scaled, rounded, translucent ones; with extras also with all that only some have.
  init(count: Int, hasExtras: Bool, seed: UInt64) {
    var random = SplitMix(seed: seed)
    let clips = hasExtras ? [Flock.clip(40), Flock.clip(60)] : []
    func elements(_ range: ClosedRange<Double>) -> [Element] {
      (0..<count).map { place in
        var element = Flock.element("photo-\(place)", &random, turn: range)
        if hasExtras { Flock.addExtras(to: &element, place) }
        return element
      }
    }
    lower = Capture(elements: elements(-0.5...0), clips: clips)
    upper = Capture(elements: elements(0.1...0.5), clips: clips)
  }

  private static func element(
    _ id: String,
    _ random: inout SplitMix,
    turn: ClosedRange<Double>
  ) -> Element {
    Element(
      id: id,
      placement: Placement(
        center: Vector(random.number(0...390), random.number(0...844)),
        size: Vector(random.number(20...200), random.number(20...200)),
        transform: Decomposition(
          scale: Vector(random.number(0.5...2), random.number(0.5...2)),
          skew: random.number(-0.2...0.2),
          rotation: random.number(turn)
        )
      ),
      appearance: Appearance(
        alpha: random.number(0.5...1),
        corners: Corners(
          topLeft: random.number(0...20),
          topRight: random.number(0...20),
          bottomRight: random.number(0...20),
          bottomLeft: random.number(0...60)
        )
      ),
      picture: Picture(isOpaque: true)
    )
  }

  private static func addExtras(to element: inout Element, _ place: Int) {
    switch place % 4 {
    case 1:
      element.picture.kind = .image(Box(-10, 0, 120, 80))
    case 2:
      element.clip = place % 8 == 2 ? 0 : 1
    case 3:
      element.appearance.decoration = Decoration(
        border: Border(width: 2, color: RGBA(1, 0, 0)),
        shadow: Shadow(color: RGBA(0, 0, 0, 0.5), offset: Vector(0, 2), radius: 8)
      )
    default: break
    }
  }

  private static func clip(_ inset: Double) -> RoundedBox {
    let (center, size) = (Screen.container.center, Screen.container.size)
    let box = Box(center: center, size: size - Vector(2 * inset, 2 * inset))
    return RoundedBox(box, corners: Corners(inset / 4))
  }

  /// A flight long enough for every tick of a benchmark, each performer on a bow.
  func plan() -> Plan {
    Plan(
      lower: lower,
      upper: upper,
      options: PlanOptions(
        container: Screen.container,
        timing: .easeInOut(duration: 60),
        screens: nil,
        style: MatchStyle(path: .arc(1))
      )
    )
  }
}
