#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The change that replaces a window's root.
@MainActor final class RootReplacement: FlightChange {
  private let window: UIWindow
  private let change: MatchChange
  private let options: MatchTransition
  /// A picture of the leaving screen.
  private let picture = UIImageView()

  init(_ change: MatchChange, of window: UIWindow, _ options: MatchTransition) {
    self.change = change
    self.window = window
    self.options = options
  }

  private var old: UIViewController { change.from }
  private var new: UIViewController { change.to }

  var direction: MatchDirection { change.direction }
  var startsAtOnce: Bool { true }
  var onlyEnd: Lifecycle.Heading? { new.presentedViewController == nil ? nil : .finish }
  private var isForward: Bool { direction == .forward }

  func install(for flight: MatchFlight) -> Screens {
    flight.tellStart(old, with: new)
    old.view.layoutIfNeeded()
    let before = ScreenSnapshot(of: MatchScreen(of: old), in: window)
    picture.isUserInteractionEnabled = false
    picture.frame = old.view.convert(old.view.bounds, to: window)
    let seen = old.view.layer.isDrawable ? nil : old.view.snapshotView(afterScreenUpdates: false)
    window.rootViewController = new
    flight.tellStart(new, with: old)
    window.layoutIfNeeded()
    placePicture()
    var arriving = MatchScreen(of: new)
    arriving.isFresh = true
    let leaving = MatchScreen(view: picture, snapshot: before)
    let screens = Screens(in: window, from: leaving, to: arriving, direction, options)
    let flying = flying(from: before, between: screens)
    before.retake(flying: flying)
    let drawing = PictureTaker.screen(old.view, without: flying)
    if let seen { show(seen, flying, drawing) } else { picture.image = drawing }
    return screens
  }

  /// Shows the screen as it was seen, which a drawing can't, and the drawing where views fly.
  private func show(_ seen: UIView, _ flying: [UIView], _ drawing: UIImage) {
    picture.addSubview(seen)
    for view in flying {
      let box = view.convert(view.bounds, to: old.view).intersection(old.view.bounds)
      guard !box.isNull, box.width > 0, box.height > 0 else { continue }
      let patch = UIImageView(image: drawing)
      patch.contentMode = .scaleToFill
      patch.layer.contentsRect = box.fraction(of: old.view.bounds)
      patch.frame = box.offsetBy(dx: -old.view.bounds.minX, dy: -old.view.bounds.minY)
      picture.addSubview(patch)
    }
  }

  /// The views of the leaving screen that fly; other tagged views stay part of its picture.
  private func flying(from before: ScreenSnapshot, between screens: Screens) -> [UIView] {
    screens.plan(screens.read()).performers.compactMap { performer in
      switch performer.role {
      case .pair(let lower, let upper): before.tree.nodes[isForward ? lower : upper]
      case .leaving(let index): isForward ? before.tree.nodes[index] : nil
      case .entering(let index): isForward ? nil : before.tree.nodes[index]
      case .lowerRoot, .upperRoot, .stray: nil
      }
    }
  }

  /// Puts the picture behind or in front of the new root, whose view the system wraps in views of its own.
  private func placePicture() {
    let around = sequence(first: new.view, next: { $0?.superview })
    guard let top = around.first(where: { $0?.superview === window }), let top else {
      window.addSubview(picture)
      return
    }
    if isForward {
      window.insertSubview(picture, belowSubview: top)
    } else {
      window.insertSubview(picture, aboveSubview: top)
    }
  }

  func complete(_ outcome: MatchOutcome, isFinished: Bool) {
    picture.removeFromSuperview()
    guard window.rootViewController === new else { return }
    if outcome == .cancelled {
      window.rootViewController = old
    } else {
      UIAccessibility.screenHasChanged()
    }
  }
}
#endif
