#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Text flies as text, whoever writes it") struct WrittenTextTests {
    enum Writer: CaseIterable, Sendable {
      case label, field, button

      @MainActor func view(_ size: CGFloat, in frame: CGRect) -> UIView {
        let view: UIView
        switch self {
        case .label:
          let label = UILabel()
          (label.text, label.font, view) = (WrittenTextTests.text, .systemFont(ofSize: size), label)
        case .field:
          let field = UITextField()
          (field.text, field.font, view) = (WrittenTextTests.text, .systemFont(ofSize: size), field)
        case .button:
          let button = UIButton(type: .custom)
          button.setTitle(WrittenTextTests.text, for: .normal)
          button.setTitleColor(.label, for: .normal)
          button.titleLabel?.font = .systemFont(ofSize: size)
          button.contentHorizontalAlignment = .left
          view = button
        }
        view.frame = frame
        view.matchID = "it"
        return view
      }
    }

    private static let text = "Jane Appleseed"

    @Test(
      "from one size to another, all letters that are seen are of one size and begin in one place",
      arguments: Writer.allCases,
      Writer.allCases
    )
    func letters(from lower: Writer, to upper: Writer) async throws {
      let (small, large) = (CGSize(width: 200, height: 30), CGSize(width: 300, height: 50))
      let views = [
        lower.view(15, in: CGRect(origin: CGPoint(x: 20, y: 100), size: small)),
        upper.view(34, in: CGRect(origin: CGPoint(x: 60, y: 400), size: large)),
      ]
      let (flight, _) = try await KindScreen.flight(from: [views[0]], to: [views[1]])
      for step in 0...10 {
        await flight.show(at: CGFloat(step) / 10)
        let seen = Headless.nextDisplayList.items.filter {
          !$0.texts.isEmpty && $0.opacity > 0.02
        }
        #expect(!seen.isEmpty)
        // A picture of a view is as much wider than the view as its letters are larger.
        let letters = seen.map { item in
          (item.size.height < 35 ? 15 : 34) * item.box.width / item.size.width
        }
        for (size, item) in zip(letters, seen) {
          #expect(abs(size - letters[0]) < 0.02 * letters[0], "\(step): \(letters)")
          #expect(abs(item.box.minX - seen[0].box.minX) < 1, "\(step): \(seen.map(\.box))")
        }
      }
      await flight.land()
    }
  }
}
#endif
