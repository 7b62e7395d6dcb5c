#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
@testable import PhotoBoard
import Testing
import UIKit
import UIKitTestSupport

extension PhotoBoardTests {
  @MainActor @Suite("On every screen") struct EveryScreenTests {
    enum Kind: CaseIterable, Sendable {
      case dark, rightToLeft, largeText, landscape, tablet

      var screen: ScreenSetting {
        var screen = ScreenSetting()
        switch self {
        case .dark: screen.style = .dark
        case .rightToLeft: screen.direction = .rightToLeft
        case .largeText: screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        case .landscape:
          screen.size = CGSize(width: 852, height: 393)
          screen.safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        case .tablet:
          screen.size = CGSize(width: 820, height: 1180)
          screen.safeArea = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        }
        return screen
      }
    }

    @Test("a photo opens, the page is turned, and the photo flies back", arguments: Kind.allCases)
    func opens(_ kind: Kind) async throws {
      let visit = await Visit(on: kind.screen)
      try await visit.open(0)
      try await visit.turn(to: 17)
      let flight = try await visit.flyBack()
      await visit.settle()
      #expect(flight.outcome == .finished && flight.report?.pairCount == 3)
      #expect(visit.cell(17) != nil && visit.remains == [])
    }

    @Test("all text on the board has the height that it needs", arguments: Kind.allCases)
    func fits(_ kind: Kind) async throws {
      let visit = await Visit(on: kind.screen)
      let cell = try #require(visit.cell(0))
      for label in [cell.titleLabel, cell.placeLabel] {
        #expect(label.bounds.height >= label.font.lineHeight - 1)
        #expect(cell.bounds.contains(label.frame.insetBy(dx: 0, dy: 0.5)))
      }
      #expect(cell.accessibilityLabel == "First light, Val Ferret")
    }

    @Test("everything on a page can be scrolled into view", arguments: Kind.allCases)
    func scrolls(_ kind: Kind) async throws {
      let visit = await Visit(on: kind.screen)
      try await visit.open(0)
      let page = try #require(visit.gallery?.page)
      let story = page.storyLabel
      #expect(story.bounds.height >= story.font.lineHeight)
      let bottom = story.convert(story.bounds, to: page.scrollView).maxY
      #expect(page.scrollView.contentSize.height >= bottom + visit.window.safeAreaInsets.bottom)
      #expect(page.photoView.bounds.height <= page.scrollView.bounds.height)
    }
  }
}
#endif
