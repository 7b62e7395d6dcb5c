#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Presenting and dismissing, in every style") struct PresentationStyleTests {
    private let presenter = PhotoScreen.list()
    private let presented = PhotoScreen.detail()

    private func stage(_ style: PresentationStyle) async -> TripStage {
      await TripStage(.modal(style), presenter, presented, .linear(0.4))
    }

    /// A thumbnail beside a panel used to come back in one frame when the panel had arrived, and to vanish in one
    /// when the panel left.
    @Test(
      "what is seen beside what was presented fades back in with the flight, and out on the way back",
      arguments: [.pageSheet, .formSheet, .popover, .custom] as [PresentationStyle]
    )
    func besides(_ style: PresentationStyle) async throws {
      let stage = await stage(style)
      for isPresenting in [true, false] {
        stage.go(isPresenting)
        let flight = try await presented.flight(after: 0.001)
        // Away from the end at which its stand-in lies on it, the photo changes gradually.
        var seen: [Float] = isPresenting ? [] : [1]
        while flight.outcome == nil {
          await advance(1 / 60)
          if flight.phase == .running { seen.append(presenter.photo.layer.seenOpacity) }
        }
        if isPresenting { seen.append(1) }
        for (before, after) in zip(seen, seen.dropFirst()) {
          #expect(abs(after - before) < 0.3, "\(isPresenting) \(seen)")
        }
        #expect(seen.contains(0))
        #expect(presenter.photo.layer.animationKeys() == nil)
      }
    }

    /// It was faded once more after it had come back, and stayed like that.
    @Test("what loses its ID beside what was presented, just before the end, is left as it was")
    func losesID() async throws {
      let stage = await stage(.pageSheet)
      stage.go(true)
      let flight = try await presented.flight(after: 0.35)
      presenter.photo.matchID = nil
      flight.handOver {}
      #expect(presenter.photo.layer.animationKeys() == nil)
    }

    /// Its original used to come back as a ghost, while the screen before it wasn't opaque yet.
    @Test(
      "what is seen nowhere beside what was presented stays hidden until the end",
      arguments: [.overFullScreen, .overCurrentContext] as [PresentationStyle]
    )
    func behind(_ style: PresentationStyle) async throws {
      let stage = await stage(style)
      for isPresenting in [true, false] {
        stage.go(isPresenting)
        let flight = try await presented.flight(after: 0.05)
        while flight.outcome == nil {
          #expect(presenter.photo.layer.seenOpacity <= 0)
          await advance(1 / 60)
        }
        #expect(presenter.photo.layer.animationKeys() == nil)
      }
    }

    @Test(
      "a presenter keeps its size whatever is dismissed, even if it is a card itself",
      arguments: PresentationStyle.allCases,
      [false, true]
    )
    func keepsItsSize(_ style: PresentationStyle, isCard: Bool) async {
      let stage = await stage(isCard ? .customRemoving : style)
      let card = CustomPresentation()
      card.removesPresenter = style == .customRemoving
      let next = PhotoScreen.detail()
      if isCard {
        await stage.go(true, for: 1.2)
        next.modalPresentationStyle = style.style
        if style.style == .custom { next.transitioningDelegate = card }
        next.matchTransition = MatchTransition()
        next.popoverPresentationController?.sourceView = presented.photo
      }
      let presenter = isCard ? presented : presenter
      let log = SizeLog(frame: presenter.view.bounds)
      log.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      presenter.view.addSubview(log)
      await advance(0.1)
      for sharesID in [true, false] {
        await presenter.present(isCard ? next : presented, for: 1.5)
        // The engine then looks whether laying the presenter out brings the ID back.
        if !sharesID { presenter.photo.matchID = nil }
        await presenter.dismiss(for: 1.5)
        #expect(presenter.presentedViewController == nil)
        #expect(log.sizes == [log.bounds.size], "shares an ID: \(sharesID)")
      }
    }

    @Test(
      "the engine does not animate a presenter that UIKit does not hand over",
      arguments: PresentationStyle.allCases.filter { !$0.takesPresenter }
    )
    func untouched(_ style: PresentationStyle) async throws {
      let stage = await stage(style)
      let superview = presenter.view.superview
      for isPresenting in [true, false] {
        stage.go(isPresenting)
        await nextTurn()
        for _ in 0..<40 {
          await advance(1 / 60)
          let keys = presenter.view.layer.animationKeys() ?? []
          #expect(!keys.contains { $0.hasPrefix("MatchEngine") })
          #expect(presenter.view.superview === superview)
        }
        await advance(1)
      }
    }

    @Test(
      "a presenter behind a sheet is measured at rest",
      arguments: [PresentationStyle.pageSheet, .formSheet]
    )
    func measured(_ style: PresentationStyle) async throws {
      let stage = await stage(style)
      let photo = presenter.photo
      let frame = photo.convert(photo.bounds, to: stage.window)
      for isPresenting in [true, false] {
        stage.go(isPresenting)
        let flight = try await presented.flight(after: 0.2)
        let row = try #require(flight.report?.rows.first { $0.id == "photo" })
        let note = row.note
        #expect(note.contains("(60.00, 340.00) 80.00 × 80.00"), "\(note) \(frame)")
        await advance(1.2)
      }
    }
  }
}

/// Every size at which a view was laid out, once each.
private final class SizeLog: UIView {
  private(set) var sizes: [CGSize] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    if !sizes.contains(bounds.size) { sizes.append(bounds.size) }
  }
}

extension CALayer {
  /// The opacity with which the layer is drawn.
  fileprivate var seenOpacity: Float { presentation()?.opacity ?? opacity }
}

/// Every style that the engine flies in.
enum PresentationStyle: String, CaseIterable, Sendable {
  case fullScreen, overFullScreen, currentContext, overCurrentContext, pageSheet, formSheet
  case popover, custom, customRemoving

  var style: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    case .custom, .customRemoving: .custom
    }
  }

  /// Whether UIKit takes the presenter's view away.
  var takesPresenter: Bool {
    self == .fullScreen || self == .currentContext || self == .customRemoving
  }
}

/// Presents in the frame of a card.
final class CustomPresentation: NSObject, UIViewControllerTransitioningDelegate {
  final class Card: UIPresentationController {
    var removesPresenter = false
    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds.insetBy(dx: 20, dy: 60) ?? .zero
    }
  }
  var removesPresenter = false

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let card = Card(presentedViewController: presented, presenting: presenting)
    card.removesPresenter = removesPresenter
    return card
  }
}

extension UIView {
  /// Where it is, and how it looks.
  var stateLine: String {
    let place = superview.map { "\(ObjectIdentifier($0)) \($0.subviews.firstIndex(of: self) ?? 0)" }
    return "\(place ?? "") \(frame) \(transform) \(window != nil) \(alpha) \(isHidden)"
      + " \(layer.animationKeys() ?? [])"
  }
}
#endif
