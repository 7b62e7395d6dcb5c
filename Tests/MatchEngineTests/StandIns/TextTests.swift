#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Text flies as text") struct TextTests {
    init() async { startOver() }

    /// What a test says about a label.
    struct Look {
      var text = "Amber and jade"
      var size: CGFloat = 17
      var weight = UIFont.Weight.regular
      var frame = CGRect(x: 20, y: 100, width: 160, height: 30)
      var alignment = NSTextAlignment.natural
      var lines = 1
      var isRightToLeft = false

      var font: UIFont { .systemFont(ofSize: size, weight: weight) }

      @MainActor var label: UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = font
        label.textAlignment = alignment
        label.numberOfLines = lines
        label.matchID = "it"
        if isRightToLeft { label.semanticContentAttribute = .forceRightToLeft }
        return label
      }

      var share: CGFloat {
        switch alignment {
        case .center: 0.5
        case .right: 1
        case .natural: isRightToLeft ? 1 : 0
        default: 0
        }
      }

      /// The ends of some lines of the text, on their baselines and in the label's own points.
      func ends(of lines: [String]) -> [CGPoint] {
        let height = font.lineHeight
        let top = (frame.height - height * CGFloat(lines.count)) / 2
        return lines.enumerated().flatMap { number, line in
          let width = (line as NSString).size(withAttributes: [.font: font]).width
          let left = (frame.width - width) * share
          let baseline = top + height * CGFloat(number) + font.ascender
          return [CGPoint(x: left, y: baseline), CGPoint(x: left + width, y: baseline)]
        }
      }
    }

    /// One moment: what is seen of text.
    private struct Moment {
      var texts: [DisplayItem]
      var pictures: [(pixels: CGFloat, shown: CGFloat)]
    }

    /// Twenty-one moments of a flight from one label to another.
    private func film(
      _ lower: Look,
      _ upper: Look,
      _ change: @escaping (UILabel) -> Void = { _ in }
    ) async throws -> [Moment] {
      startOver()
      let labels = (lower.label, upper.label)
      change(labels.1)
      let (navigation, window) = KindScreen.navigation(KindScreen { $0.addSubview(labels.0) })
      await advance(0.1)
      navigation.pushViewController(KindScreen { $0.addSubview(labels.1) }, animated: true)
      await advance(0.1)
      let flight = try #require(navigation.matchFlight)
      var film: [Moment] = []
      for step in 0...20 {
        flight.update(CGFloat(step) / 20)
        await advance(0.05)
        let views = window.engineViews.flatMap(\.all).compactMap { $0 as? UIImageView }
        let pictures = views.compactMap { view -> (CGFloat, CGFloat)? in
          guard view.alpha > 0, let image = view.image?.cgImage else { return nil }
          let part = view.layer.contentsRect.width * CGFloat(image.width)
          return (part, view.nextBox().width * UIScreen.main.scale)
        }
        let texts = Headless.nextDisplayList.items.filter { !$0.texts.isEmpty }
        film.append(Moment(texts: texts, pictures: pictures))
      }
      flight.finish()
      await advance(1)
      #expect(flight.outcome == .finished && window.engineViews.isEmpty)
      return film
    }

    /// How far apart the ends of the lines are in the two pictures, and how many pictures there are.
    private func distances(
      _ film: [Moment],
      _ lower: Look,
      _ upper: Look,
      lines: [String]
    ) -> [CGFloat] {
      let ends = (lower.ends(of: lines), upper.ends(of: lines))
      return film.map { moment in
        guard moment.texts.count == 2 else { return 0 }
        let places = zip([ends.0, ends.1], moment.texts).map { points, item in
          points.map { $0.applying(item.transform) }
        }
        return zip(places[0], places[1]).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
      }
    }

    private static let sides: [(NSTextAlignment, Bool)] = [
      (.left, false), (.center, false), (.right, false), (.natural, false), (.natural, true),
    ]

    @Test("the same text in another size lies on itself, whichever side it keeps to")
    func sizes() async throws {
      for (from, isFromRight) in Self.sides {
        for (to, isToRight) in Self.sides {
          var lower = Look(alignment: from, isRightToLeft: isFromRight)
          lower.size = 13
          lower.frame = CGRect(x: 30, y: 120, width: 150, height: 60)
          let upper = Look(
            size: 30,
            frame: CGRect(x: 10, y: 400, width: 360, height: 44),
            alignment: to,
            isRightToLeft: isToRight
          )
          let film = try await film(lower, upper)
          let distances = distances(film, lower, upper, lines: [lower.text])
          #expect(distances.allSatisfy { $0 < 0.5 }, "\(from) \(to) \(distances)")
          let isDouble = film[1..<20].allSatisfy { $0.texts.count == 2 }
          #expect(isDouble)
          try checkThatNothingIsCutOff(film, lower, upper)
        }
      }
    }

    /// Both ends of the text are seen at every moment.
    private func checkThatNothingIsCutOff(_ film: [Moment], _ lower: Look, _ upper: Look) throws {
      for moment in film where moment.texts.count == 2 {
        for (look, item) in zip([lower, upper], moment.texts) {
          let ends = look.ends(of: [look.text])
          let inside = [
            CGPoint(x: ends[0].x + 0.5, y: ends[0].y - 1),
            CGPoint(x: ends[1].x - 0.5, y: ends[1].y - 1),
          ]
          #expect(inside.allSatisfy { item.contains($0.applying(item.transform)) })
        }
      }
    }

    @Test("in a box of another size, text of the same size keeps its size")
    func boxes() async throws {
      var (lower, upper) = (Look(size: 13), Look(size: 13))
      lower.frame = CGRect(x: 20, y: 100, width: 120, height: 18)
      upper.frame = CGRect(x: 20, y: 300, width: 300, height: 60)
      for moment in try await film(lower, upper) {
        #expect(!moment.texts.isEmpty)
        for item in moment.texts {
          #expect(isClose(item.transform.a, 1, within: 0.01))
          #expect(isClose(item.transform.d, 1, within: 0.01))
        }
      }
    }

    @Test("in another weight the first and the last letter coincide, and nothing dips")
    func weights() async throws {
      let lower = Look(size: 15, weight: .light)
      let upper = Look(
        size: 28,
        weight: .heavy,
        frame: CGRect(x: 40, y: 500, width: 320, height: 50)
      )
      let film = try await film(lower, upper)
      #expect(distances(film, lower, upper, lines: [lower.text]).allSatisfy { $0 < 0.5 })
      for moment in film {
        let gaps = moment.texts.map { 1 - $0.opacity }
        #expect(gaps.reduce(1, *) < 0.04, "\(gaps)")
      }
    }

    @Test("with the same breaks each line lies on itself, with lines of any height and color")
    func breaks() async throws {
      for alignment in [NSTextAlignment.left, .center, .right] {
        let words = "Amber and jade\nOld stones by the sea\nGlass"
        let lower = Look(
          text: words,
          size: 12,
          frame: CGRect(x: 20, y: 100, width: 150, height: 80),
          alignment: alignment,
          lines: 0
        )
        let upper = Look(
          text: words,
          size: 24,
          weight: .bold,
          frame: CGRect(x: 20, y: 300, width: 340, height: 140),
          alignment: alignment,
          lines: 3
        )
        let film = try await film(lower, upper)
        let lines = words.split(separator: "\n").map { String($0) }
        let distances = distances(film, lower, upper, lines: lines)
        #expect(distances.allSatisfy { $0 < 0.5 }, "\(alignment) \(distances)")
      }
    }

    @Test("other text, other breaks or other ends are never readable on top of one another")
    func others() async throws {
      let long = "Amber and jade and old stones by the sea"
      let narrow = CGRect(x: 20, y: 100, width: 120, height: 90)
      let wide = CGRect(x: 20, y: 400, width: 350, height: 40)
      let cases = [
        (Look(), Look(text: "Glass", size: 30, frame: wide)),
        (
          Look(text: long, size: 12, frame: narrow, lines: 0),
          Look(text: long, frame: wide, lines: 0)
        ),
        (Look(text: long, frame: narrow), Look(text: long, frame: wide)),
      ]
      for (lower, upper) in cases {
        for moment in try await film(lower, upper) {
          let opacities = moment.texts.map(\.opacity)
          #expect(opacities.count < 2 || opacities.min() ?? 0 < 0.05, "\(opacities)")
          // Nothing is stretched, and nothing becomes larger than the larger of the two.
          for item in moment.texts {
            #expect(isClose(item.transform.a, item.transform.d, within: 1e-6))
            #expect(item.transform.a < 30 / 17 * 1.01)
          }
        }
      }
    }

    @Test("in a font of other proportions the pictures are cut, and each word lies on itself")
    func pieces() async throws {
      let words = ["Amber", "and", "little", "jade"]
      var (lower, upper) = (Look(size: 15), Look(size: 24))
      lower.text = words.joined(separator: " ")
      upper.text = lower.text
      lower.frame.size.width = 300
      upper.frame = CGRect(x: 10, y: 400, width: 360, height: 60)
      upper.alignment = .right
      let mono = UIFont.monospacedSystemFont(ofSize: 24, weight: .regular)
      let film = try await film(lower, upper) { $0.font = mono }
      // The beginnings of the words, just inside, and the end of the text.
      func stops(_ font: UIFont, _ look: Look) -> [CGPoint] {
        func width(_ text: String) -> CGFloat {
          (text as NSString).size(withAttributes: [.font: font]).width
        }
        let left = (look.frame.width - width(look.text)) * look.share
        let baseline = (look.frame.height - font.lineHeight) / 2 + font.ascender
        let starts = words.indices.map { index in
          width(words[..<index].map { $0 + " " }.joined())
        }
        return (starts + [width(look.text)]).map { CGPoint(x: left + $0, y: baseline) }
      }
      for (step, moment) in film.enumerated() where 1..<20 ~= step {
        let pieces = moment.texts.count / 2
        #expect(pieces > 1)
        func place(_ point: CGPoint, _ items: ArraySlice<DisplayItem>) -> CGPoint? {
          // A stop is the end of one piece and the beginning of another.
          items.first { item in
            [-0.1, 0.1].contains { nudge in
              let near = CGPoint(x: point.x + nudge, y: point.y)
              return item.contains(near.applying(item.transform))
            }
          }.map { point.applying($0.transform) }
        }
        for (here, there) in zip(stops(lower.font, lower), stops(mono, upper)) {
          let first = try #require(place(here, moment.texts.prefix(pieces)))
          let second = try #require(place(there, moment.texts.suffix(pieces)))
          #expect(hypot(first.x - second.x, first.y - second.y) < 1.6, "\(step) \(first) \(second)")
        }
      }
    }

    @Test("the app's own wish counts")
    func wish() async throws {
      let upper = Look(text: "Glass", frame: CGRect(x: 20, y: 400, width: 350, height: 40))
      let film = try await film(Look(), upper) { $0.matchStyle.content = .cross }
      #expect(film[10].texts.count == 2)
    }

    @Test("text is sharp at every size at which it is held")
    func sharpness() async throws {
      let small = Look(size: 11, frame: CGRect(x: 20, y: 100, width: 120, height: 20))
      let large = Look(size: 34, frame: CGRect(x: 20, y: 400, width: 340, height: 60))
      for (lower, upper) in [(small, large), (large, small)] {
        for moment in try await film(lower, upper) {
          #expect(!moment.pictures.isEmpty)
          for picture in moment.pictures {
            #expect(picture.pixels >= picture.shown - 1, "\(picture)")
          }
        }
      }
    }

    @Test("a line that shrinks to fit is measured as it is seen")
    func shrunk() async throws {
      let lower = Look(size: 30, frame: CGRect(x: 20, y: 100, width: 90, height: 40))
      let upper = Look(size: 17, frame: CGRect(x: 20, y: 400, width: 200, height: 40))
      let width = (lower.text as NSString).size(withAttributes: [.font: lower.font]).width
      var seen = lower
      seen.size = 30 * 90 / width
      startOver()
      let label = lower.label
      label.adjustsFontSizeToFitWidth = true
      let (navigation, window) = KindScreen.navigation(KindScreen { $0.addSubview(label) })
      await advance(0.1)
      let other = upper.label
      navigation.pushViewController(KindScreen { $0.addSubview(other) }, animated: true)
      await advance(0.1)
      let flight = try #require(navigation.matchFlight)
      flight.update(0.5)
      await advance(0.05)
      let texts = Headless.nextDisplayList.items.filter { !$0.texts.isEmpty }
      let distances = distances(
        [Moment(texts: texts, pictures: [])],
        seen,
        upper,
        lines: [lower.text]
      )
      #expect(texts.count == 2 && distances[0] < 0.5, "\(distances)")
      flight.finish()
      await advance(1)
      _ = window
    }
  }
}
#endif
