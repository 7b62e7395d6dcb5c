import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// The scene graph of the articles on reading and on stages.
enum Game {
  /// A node of a game's scene graph.
  final class Sprite {
    var name: String?
    /// Where its pivot is in its parent.
    var place = Vector.zero
    var size = Vector.zero
    var pivot = Vector(0.5, 0.5)
    var angle = 0.0
    var zoom = 1.0
    /// How far its contents are scrolled.
    var scroll = Vector.zero
    /// Its height above its siblings.
    var height = 0.0
    var opacity = 1.0
    var radius = 0.0
    var fill = RGBA.clear
    var image: Image?
    var isVisible = true
    var isCutting = false
    var isSelected = false
    /// Whether a stand-in is drawn instead; the renderer reads this, and the reader does not.
    var isStoodInFor = false
    var sprites: [Sprite] = []

    init(_ name: String? = nil, at box: Box, _ sprites: [Sprite] = []) {
      self.name = name
      place = box.center
      size = box.size
      self.sprites = sprites
    }
  }

  struct Image: Hashable {
    var number: UInt64
    var size: Vector
    var isLoaded = true
  }

  struct SpriteReader: TreeReading {
    func children(of sprite: Sprite) -> [Sprite] { sprite.sprites }

    func matchID(of sprite: Sprite) -> String? { sprite.name }

    func depth(of sprite: Sprite) -> Double { sprite.height }

    func shape(of sprite: Sprite) -> NodeShape {
      NodeShape(
        bounds: Box(origin: sprite.scroll, size: sprite.size),
        position: sprite.place,
        anchor: sprite.pivot,
        transform: Affine.scale(sprite.zoom, sprite.zoom).then(.rotation(sprite.angle))
      )
    }

    func traits(of sprite: Sprite) -> NodeTraits {
      NodeTraits(
        isHidden: !sprite.isVisible,
        opacity: sprite.opacity,
        clips: sprite.isCutting,
        corners: Corners(sprite.radius)
      )
    }

    func looks(of sprite: Sprite, isNest: Bool) -> NodeLooks {
      let decoration = Decoration(background: sprite.fill)
      guard let image = sprite.image else { return NodeLooks(decoration: decoration) }
      // The renderer lets an image fill its sprite and clips what sticks out.
      let box = Box(of: image.size, in: sprite.size, by: .fill)
      let picture = Picture(
        .image(box),
        isOpaque: true,
        identity: image.number,
        isLoaded: image.isLoaded
      )
      return NodeLooks(decoration: decoration, picture: picture)
    }

    func prefers(_ sprite: Sprite, to other: Sprite) -> Bool {
      sprite.isSelected || !other.isSelected
    }
  }

  /// The shape of a node in a tree in which y grows upward.
  static func flipped(_ shape: NodeShape) -> NodeShape {
    let bounds = shape.bounds
    let transform = shape.transform
    return NodeShape(
      bounds: Box(bounds.origin.x, -bounds.end.y, bounds.size.x, bounds.size.y),
      position: Vector(shape.position.x, -shape.position.y),
      anchor: Vector(shape.anchor.x, 1 - shape.anchor.y),
      transform: Affine(
        a: transform.a,
        b: -transform.b,
        c: -transform.c,
        d: transform.d,
        translation: Vector(transform.translation.x, -transform.translation.y)
      ),
      isThreeDimensional: shape.isThreeDimensional
    )
  }

  @Suite struct ReadingTests {
    @Test func aSpriteIsReadAsTheArticleSays() throws {
      let photo = Sprite("photo", at: Box(20, 500, 100, 80))
      photo.image = Image(number: 7, size: Vector(400, 300))
      photo.angle = 0.1
      let hidden = Sprite("hidden", at: Box(0, 300, 50, 50))
      hidden.isVisible = false
      let below = Sprite("below", at: Box(0, 1500, 50, 50))
      let sheet = Sprite("", at: Box(0, 0, 400, 400), [photo, hidden, below])
      sheet.scroll = Vector(0, 450)
      sheet.isCutting = true
      let list = Sprite(at: Box(0, 0, 400, 800), [sheet])

      let viewpoint = Viewpoint(container: Box(0, 0, 400, 800))
      let tree = SpriteReader().capture(list, from: viewpoint)
      for (element, sprite) in zip(tree.capture.elements, tree.nodes) {
        print(element.id, element.placement.center, sprite.size)
      }
      for omission in tree.capture.omissions { print(omission.id, omission.reason) }

      #expect(tree.capture.elements.map { $0.id } == ["photo"])
      let element = try #require(tree.capture["photo"])
      #expect(element.placement.center == Vector(70, 90))
      #expect((element.placement.transform.rotation - 0.1).magnitude < 1e-12)
      #expect(element.picture.identity == 7)
      #expect(tree.capture.omissions.map { $0.reason } == [.hidden, .outside])
    }

    @Test func aFlippedTreeIsReadWhereItWas() {
      expectLaw(5000, within: 1e-9) { random in
        func vector() -> Vector { random.vector(-300...300) }
        let shape = NodeShape(
          bounds: Box(origin: vector(), size: Vector(80, 60)),
          position: vector(),
          anchor: Vector(0.2, 0.9),
          transform: Affine.scale(1.5, 0.5).then(.rotation(random.number(-300...300)))
        )
        let inner = vector()
        let expected = shape.toParent(inner)
        let found = flipped(shape).toParent(Vector(inner.x, -inner.y))
        return (found - Vector(expected.x, -expected.y)).length
      }
      // The root's parent has its origin at the lower left of a container 800 points high.
      let root = NodeShape(frame: Box(0, 600, 100, 200))
      let toContainer = Affine.translation(Vector(0, 800))
      let found = flipped(root).toParent.then(toContainer).bounds(of: Box(0, -200, 100, 200))
      #expect(found == Box(0, 0, 100, 200))
    }
  }
}
