#if canImport(UIKit)
// Text is measured line by line, as a label breaks it.
import Testing
import UIKit

extension UIKitTests {
  @MainActor @Suite struct NSLayoutManagerTests {
    private struct Layout {
      let storage: NSTextStorage
      let manager = NSLayoutManager()
      let container: NSTextContainer

      @MainActor init(_ text: String, width: CGFloat, lines: Int = 0, size: CGFloat = 17) {
        let font = UIFont.systemFont(ofSize: size)
        storage = NSTextStorage(string: text, attributes: [.font: font])
        container = NSTextContainer(size: CGSize(width: width, height: 1e6))
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = lines
        if lines > 0 { container.lineBreakMode = .byTruncatingTail }
        manager.usesFontLeading = false
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
      }

      /// The lines' ranges, from one to the next.
      @MainActor var lines: [NSRange] {
        var lines: [NSRange] = []
        let all = manager.glyphRange(for: container)
        var next = all.location
        while next < NSMaxRange(all) {
          var line = NSRange()
          _ = manager.lineFragmentRect(forGlyphAt: next, effectiveRange: &line)
          lines.append(line)
          next = NSMaxRange(line)
        }
        return lines
      }
    }

    private let long = "Amber and jade and old stones by the sea"

    @Test func theLinesTogetherAreTheText() {
      for text in [long, "one\ntwo\n\nthree", "word"] {
        let layout = Layout(text, width: 120)
        let lines = layout.lines
        #expect(lines.first?.location == 0)
        #expect(lines.last.map(NSMaxRange) == (text as NSString).length)
        for (line, next) in zip(lines, lines.dropFirst()) {
          #expect(NSMaxRange(line) == next.location)
        }
      }
    }

    @Test func theLinesAreThoseOfALabel() {
      let label = UILabel()
      label.text = long
      label.font = .systemFont(ofSize: 17)
      label.numberOfLines = 0
      let size = label.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity))
      let layout = Layout(long, width: 120)
      #expect(layout.lines.count > 2)
      #expect(abs(layout.manager.usedRect(for: layout.container).height - size.height) < 1)
    }

    @Test func theBaselineIsTheAscenderBelowTheTop() {
      let layout = Layout(long, width: 120)
      for line in layout.lines {
        let baseline = layout.manager.location(forGlyphAt: line.location).y
        #expect(abs(baseline - UIFont.systemFont(ofSize: 17).ascender) < 0.5)
      }
    }

    @Test func wordsFollowOneAnother() {
      let layout = Layout("Amber jade", width: 400)
      func rect(_ location: Int, _ length: Int) -> CGRect {
        let glyphs = layout.manager.glyphRange(
          forCharacterRange: NSRange(location: location, length: length),
          actualCharacterRange: nil
        )
        return layout.manager.boundingRect(forGlyphRange: glyphs, in: layout.container)
      }
      let (first, second, whole) = (rect(0, 5), rect(6, 4), rect(0, 10))
      #expect(abs(first.minX) < 0.01 && first.maxX < second.minX)
      #expect(abs(second.maxX - whole.maxX) < 0.01)
      #expect(abs(whole.maxX - layout.manager.usedRect(for: layout.container).maxX) < 0.01)
      let font = UIFont.systemFont(ofSize: 17)
      #expect(
        abs(whole.width - ("Amber jade" as NSString).size(withAttributes: [.font: font]).width)
          < 0.01
      )
    }

    @Test func aLineThatIsTooLongIsCut() {
      let cut = Layout(long, width: 120, lines: 1)
      #expect(cut.lines.count == 1)
      let range = cut.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
      #expect(range.location != NSNotFound && range.location > 0)
      let whole = Layout("Amber", width: 120, lines: 1)
      let none = whole.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
      #expect(none.location == NSNotFound)
    }

    @Test func emptyTextHasNoGlyphs() {
      let layout = Layout("", width: 120)
      #expect(layout.manager.glyphRange(for: layout.container).length == 0)
    }
  }
}
#endif
