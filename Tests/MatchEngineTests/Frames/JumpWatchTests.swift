#if canImport(UIKit) && !canImport(ObjectiveC)
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngineFuzz

extension MatchEngineTests {
  /// What the random apps are asked in each frame; each test has a control in which the same thing jumps.
  @MainActor @Suite("What may be elsewhere at once is told from what jumps")
  struct JumpWatchTests {
    private let root = UIViewController()

    init() {
      root.view.backgroundColor = .white
      _ = inWindow(root)
    }

    /// What jumps in a few frames, before each of which something is done.
    private func jumps(_ move: (_ frame: Int) -> Void) async -> [String] {
      await advance(0.1)
      var watch = JumpWatch()
      watch.isLenient = true
      var found: [String] = []
      for frame in 0..<20 {
        move(frame)
        await advance(1 / 60)
        found += watch.look(at: .now)
      }
      return found
    }

    /// A picture of a card with a text, after which the text is elsewhere.
    private func picture(of card: UIView, _ text: UIView) throws -> UIView {
      let picture = try #require(card.snapshotView(afterScreenUpdates: true))
      picture.frame = card.frame
      root.view.addSubview(picture)
      text.frame.origin.y += 60
      return picture
    }

    @Test(
      "two pictures may have one text in two places, but not a picture and its view",
      arguments: [false, true]
    )
    func turns(isJump: Bool) async throws {
      let card = UIView(CGRect(x: 40, y: 200, width: 200, height: 200), .systemYellow)
      let text = UILabel(CGRect(x: 20, y: 20, width: 100, height: 30), "Dunes")
      card.addSubview(text)
      root.view.addSubview(card)
      await advance(0.1)
      let first = try picture(of: card, text)
      let second = isJump ? card : try picture(of: card, text)
      card.isHidden = true
      let jumps = await jumps { frame in
        first.isHidden = frame >= 10
        second.isHidden = frame < 10
      }
      #expect(jumps.isEmpty != isJump, "\(jumps)")
    }

    @Test(
      "an image leaves by an edge as the same one comes by another edge, but not in the middle",
      arguments: [false, true]
    )
    func passes(isJump: Bool) async {
      let holder = UIView(frame: root.view.bounds)
      holder.clipsToBounds = true
      let images = (0..<2).map { _ in UIImageView(image: PhotoScreen.image) }
      for image in images {
        image.frame.size = CGSize(width: 80, height: 60)
        holder.addSubview(image)
      }
      root.view.addSubview(holder)
      let jumps = await jumps { frame in
        images[0].isHidden = frame >= 10
        images[1].isHidden = frame < 10
        images[0].frame.origin = CGPoint(x: 160 + 20 * frame, y: 300)
        images[1].frame.origin = CGPoint(x: 20 * frame - (isJump ? 100 : 220), y: 400)
      }
      #expect(jumps.isEmpty != isJump, "\(jumps)")
    }

    @Test(
      "a text is gone when its letters are, though a part of its label is not",
      arguments: [false, true]
    )
    func letters(isJump: Bool) async {
      let labels = (0..<2).map { _ in UILabel(CGRect(x: 0, y: 0, width: 300, height: 30), "Dunes") }
      for label in labels { root.view.addSubview(label) }
      let jumps = await jumps { frame in
        labels[0].isHidden = frame >= 10
        labels[1].isHidden = frame < 10
        labels[0].frame.origin = CGPoint(x: (isJump ? 0 : -200) + 10 * frame, y: 300)
        labels[1].frame.origin = CGPoint(x: 50, y: 500)
      }
      #expect(jumps.isEmpty != isJump, "\(jumps)")
    }

    @Test("what gets faster all the time may end so, but not faster still", arguments: [0, 60])
    func fastEnd(jump: CGFloat) async {
      let card = UIView(CGRect(x: 150, y: 300, width: 80, height: 80), .systemGreen)
      root.view.addSubview(card)
      var places: [CGFloat] = [210, 142, 104, 96, 118, 170 + jump]
      let jumps = await jumps { _ in
        card.frame.origin.x = places.count > 1 ? places.removeFirst() : places[0]
      }
      #expect(jumps.isEmpty != (jump > 0), "\(jumps)")
    }
  }
}
#endif
