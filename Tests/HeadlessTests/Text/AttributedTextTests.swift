import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite("Text in several looks") struct AttributedTextTests {
    private func text(_ parts: (String, CGFloat)...) -> NSAttributedString {
      let whole = NSMutableAttributedString(string: "")
      for (part, size) in parts {
        let font = UIFont.systemFont(ofSize: size)
        whole.append(NSAttributedString(string: part, attributes: [.font: font]))
      }
      return whole
    }

    @Test("a label is as wide as its parts, and takes on the looks of the first letter")
    func label() {
      let label = UILabel()
      label.attributedText = text(("Big", 30), (" and small", 10))
      let width =
        UIFont.systemFont(ofSize: 30).width(of: "Big")
        + UIFont.systemFont(ofSize: 10).width(of: " and small")
      #expect(label.text == "Big and small" && label.font.pointSize == 30)
      #expect(abs(label.intrinsicContentSize.width - width) < 1)
      label.bounds.size = CGSize(width: 300, height: 60)
      #expect(label.shownLines.lines[0].runs.map(\.text) == ["Big", " and small"])
      label.font = .systemFont(ofSize: 12)
      #expect(Set(label.shownLines.lines[0].runs.map(\.font.pointSize)) == [12])
      label.text = "Plain"
      #expect(label.shownLines.lines[0].runs.isEmpty)
      #expect(label.attributedText?.string == "Plain")
    }

    @Test(
      "a label in the size of its text cuts and wraps none of it, and wraps by what is in each look"
    )
    func ownSize() {
      let label = UILabel()
      label.attributedText = text(("Big", 30), (" and so small", 10), (" and big", 30))
      label.lineBreakMode = .byTruncatingTail
      for lines in [0, 1, 2] {
        label.numberOfLines = lines
        label.sizeToFit()
        #expect(label.shownLines.lines.map(\.text) == ["Big and so small and big"])
      }
      label.bounds.size.height *= 2
      label.bounds.size.width -= UIFont.systemFont(ofSize: 30).width(of: "g")
      #expect(label.shownLines.lines.map(\.text) == ["Big and so small and", "big"])
      label.numberOfLines = 1
      #expect(label.shownLines.lines.map(\.text) == ["Big and so small and…"])
    }

    @Test("each paragraph is as high as its own largest font; what is cut off has an ellipsis")
    func paragraphs() {
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text(("Title\n", 40), ("and a line below", 10))
      let heights = [40, 10].map { UIFont.systemFont(ofSize: $0).lineHeight }
      #expect(abs(label.intrinsicContentSize.height - heights[0] - heights[1]) < 1)
      label.numberOfLines = 1
      label.lineBreakMode = .byTruncatingTail
      label.bounds.size = CGSize(width: 80, height: 60)
      #expect(label.shownLines.lines.last?.runs.last?.text.hasSuffix("…") == true)
    }

    @Test("a price that is struck through has a bar through it, in its own color")
    func bars() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.attributedText = NSAttributedString(
        string: "$9",
        attributes: [.strikethroughStyle: 1, .foregroundColor: UIColor.red]
      )
      label.layer.displayIfNeeded()
      let fills = (label.layer.state.drawing?.commands ?? []).compactMap { command in
        if case .fill(_, let color, _) = command { color } else { nil }
      }
      #expect(fills == [UIColor.red.cgColor])
    }

    @Test("a text view scrolls what doesn't fit; one that doesn't scroll grows with its text")
    func textView() async {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
      view.font = .systemFont(ofSize: 17)
      view.text = String(repeating: "word ", count: 40)
      view.layoutIfNeeded()
      #expect(view.contentSize.height > 200 && view.contentSize.width == 120)
      view.isScrollEnabled = false
      let height = view.sizeThatFits(CGSize(width: 120, height: 0)).height
      #expect(abs(height - view.contentSize.height) < 1)
      #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height < height / 2)
    }
  }
}
