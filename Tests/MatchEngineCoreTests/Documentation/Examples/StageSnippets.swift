import MatchEngineCore
import Testing

extension Game {
  // example: /// What is drawn instead of a sprite: two pictures in one rounded box.

  // example: final class SpriteStage: Stage {

  // example: /// Flies from one screen to the other; call `tick` on each frame.
}

extension Game {
  @Suite struct StageTests {
    let container = Box(0, 0, 400, 800)

    private func screens() -> (list: Sprite, detail: Sprite) {
      let title = Sprite("title", at: Box(10, 10, 60, 20))
      let card = Sprite("card", at: Box(20, 100, 100, 100), [title])
      card.radius = 12
      card.fill = RGBA(1, 0, 0)
      let list = Sprite(at: container, [card, Sprite("gone", at: Box(200, 0, 10, 10))])
      let large = Sprite("card", at: Box(0, 0, 400, 300))
      large.image = Image(number: 1, size: Vector(100, 100))
      let detail = Sprite(at: container, [Sprite("title", at: Box(20, 320, 200, 40)), large])
      return (list, detail)
    }

    @Test(arguments: MatchDirection.allCases)
    func theStageOfTheArticlePlaysAFlight(direction: MatchDirection) throws {
      let (list, detail) = screens()
      let stage = SpriteStage(lower: list, upper: detail, container: container)
      var outcomes: [MatchOutcome] = []
      let flight = SpriteFlight(on: stage, direction) { outcomes.append($0) }
      var frames = 0
      while outcomes.isEmpty, frames < 200 {
        flight.tick(Double(frames) / 60)
        frames += 1
        if frames == 3 {
          let standIns = Set(stage.board.map { ObjectIdentifier($0) })
          #expect(standIns.count == 4)
          #expect(list.isStoodInFor && detail.isStoodInFor)
          let card = stage.board.first { $0.lower?.sprite.name == "card" }
          // The title flies by itself, so the card's picture is without it.
          let title = ObjectIdentifier(list.sprites[0].sprites[0])
          #expect(card?.lower?.without.contains(title) == true)
          #expect(card?.upper?.sprite.image?.number == 1)
          #expect(card?.decoration?.background.alpha ?? 0 > 0)
        }
      }
      #expect(outcomes == [.finished])
      #expect(stage.board.isEmpty)
      for sprite in [list, detail] + list.sprites + detail.sprites {
        #expect(!sprite.isStoodInFor)
      }
      #expect(flight.report.pairCount == 2)
    }

    @Test func aStandInWritesOnlyWhatHasChanged() {
      let (list, detail) = screens()
      let plan = SpriteStage(lower: list, upper: detail, container: container).plan()
      let standIn = StandIn()
      let frame = plan.frame(at: 0.3)
      standIn.show(2, of: frame)
      let first = standIn.writes
      standIn.show(2, of: frame)
      #expect(first > 0 && standIn.writes == first)
    }

    @Test func theStageFollowsAScreenThatMovesInFlight() throws {
      let (list, detail) = screens()
      let stage = SpriteStage(lower: list, upper: detail, container: container)
      var outcomes: [MatchOutcome] = []
      let flight = SpriteFlight(on: stage, .forward) { outcomes.append($0) }
      for frame in 0..<10 { flight.tick(Double(frame) / 60) }
      detail.sprites[1].place.y += 50
      detail.sprites.append(Sprite("late", at: Box(300, 700, 20, 20)))
      let before = stage.board.count
      let after = try #require(stage.readEnds())
      #expect(stage.readEnds() == nil)
      flight.send(.redirect(after))
      #expect(stage.board.count == before)
      for frame in 10..<200 { flight.tick(Double(frame) / 60) }
      #expect(outcomes == [.finished])
      #expect(!list.isStoodInFor && stage.board.isEmpty)
    }
  }
}
