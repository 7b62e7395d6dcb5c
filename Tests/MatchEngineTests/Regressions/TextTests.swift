#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Hero #116 #305 #347 #391 #409 #438 #538.
  @MainActor @Suite("Text flies as text") struct TextTests {
    struct Look {
      var text = "Amber and jade"
      var size: CGFloat = 17
      var weight = UIFont.Weight.regular
      var frame = CGRect(x: 20, y: 100, width: 160, height: 30)
      var alignment = NSTextAlignment.natural
      var lines = 1
      var isRightToLeft = false
      /// The size that its font would have with more room.
      var shrunkFrom: CGFloat?
      var adjustment = UIBaselineAdjustment.alignBaselines

      var font: UIFont { .systemFont(ofSize: size, weight: weight) }

      @MainActor var label: UILabel {
        let label = UILabel(tagged: "it", frame, text)
        label.font = shrunkFrom.map { .systemFont(ofSize: $0) } ?? font
        label.adjustsFontSizeToFitWidth = shrunkFrom != nil
        label.baselineAdjustment = adjustment
        label.textAlignment = alignment
        label.numberOfLines = lines
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
        let isLow = adjustment == .alignBaselines
        let rest = shrunkFrom.map { isLow ? .systemFont(ofSize: $0) : font } ?? font
        let top = (frame.height - rest.lineHeight * CGFloat(lines.count)) / 2
        return lines.enumerated().flatMap { number, line in
          let width = (line as NSString).size(withAttributes: [.font: font]).width
          let left = (frame.width - width) * share
          let baseline = top + height * CGFloat(number) + rest.ascender
          return [CGPoint(x: left, y: baseline), CGPoint(x: left + width, y: baseline)]
        }
      }
    }

    /// One moment: what is seen of text, and whose picture each of it is.
    private struct Moment {
      var texts: [DisplayItem]
      var looks: [Look]
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
      let (flight, window) = try await KindScreen.flight(from: [labels.0], to: [labels.1])
      var film: [Moment] = []
      for step in 0...20 {
        await flight.show(at: CGFloat(step) / 20)
        let views = window.engineViews.flatMap(\.all).compactMap { $0 as? UIImageView }
        let pictures = views.compactMap { view -> (CGFloat, CGFloat)? in
          guard view.alpha > 0, let image = view.image?.cgImage else { return nil }
          let part = view.layer.contentsRect.width * CGFloat(image.width)
          return (part, view.nextBox().width * UIScreen.main.scale)
        }
        let texts = Headless.nextDisplayList.items.filter { !$0.texts.isEmpty }
        let looks = texts.map { $0.layer == ObjectIdentifier(labels.1.layer) ? upper : lower }
        film.append(Moment(texts: texts, looks: looks, pictures: pictures))
      }
      await flight.land()
      #expect(window.engineViews.isEmpty)
      return film
    }

    /// How far the ends of the lines are, in each picture of each moment, from the straight way between the places that
    /// they have on the two screens.
    private func misses(
      _ film: [Moment],
      _ lower: Look,
      _ upper: Look,
      lines: [String]
    ) -> [CGFloat] {
      let places = [lower, upper].map { look in
        look.ends(of: lines).map {
          CGPoint(x: $0.x + look.frame.minX, y: $0.y + look.frame.minY)
        }
      }
      return film.enumerated().map { step, moment in
        let progress = CGFloat(step) / CGFloat(max(film.count - 1, 1))
        var worst: CGFloat = moment.texts.isEmpty ? .infinity : 0
        for (look, item) in zip(moment.looks, moment.texts) {
          for (number, end) in look.ends(of: lines).enumerated() {
            let place = end.applying(item.transform)
            let (start, goal) = (places[0][number], places[1][number])
            let x = start.x + (goal.x - start.x) * progress
            let y = start.y + (goal.y - start.y) * progress
            worst = max(worst, hypot(place.x - x, place.y - y))
          }
        }
        return worst
      }
    }

    private static let sides: [(NSTextAlignment, Bool)] = [
      (.left, false), (.center, false), (.right, false), (.natural, false), (.natural, true),
    ]

    @Test func `a text in another size or the same is one picture on its side`() async throws {
      for (number, (from, isFromRight)) in Self.sides.enumerated() {
        for (to, isToRight) in Self.sides {
          var lower = Look(alignment: from, isRightToLeft: isFromRight)
          lower.size = 13
          lower.frame = CGRect(x: 30, y: 120, width: 150, height: 60)
          let upper = Look(
            size: number == 1 ? 13 : 30,
            frame: CGRect(x: 10, y: 400, width: 360, height: 44),
            alignment: to,
            isRightToLeft: isToRight
          )
          let film = try await film(lower, upper)
          let misses = misses(film, lower, upper, lines: [lower.text])
          #expect(misses.allSatisfy { $0 < 0.5 }, "\(from) \(to) \(misses)")
          #expect(film.allSatisfy { $0.texts.count == 1 })
          checkThatNothingIsCutOff(film)
        }
      }
    }

    /// Both ends of the text are seen at every moment.
    private func checkThatNothingIsCutOff(_ film: [Moment]) {
      for moment in film {
        for (look, item) in zip(moment.looks, moment.texts) {
          let ends = look.ends(of: [look.text])
          let inside = [
            CGPoint(x: ends[0].x + 0.5, y: ends[0].y - 1),
            CGPoint(x: ends[1].x - 0.5, y: ends[1].y - 1),
          ]
          #expect(inside.allSatisfy { item.contains($0.applying(item.transform)) })
        }
      }
    }

    @Test func `a text in another weight lies on the other, which takes its place at once`()
      async throws
    {
      let lower = Look(size: 15, weight: .light)
      let upper = Look(
        size: 28,
        weight: .heavy,
        frame: CGRect(x: 40, y: 500, width: 320, height: 50)
      )
      let film = try await film(lower, upper)
      let misses = misses(film, lower, upper, lines: [lower.text])
      #expect(misses.allSatisfy { $0 < 0.5 }, "\(misses)")
      #expect(film.count { $0.texts.count > 1 } <= 1)
      for moment in film {
        #expect(moment.texts.reduce(1) { $0 * (1 - $1.opacity) } < 0.04)
      }
      checkThatNothingIsCutOff(film)
    }

    @Test func `with the same breaks each line lies on itself`() async throws {
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
          frame: CGRect(x: 20, y: 300, width: 340, height: 140),
          alignment: alignment,
          lines: 3
        )
        let film = try await film(lower, upper)
        let lines = words.split(separator: "\n").map { String($0) }
        let misses = misses(film, lower, upper, lines: lines)
        #expect(misses.allSatisfy { $0 < 0.5 }, "\(alignment) \(misses)")
      }
    }

    @Test func `other text, breaks or ends are never read on one another`() async throws {
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

    @Test func `a text in another color fades in whole over the lower one`() async throws {
      let (lower, upper) = (
        Look(size: 15), Look(size: 24, frame: CGRect(x: 9, y: 400, width: 300, height: 60))
      )
      let film = try await film(lower, upper) { $0.textColor = .red }
      let misses = misses(film, lower, upper, lines: [lower.text])
      #expect(misses.allSatisfy { $0 < 0.5 }, "\(misses)")
      for moment in film[1..<20] { #expect(moment.texts.count == 2) }
      checkThatNothingIsCutOff(film)
    }

    @Test func `a text that doesn't fit in on its way is faded, and not cut`() async throws {
      let lower = Look(
        text: "Amber and jade and old stones",
        frame: CGRect(x: 9, y: 99, width: 360, height: 30)
      )
      let upper = Look(text: "Glass", frame: CGRect(x: 9, y: 400, width: 60, height: 30))
      let film = try await film(lower, upper)
      for moment in film[1..<10] {
        #expect(moment.texts.count == 1)
        let ends = lower.ends(of: [lower.text])
        let item = try #require(moment.texts.first)
        let last = CGPoint(x: ends[1].x - 0.5, y: ends[1].y - 1)
        #expect(item.contains(last.applying(item.transform)))
      }
    }

    @Test func `texts stay where they are under reduced motion, and fade`() async throws {
      Headless.setReduceMotion(true)
      let (lower, upper) = (
        Look(), Look(size: 30, frame: CGRect(x: 20, y: 400, width: 350, height: 40))
      )
      let labels = (lower.label, upper.label)
      let (flight, _) = try await KindScreen.flight(from: [labels.0], to: [labels.1])
      for step in 1..<10 {
        await flight.show(at: CGFloat(step) / 10)
        let texts = Headless.nextDisplayList.items.filter { !$0.texts.isEmpty }
        #expect(texts.map { $0.transform.tx } == [20, 20])
        #expect(isClose(texts.last?.opacity ?? 0, CGFloat(step) / 10, within: 0.01))
        #expect(texts.first?.opacity == 1)
      }
      await flight.land()
    }

    @Test func `the app's own wish counts`() async throws {
      let upper = Look(text: "Glass", frame: CGRect(x: 20, y: 400, width: 350, height: 40))
      let film = try await film(Look(), upper) { $0.matchStyle.content = .cross }
      #expect(film[10].texts.count == 2)
    }

    @Test func `text is sharp at every size at which it is held`() async throws {
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

    @Test(arguments: [UIBaselineAdjustment.alignBaselines, .alignCenters])
    func `a line that shrinks to fit is measured as it is seen`(
      _ adjustment: UIBaselineAdjustment
    ) async throws {
      let large = Look(size: 30)
      let width = (large.text as NSString).size(withAttributes: [.font: large.font]).width
      var lower = Look(size: 30 * 90 / width)
      (lower.frame, lower.shrunkFrom) = (CGRect(x: 20, y: 100, width: 90, height: 40), 30)
      lower.adjustment = adjustment
      let upper = Look(size: 17, frame: CGRect(x: 20, y: 400, width: 200, height: 40))
      let film = try await film(lower, upper)
      #expect(misses(film, lower, upper, lines: [lower.text])[10] < 0.5)
      #expect(film[10].texts.count == 1)
    }
  }
}
#endif
