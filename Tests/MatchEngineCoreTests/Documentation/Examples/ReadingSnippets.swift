import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// The scene graph of the articles on reading and on stages.
enum Game {
  // example: /// A node of a game's scene graph.

  // example: struct SpriteReader: TreeReading {

  // example: /// The shape of a node in a tree in which y grows upward.
}

extension Game {
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

      // example: let viewpoint = Viewpoint(container: Box(0, 0, 400, 800))

      #expect(tree.capture.elements.map { $0.id } == ["photo"])
      let element = try #require(tree.capture["photo"])
      #expect(element.placement.center == Vector(70, 90))
      #expect((element.placement.transform.rotation - 0.1).magnitude < 1e-12)
      #expect(element.picture.identity == 7)
      #expect(tree.capture.omissions.map { $0.reason } == [.hidden, .outside])
    }

    @Test func aFlippedTreeIsReadWhereItWas() {
      var trees = RandomTree(seed: 3, ids: [])
      for _ in 0..<500 {
        let shape = NodeShape(
          bounds: Box(number(&trees), number(&trees), 80, 60),
          position: Vector(number(&trees), number(&trees)),
          anchor: Vector(0.2, 0.9),
          transform: Affine.scale(1.5, 0.5).then(.rotation(number(&trees)))
        )
        let inner = Vector(number(&trees), number(&trees))
        let expected = shape.toParent(inner)
        let found = flipped(shape).toParent(Vector(inner.x, -inner.y))
        #expect((found - Vector(expected.x, -expected.y)).length < 1e-9)
      }
      // The root's parent has its origin at the lower left of a container 800 points high.
      let root = NodeShape(frame: Box(0, 600, 100, 200))
      let toContainer = Affine.translation(Vector(0, 800))
      let found = flipped(root).toParent.then(toContainer).bounds(of: Box(0, -200, 100, 200))
      #expect(found == Box(0, 0, 100, 200))
    }

    private func number(_ trees: inout RandomTree) -> Double { trees.random.number(-300...300) }

    @Test func aReaderIsAskedAsLittleAsTheArticleSays() {
      let photo = Asked("photo")
      let group = Asked(nil, [photo])
      let plain = Asked(nil, [Asked(nil), Asked(nil)])
      let secret = Asked("secret")
      secret.isHidden = true
      let root = Asked(nil, [plain, group, secret])
      _ = AskedReader().capture(root, from: Viewpoint(container: Box(0, 0, 100, 100)))
      for node in [root, group, plain, photo, secret] {
        #expect(node.asked.filter { $0 == "children" }.count == 1)
        #expect(node.asked.filter { $0 == "ID" }.count == 1)
      }
      #expect(photo.asked.suffix(4) == ["shape", "traits", "depth", "looks"])
      #expect(secret.asked.suffix(3) == ["shape", "traits", "depth"])
      #expect(!plain.asked.contains("shape"))
      #expect(root.asked.filter { $0 == "shape" }.count == 1)
      #expect(!group.asked.contains("looks"))
      #expect(!plain.asked.contains("depth"))
    }

    final class Asked {
      let id: String?
      let nodes: [Asked]
      var isHidden = false
      var asked: [String] = []

      init(_ id: String?, _ nodes: [Asked] = []) {
        self.id = id
        self.nodes = nodes
      }
    }

    struct AskedReader: TreeReading {
      func children(of node: Asked) -> [Asked] {
        node.asked.append("children")
        return node.nodes
      }
      func matchID(of node: Asked) -> String? {
        node.asked.append("ID")
        return node.id
      }
      func depth(of node: Asked) -> Double {
        node.asked.append("depth")
        return 0
      }
      func shape(of node: Asked) -> NodeShape {
        node.asked.append("shape")
        return NodeShape(frame: Box(0, 0, 100, 100))
      }
      func traits(of node: Asked) -> NodeTraits {
        node.asked.append("traits")
        return NodeTraits(isHidden: node.isHidden)
      }
      func looks(of node: Asked) -> NodeLooks {
        node.asked.append("looks")
        return NodeLooks()
      }
    }
  }
}
