#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Photos that fly, and on them what a user finds on photos: buttons, captions, bars, blurs.
  @MainActor @Suite("What lies on a photo stays on it") struct OverlayLawTests {
    /// What lies on a photo of one screen.
    enum Overlay: CaseIterable, Sendable {
      case box, label, image, button, bar, blur, holder, gradient, inCell, inCard, deep, tagged
    }

    struct Case: Sendable, CustomStringConvertible {
      let trip: Trip
      let lower: Overlay
      let upper: Overlay
      var description: String { "\(trip): \(lower), \(upper)" }
    }

    /// Each overlay on either screen, and each trip; which ones meet is chance.
    nonisolated static let cases: [Case] = {
      var random = SplitMix(seed: 53)
      var cases: [Case] = []
      for trip in EndsTests.trips + [.modal(.custom)] {
        let (lower, upper) = (Overlay.allCases.shuffled(using: &random), Overlay.allCases)
        for (number, one) in lower.enumerated() where trip == .navigation || number < 2 {
          cases.append(
            Case(trip: trip, lower: one, upper: upper[random.whole(0...upper.count - 1)])
          )
        }
      }
      return cases
    }()

    /// A screen with a photo, and on it an overlay in a color.
    private func screen(_ photo: CGRect, _ overlay: Overlay, _ color: UIColor) -> KindScreen {
      KindScreen { view in
        let image = UIImageView(tagged: "photo", photo, PhotoScreen.image)
        let corner = CGRect(x: photo.maxX - 50, y: photo.minY + 10, width: 40, height: 40)
        switch overlay {
        case .inCell, .inCard:
          let card = UIView(frame: photo.insetBy(dx: -10, dy: -10))
          if overlay == .inCard { card.matchID = "card" }
          card.backgroundColor = .gray
          image.frame = card.bounds.insetBy(dx: 10, dy: 10)
          card.addSubview(image)
          card.addSubview(
            make(.box, corner.offsetBy(dx: -card.frame.minX, dy: -card.frame.minY), color)
          )
          view.addSubview(card)
        default:
          view.addSubview(image)
          view.addSubview(make(overlay, corner, color))
        }
        view.addSubview(UIView(CGRect(x: 0, y: 0, width: 20, height: 20), .brown))
      }
    }

    private func make(_ overlay: Overlay, _ corner: CGRect, _ color: UIColor) -> UIView {
      switch overlay {
      case .box, .inCell, .inCard: return UIView(corner, color)
      case .label:
        let label = UILabel(corner, "Now")
        label.backgroundColor = color
        return label
      case .image:
        let image = UIImageView(frame: corner)
        image.image = PhotoScreen.image
        image.backgroundColor = color
        return image
      case .button:
        let button = UIButton(type: .system)
        button.frame = corner
        button.backgroundColor = color
        button.setTitle("×", for: .normal)
        return button
      case .bar: return UIView(CGRect(x: 0, y: corner.minY, width: 393, height: 90), color)
      case .blur:
        let blur = UIVisualEffectView(blurIn: corner)
        blur.contentView.addSubview(UIView(CGRect(x: 5, y: 5, width: 20, height: 20), color))
        return blur
      case .holder, .deep:
        // Larger than the photo, and clear.
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        holder.addSubview(overlay == .deep ? make(.holder, corner, color) : UIView(corner, color))
        return holder
      case .gradient:
        let view = UIView(frame: corner)
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [color.cgColor, color.cgColor]
        view.layer.addSublayer(gradient)
        return view
      case .tagged:
        // Its ID is on one screen alone.
        let view = UIView(corner, color)
        view.matchID = "on this screen"
        return view
      }
    }

    /// Flies there and back, and returns where an end isn't that screen at rest.
    private func misses(_ each: Case, _ change: (UIView) -> Void) async throws -> [String] {
      let lower = screen(CGRect(x: 30, y: 500, width: 120, height: 120), each.lower, .green)
      let upper = screen(CGRect(x: 40, y: 100, width: 300, height: 400), each.upper, .blue)
      for view in [lower.view, upper.view] { view?.allBelow.forEach(change) }
      let stage = await TripStage(each.trip, lower, upper, .linear(0.5))
      var misses: [String] = []
      for isForward in [true, false] {
        await advance(0.1)
        let before = FootageFrame.now
        let flight = try await stage.fly(isForward, for: 0.05)
        misses += try await flight.misses(of: before).map { "\(isForward) \($0)" }
        #expect(flight.report?.rows.contains { $0.id.contains("<") } == false)
      }
      return misses
    }

    @Test(arguments: cases) func `each end is that screen, whatever lies on the photo`(_ each: Case)
      async throws
    {
      let misses = try await misses(each) { _ in }
      #expect(misses.isEmpty, "\(misses.count): \(misses.prefix(3))")
    }

    @Test func `what is said to be part of its screen is flown over`() async throws {
      let each = Case(trip: .navigation, lower: .box, upper: .button)
      let misses = try await misses(each) {
        if $0.matchID == nil { $0.matchStacking = .withScreen }
      }
      #expect(
        misses.contains { $0.hasPrefix("true first") }
          && misses.contains { $0.hasPrefix("false first") }
      )
    }
  }
}

extension UIView {
  fileprivate var allBelow: [UIView] { subviews + subviews.flatMap(\.allBelow) }
}
#endif
