import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// The example of the catalog's front page.
enum FrontPage {
  // example: final class Card {

  // example: final class TextStage: Stage {
}

extension FrontPage {
  @Suite struct Tests {
    @Test func theExampleDoesWhatTheFrontPageSays() throws {
      var printed: [String] = []
      func print(_ text: some CustomStringConvertible) { printed.append(text.description) }

      // example: let container = Box(0, 0, 400, 800)

      // example: let stage = TextStage()

      let page = try Catalog.article("MatchEngineCore", of: "MatchEngineCore")
      #expect(printed.count == 3)
      for text in [printed[0], printed[2], stage.lines.prefix(2).joined(separator: "\n")] {
        #expect(page.contains(text), "the front page does not show:\n\(text)")
      }
      #expect(printed[1] == "finished")
      #expect(stage.lines.first == "time runs")
      #expect(stage.lines.dropFirst().first == "photo is at (60.0, 140.0), 80.0 wide")
      #expect(stage.lines.suffix(2).first == "photo is at (200.0, 150.0), 400.0 wide")
      #expect(stage.lines.last == "struck: finished")
    }
  }
}
