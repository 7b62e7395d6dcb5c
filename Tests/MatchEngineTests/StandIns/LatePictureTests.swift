#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A picture that no longer shows what its view shows is taken again, and fades in.
  @MainActor @Suite("What comes late") struct LatePictureTests {
    private static let small = CGRect(x: 20, y: 100, width: 120, height: 120)
    private static let large = CGRect(x: 60, y: 300, width: 240, height: 240)

    /// What comes late.
    enum Late: CaseIterable {
      case text, otherText, image, otherImage, imageInCard, textInCard, imageInBlur
    }

    private func picture(_ text: String) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
        (text as NSString).draw(at: CGPoint(x: 4, y: 4), withAttributes: [:])
      }
    }

    /// A view, and what lets something come in it.
    private func view(_ late: Late, _ frame: CGRect) -> (view: UIView, come: () -> Void) {
      let inner = CGRect(x: 10, y: 10, width: frame.width / 2, height: frame.height / 2)
      let (image, label) = (UIImageView(inner, nil), UILabel(inner, ""))
      let card: UIView
      switch late {
      case .text, .otherText:
        let label = UILabel(tagged: "late", frame, late == .text ? "" : "Early")
        return (label, { label.text = "Late" })
      case .image, .otherImage:
        let image = UIImageView(tagged: "late", frame, late == .image ? nil : picture("Early"))
        return (image, { image.image = picture("Late") })
      case .imageInCard, .textInCard:
        card = UIView(tagged: "late", frame, .white)
        card.addSubview(image)
        card.addSubview(label)
      case .imageInBlur:
        let blur = UIVisualEffectView(tagged: "late", blurIn: frame)
        blur.contentView.addSubview(image)
        card = blur
      }
      return (
        card, { late == .textInCard ? (label.text = "Late") : (image.image = picture("Late")) }
      )
    }

    /// How much is seen of what comes late.
    private var shown: CGFloat {
      let items = Headless.nextDisplayList.items.filter { $0.texts.contains("Late") }
      return items.map(\.opacity).max() ?? 0
    }

    /// What was seen fades over what comes instead, and where nothing was seen, what comes fades in.
    @Test(
      "is seen before the end, and no later than half-way",
      arguments: Late.allCases,
      [true, false]
    )
    func comes(_ late: Late, isHeld: Bool) async throws {
      let isText = late == .text || late == .otherText
      let fadesIn = isText || late == .image
      let lower: UIView =
        isText
        ? UILabel(tagged: "late", Self.small, "Before") : UIView(tagged: "late", Self.small, .white)
      let (upper, come) = view(late, Self.large)
      let (flight, window) = try await KindScreen.flight(from: [lower], to: [upper])
      let before = Headless.accounts
      await flight.show(at: 0.7)
      if !isHeld { flight.release(velocity: 0) }
      #expect(shown == 0)
      come()
      var last: CGFloat = 0
      while flight.outcome == nil, last < 0.95 {
        if isHeld, last > 0.2 { flight.release(velocity: 0) }
        await advance(1 / 60)
        let now = shown
        #expect(now >= last - 0.01 && (!fadesIn || now - last < 0.35), "\(last) \(now)")
        last = now
      }
      #expect(last > 0.9 && flight.outcome == nil, "\(last)")
      #expect(Headless.accounts.forcedRenders == before.forcedRenders)
      await flight.arrives()
      #expect(shown == 1 && window.remains.isEmpty)
    }

    @Test("nothing is taken again where nothing comes")
    func stays() async throws {
      let (upper, _) = view(.imageInCard, Self.large)
      let lower = UIView(tagged: "late", Self.small, .white)
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [upper])
      let before = Headless.accounts.drawings
      await flight.arrives()
      #expect(Headless.accounts.drawings == before)
    }
  }
}
#endif
