#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Presenting and dismissing, in every style") struct PresentationStyleTests {
    /// A thumbnail beside a panel used to come back in one frame when the panel had arrived, and to vanish in one
    /// when the panel left.
    @Test(
      "what is seen beside what was presented fades back in with the flight, and out on the way back",
      arguments: [.pageSheet, .formSheet, .popover, .custom] as [PresentationStyle]
    )
    func besides(_ style: PresentationStyle) async throws {
      let stage = await PresentationStage(style)
      for isPresenting in [true, false] {
        stage.begin(isPresenting)
        let flight = try await stage.presented.flight(after: 0.001)
        // Away from the end at which its stand-in lies on it, the photo changes gradually.
        var seen: [Float] = isPresenting ? [] : [1]
        while flight.outcome == nil {
          await advance(1 / 60)
          if flight.phase == .running { seen.append(stage.presenter.photo.layer.seenOpacity) }
        }
        if isPresenting { seen.append(1) }
        for (before, after) in zip(seen, seen.dropFirst()) {
          #expect(abs(after - before) < 0.3, "\(isPresenting) \(seen)")
        }
        #expect(seen.contains(0))
        #expect(stage.presenter.photo.layer.animationKeys() == nil)
      }
    }

    /// Its original used to come back as a ghost, while the screen before it wasn't opaque yet.
    @Test(
      "what is seen nowhere beside what was presented stays hidden until the end",
      arguments: [.overFullScreen, .overCurrentContext] as [PresentationStyle]
    )
    func behind(_ style: PresentationStyle) async throws {
      let stage = await PresentationStage(style)
      for isPresenting in [true, false] {
        stage.begin(isPresenting)
        await advance(0.05)
        let flight = try #require(stage.presented.matchFlight)
        while flight.outcome == nil {
          #expect(stage.presenter.photo.layer.seenOpacity <= 0)
          await advance(1 / 60)
        }
        #expect(stage.presenter.photo.layer.animationKeys() == nil)
      }
    }

    @Test(
      "a presenter keeps its size whatever is dismissed, even if it is a card itself",
      arguments: PresentationStyle.allCases,
      [false, true]
    )
    func keepsItsSize(_ style: PresentationStyle, isCard: Bool) async {
      let stage = await PresentationStage(isCard ? .customRemoving : style)
      let card = CustomPresentation()
      card.removesPresenter = style == .customRemoving
      let next = PhotoScreen.detail()
      if isCard {
        await stage.run(true, .finished)
        next.modalPresentationStyle = style.style
        if style.style == .custom { next.transitioningDelegate = card }
        next.matchTransition = MatchTransition()
        next.popoverPresentationController?.sourceView = stage.presented.photo
      }
      let presenter = isCard ? stage.presented : stage.presenter
      let log = SizeLog(frame: presenter.view.bounds)
      log.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      presenter.view.addSubview(log)
      await advance(0.1)
      for sharesID in [true, false] {
        await presenter.present(isCard ? next : stage.presented, for: 1.5)
        // The engine then looks whether laying the presenter out brings the ID back.
        if !sharesID { presenter.photo.matchID = nil }
        await presenter.dismiss(for: 1.5)
        #expect(presenter.presentedViewController == nil)
        #expect(log.sizes == [log.bounds.size], "shares an ID: \(sharesID)")
      }
    }

    @Test(
      "a presented view has the frame that UIKit alone gives it",
      arguments: PresentationStyle.allCases
    )
    func frames(_ style: PresentationStyle) async {
      var seen: [[String]] = []
      for flies in [true, false] {
        startOver()
        let stage = await PresentationStage(style, flies: flies)
        await stage.run(true, .finished)
        let view = stage.presented.view
        let frame = view.map { "\($0.convert($0.bounds, to: stage.window)) \($0.safeAreaInsets)" }
        seen.append([
          ViewState(stage.presented.view).inAnyWindow, frame ?? "",
          ViewState(stage.presenter.view).inAnyWindow,
          "\(stage.presented.view.superview?.superview?.subviews.map(\.alpha) ?? [])",
        ])
      }
      #expect(seen[0] == seen[1])
    }

    @Test(
      "the engine does not animate a presenter that UIKit does not hand over",
      arguments: PresentationStyle.allCases.filter { !$0.takesPresenter }
    )
    func untouched(_ style: PresentationStyle) async throws {
      let stage = await PresentationStage(style)
      let superview = stage.presenter.view.superview
      for isPresenting in [true, false] {
        stage.begin(isPresenting)
        await nextTurn()
        for _ in 0..<40 {
          await advance(1 / 60)
          let keys = stage.presenter.view.layer.animationKeys() ?? []
          #expect(!keys.contains { $0.hasPrefix("MatchEngine") })
          #expect(stage.presenter.view.superview === superview)
        }
        await advance(1)
      }
    }

    @Test(
      "a presenter behind a sheet is measured at rest",
      arguments: [PresentationStyle.pageSheet, .formSheet]
    )
    func measured(_ style: PresentationStyle) async throws {
      let stage = await PresentationStage(style)
      let photo = stage.presenter.photo
      let frame = photo.convert(photo.bounds, to: stage.window)
      for isPresenting in [true, false] {
        stage.begin(isPresenting)
        let flight = try await stage.presented.flight(after: 0.2)
        let row = try #require(flight.report?.rows.first { $0.id == "photo" })
        let note = row.note.description
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

/// A screen in a window with sibling views, and another screen that is presented over it in one style.
@MainActor final class PresentationStage {
  let presenter = PhotoScreen.list()
  let presented = PhotoScreen.detail()
  let window: UIWindow
  private let delegate = CustomPresentation()

  init(_ style: PresentationStyle, flies: Bool = true) async {
    presented.modalPresentationStyle = style.style
    if style.style == .custom {
      delegate.removesPresenter = style == .customRemoving
      presented.transitioningDelegate = delegate
    }
    if flies {
      presented.matchTransition = .linear(0.4)
    }
    window = inWindow(presenter)
    window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    window.insertSubview(UIView(), at: 0)
    await advance(0.1)
    // A popover needs something to point at.
    presented.popoverPresentationController?.sourceView = presenter.photo
  }

  /// Presents or dismisses, without waiting.
  func begin(_ isPresenting: Bool, animated: Bool = true) {
    if isPresenting {
      presenter.present(presented, animated: animated)
    } else {
      presenter.dismiss(animated: animated)
    }
  }

  /// Presents or dismisses to the end, in one way.
  func run(_ isPresenting: Bool, _ way: FlightWay) async {
    begin(isPresenting, animated: way != .still)
    if way == .cancelled || way == .grabbed {
      await advance(0.15)
      let flight = presented.matchFlight
      flight?.hold()
      flight?.update(0.6)
      await advance(0.1)
      if way == .cancelled { flight?.cancel() } else { flight?.finish() }
    }
    await advance(1.2)
  }
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

/// How a change is played.
enum FlightWay: String, CaseIterable, Sendable { case finished, cancelled, grabbed, still }

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

/// Where a view is, and how it looks.
struct ViewState: Equatable {
  let superview: ObjectIdentifier?
  let index: Int?
  let frame: CGRect
  let transform: CGAffineTransform
  let isInWindow: Bool
  let alpha: CGFloat
  let isHidden: Bool
  let animations: [String]

  @MainActor init(_ view: UIView) {
    superview = view.superview.map { ObjectIdentifier($0) }
    index = view.superview?.subviews.firstIndex(of: view)
    frame = view.frame
    transform = view.transform
    isInWindow = view.window != nil
    alpha = view.alpha
    isHidden = view.isHidden
    animations = view.layer.animationKeys() ?? []
  }

  /// Without what differs from window to window.
  var inAnyWindow: String {
    "\(frame) \(transform) \(isInWindow) \(alpha) \(isHidden) \(animations) \(index ?? -1)"
  }
}
#endif
