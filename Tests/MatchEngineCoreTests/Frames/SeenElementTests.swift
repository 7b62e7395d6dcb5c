import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// An element whose view the app animates leaves from where it is seen.
@Suite struct SeenElementTests {
  private func element(_ random: inout SplitMix, _ picture: Picture) -> Element {
    let (box, transform) = random.placedBox()
    return Element(
      id: "card",
      placement: Placement(box, in: transform),
      appearance: Appearance(alpha: random.number(0...1), corners: Corners(random.number(0...20))),
      picture: picture
    )
  }

  private func distance(_ one: Element, _ other: Element) -> Double {
    let pairs = zip(one.placement.vertices, other.placement.vertices)
    return pairs.map { ($0 - $1).length }.max() ?? .infinity
  }

  @Test("whatever it shows, it lies exactly where it's seen, as opaque as it's seen")
  func place() {
    let law = Law(2000) { random in
      let kind: Picture.Kind =
        switch random.whole(0...2) {
        case 0: .view
        case 1: .image(random.box(-10...10, sizes: 1...50))
        default: .text(side: 0.5)
        }
      let model = element(&random, Picture(kind))
      let shown = element(&random, Picture(kind))
      let seen = model.asSeen(as: shown)
      if seen.appearance.alpha != shown.appearance.alpha || seen.id != model.id { return .infinity }
      return distance(seen, shown)
    }
    #expect(law.worst < 1e-9, "\(law)")
  }

  @Test("an image fills as much of a box of another size, and a view keeps the points of its own")
  func picture() {
    let law = Law(2000) { random in
      let image = random.box(-10...10, sizes: 1...50)
      let model = element(&random, Picture(.image(image)))
      let shown = element(&random, Picture(.image(image)))
      guard case .image(let box) = model.asSeen(as: shown).picture.kind else { return .infinity }
      let (old, new) = (model.placement.size, shown.placement.size)
      var view = model
      view.picture = Picture()
      let kept = view.asSeen(as: shown).placement.size
      return max(
        (box.size.x / new.x - image.size.x / old.x).magnitude,
        (box.origin.y / new.y - image.origin.y / old.y).magnitude,
        (kept - old).length
      )
    }
    #expect(law.worst < 1e-9, "\(law)")
  }
}
