import UIKit

/// One frame, as a person sees it.
@MainActor public final class FootageFrame {
  let list: DisplayList
  private let ignored: Set<ObjectIdentifier>
  private let seesCuts: Bool
  let screen = UIScreen.main.bounds
  /// What is there, rearmost first.
  public private(set) lazy var things: [SeenThing] = {
    let items = list.items.map { FrameItem($0, on: screen) }
    return items.indices.compactMap { number in
      ignored.contains(items[number].item.layer)
        ? nil : SeenThing(number, of: items, on: screen, seesCuts: seesCuts)
    }
  }()

  /// What a display list shows, but for some layers; what clips it takes long to see.
  public init(
    _ list: DisplayList,
    without layers: Set<ObjectIdentifier> = [],
    seesCuts: Bool = true
  ) {
    self.list = list
    ignored = layers
    self.seesCuts = seesCuts
  }

  /// What the screen shows in its next frame.
  public static var now: FootageFrame { FootageFrame(Headless.nextDisplayList) }

  /// What the screen shows in this moment, before it shows anything that is new.
  public static var still: FootageFrame {
    FootageFrame(Headless.look(at: Headless.now) { Headless.displayList })
  }

  /// Whether an image is plainly seen, in whatever place and size: once, or twice while one takes the other's place.
  public func shows(_ image: UIImage) -> Bool {
    let picture = image.cgImage.map { SeenThing.Matter.picture($0.picture) }
    let same = things.filter { $0.matter == picture && $0.isSeen }
    return 1 - same.reduce(1) { $0 * (1 - $1.opacity) } > 0.8
  }

  /// What is plainly seen here and in another frame: words, pictures, and shapes of one color.
  func lasting(to other: FootageFrame) -> [SeenThing] {
    things.filter { thing in
      thing.share > 0.5 && !thing.isCut
        && other.things.contains { $0.isLike(thing) && $0.share > 0.5 && !$0.isCut }
    }
  }

  /// Whether something is here, in whatever place, behind whatever lies in front.
  func shows(_ thing: SeenThing) -> Bool {
    let same = things.filter { $0.isLike(thing) }
    // What is cut off may fly beyond the edge of the screen.
    return same.contains(where: \.isCut)
      || 1 - same.reduce(1) { $0 * (1 - $1.opacity) } > 0.7 * min(thing.opacity, 1)
  }

  /// How often each of the words and pictures is plainly seen, in places of its own.
  var counts: [SeenThing.Matter: Int] {
    var places: [SeenThing.Matter: [SeenThing]] = [:]
    for thing in things where thing.share > 0.3 && thing.color.isEmpty {
      if case .shape = thing.matter { continue }
      let others = places[thing.matter] ?? []
      if !others.contains(where: { $0.distance(to: thing) < 1 }) {
        places[thing.matter] = others + [thing]
      }
    }
    return places.mapValues(\.count)
  }

  /// Texts that are read on one another.
  public var overlaps: [String] {
    let texts = things.filter { if case .words = $0.matter { $0.isSeen } else { false } }
    return texts.indices.flatMap { index in
      texts[..<index].compactMap { other in
        let text = texts[index]
        let shared = text.letters.intersection(other.letters)
        guard text.matter != other.matter, !shared.isNull, shared.width > 4, shared.height > 4,
          text.share * other.share > 0.06
        else { return nil }
        return "\(text.matter) is read on \(other.matter)"
      }
    }
  }
}

extension SeenThing {
  /// Whether both are the same thing; shapes are if they have the same color.
  fileprivate func isLike(_ other: SeenThing) -> Bool {
    matter == other.matter && contrast(to: other) < 0.02
  }
}
