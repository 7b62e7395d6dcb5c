#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
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

    @Test(
      "unlike words are never read on one another, in a text view either",
      arguments: ["label", "view"],
      ["label", "view"]
    )
    func unlike(from lower: String, to upper: String) async {
      func words(_ writer: String, _ words: String, _ frame: CGRect) -> UIView {
        if writer == "label" { return UILabel(tagged: "it", frame, words) }
        let view = UITextView(frame: frame)
        (view.text, view.font, view.matchID) = (words, .systemFont(ofSize: 17), "it")
        view.backgroundColor = .clear
        return view
      }
      let (navigation, window) = await KindScreen.navigation(
        KindScreen([words(lower, "A note", CGRect(x: 20, y: 100, width: 300, height: 40))])
      )
      let detail = KindScreen([words(upper, "Milk", CGRect(x: 20, y: 400, width: 340, height: 40))])
      for isForward in [true, false] {
        let footage = await Footage {
          navigation.go(isForward, detail)
          await advance(1)
        }
        #expect(footage.frames.count > 20 && footage.doubles == [])
      }
      #expect(window.remains.isEmpty)
    }

    /// Regression: the same words in lines farther apart were one picture, which jumped in the first frame.
    @Test("lines lie where they are at each end", arguments: [0, 2.5, 14], [17, 24])
    func lines(spacing: CGFloat, size: CGFloat) async throws {
      func label(_ frame: CGRect, _ spacing: CGFloat, _ size: CGFloat) -> UILabel {
        let label = UILabel(tagged: "it", frame, "")
        label.numberOfLines = 0
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        label.attributedText = NSAttributedString(
          string: "One word\nTwo words\nThree\nFour",
          attributes: [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style]
        )
        return label
      }
      try await KindScreen.expectStillEnds(
        from: [label(CGRect(x: 20, y: 100, width: 220, height: 100), 0, 17)],
        to: [label(CGRect(x: 60, y: 400, width: 300, height: 220), spacing * size / 17, size)],
        every: 3.3
      )
    }
  }

  /// A tagged view that holds another tagged view, and something that draws itself.
  @MainActor @Suite("What lies beside a view that flies out of a card") struct TextBesideFlyingTests
  {
    /// What draws the text.
    enum Kind: CaseIterable, Sendable { case label, labelInBox, labelInStack, button, ownDrawing }

    /// A card of one kind, with one text, around a photo.
    private func card(_ kind: Kind, _ text: String, at frame: CGRect) -> UIView {
      let card = UIView(tagged: "card", frame)
      let photo = UIView(CGRect(x: 0, y: 0, width: frame.width, height: frame.height / 2), .red)
      photo.matchID = "photo"
      card.addSubview(photo)
      let place = CGRect(x: 10, y: frame.height / 2 + 10, width: 120, height: 30)
      let label = UILabel(place, text)
      let box = kind == .labelInStack ? UIStackView(frame: place) : UIView(frame: place)
      switch kind {
      case .label: card.addSubview(label)
      case .labelInBox:
        label.frame = box.bounds
        box.addSubview(label)
        card.addSubview(box)
      case .labelInStack:
        (box as? UIStackView)?.addArrangedSubview(label)
        card.addSubview(box)
      case .button:
        let button = UIButton(type: .system)
        button.setTitle(text, for: .normal)
        button.frame = place
        card.addSubview(button)
      case .ownDrawing:
        let own = Writing(frame: place)
        own.text = text
        own.backgroundColor = nil
        card.addSubview(own)
      }
      return card
    }

    /// How much of a text is seen.
    private func opacity(of text: String) -> CGFloat {
      Headless.nextDisplayList.items.filter { $0.texts.contains(text) }.map(\.opacity).max() ?? 0
    }

    @Test(arguments: Kind.allCases)
    func `it is seen in every frame near its end, there and back`(kind: Kind) async throws {
      let lower = card(kind, "below", at: CGRect(x: 20, y: 300, width: 150, height: 150))
      let upper = card(kind, "above", at: CGRect(x: 0, y: 0, width: 393, height: 600))
      let (navigation, _) = await KindScreen.navigation(KindScreen { $0.addSubview(lower) })
      navigation.pushViewController(KindScreen { $0.addSubview(upper) }, animated: true)
      for isForward in [true, false] {
        let flight = try await navigation.flight(after: 0.1)
        for step in 0...4 {
          let far = CGFloat(step) / 40
          await flight.show(at: isForward ? far : 1 - far, for: 1 / 60)
          #expect(opacity(of: "below") > 0.7, "\(isForward), \(far) from the lower end")
          await flight.show(at: isForward ? 1 - far : far, for: 1 / 60)
          #expect(opacity(of: "above") > 0.7, "\(isForward), \(far) from the upper end")
        }
        await flight.land()
        if isForward { navigation.popViewController(animated: true) }
      }
    }
  }
}

/// Draws its text itself.
private final class Writing: UIView {
  var text = ""
  override func draw(_ rect: CGRect) {
    (text as NSString).draw(at: .zero, withAttributes: [:])
  }
}
#endif
