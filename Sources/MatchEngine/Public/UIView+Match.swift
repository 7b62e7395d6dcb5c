#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

extension UIView {
  /// The ID of the view: two views with the same ID, one on each screen, turn into each other.
  ///
  /// ```swift
  /// cell.photoView.matchID = "photo-\(photo.id)"
  /// ```
  ///
  /// An empty ID counts as none. Each time that you fill a cell, set the ID, even to nil.
  public var matchID: String? {
    get { ViewTag.of(self)?.id }
    set {
      let tag = newValue == nil ? ViewTag.of(self) : ViewTag.attached(to: self)
      guard let tag, tag.id != newValue else { return }
      tag.id = newValue
      (tag.hider as? Originals)?.showRetagged(self)
      NotificationCenter.default.post(name: SystemEvents.idWasSet, object: nil)
    }
  }

  /// How the view flies; if the styles of a pair differ, that of the view on the upper screen applies.
  ///
  /// ```swift
  /// titleLabel.matchStyle.path = .arc(0.5)
  /// ```
  public var matchStyle: MatchStyle {
    get { ViewTag.of(self)?.style ?? MatchStyle() }
    set { ViewTag.attached(to: self).style = newValue }
  }

  /// Whether the view and everything inside it are left out of flights.
  public var isMatchExcluded: Bool {
    get { ViewTag.of(self)?.isExcluded ?? false }
    set { ViewTag.attached(to: self).isExcluded = newValue }
  }

  /// Whether the view stays in front of views that fly past it; the view needs no ID.
  ///
  /// ```swift
  /// tabStrip.matchStacking = .inFront
  /// ```
  public var matchStacking: MatchStacking {
    get { ViewTag.of(self)?.stacking ?? .automatic }
    set { ViewTag.attached(to: self).stacking = newValue }
  }

  /// What flies in the view's place.
  public var matchStandIn: MatchStandIn {
    get { ViewTag.of(self)?.standIn ?? .automatic }
    set { ViewTag.attached(to: self).standIn = newValue }
  }
}

/// Whether a view without an ID stays in front of views that fly past it.
public struct MatchStacking: Hashable, Sendable {
  private enum Kind { case automatic, inFront, withScreen }

  private let kind: Kind

  /// In front if the view covers part of a flying view at rest and contains none; otherwise, part of its screen.
  public static let automatic = MatchStacking(kind: .automatic)
  /// In front: a picture of the view arrives or leaves with its screen, in front of the views behind it.
  public static let inFront = MatchStacking(kind: .inFront)
  /// Part of its screen, and everything flies above it.
  public static let withScreen = MatchStacking(kind: .withScreen)
}

/// What flies in a view's place.
public struct MatchStandIn: Sendable {
  enum Kind { case automatic, picture, rendered, drawing }
  let kind: Kind
  /// The app's closure that supplies the view to fly, if there is one.
  private(set) var make: (@MainActor (UIView) -> UIView?)?

  /// The stand-in that fits the kind of view.
  public static let automatic = MatchStandIn(kind: .automatic)
  /// A picture of what is on the screen.
  public static let picture = MatchStandIn(kind: .picture)
  /// A picture that is rendered first, with changes that aren't on the screen yet.
  public static let rendered = MatchStandIn(kind: .rendered)
  /// A drawing, which leaves out views that fly separately.
  public static let drawing = MatchStandIn(kind: .drawing)

  /// A view that you supply, for a player, a map or another view that looks empty in a picture.
  ///
  /// A flight calls the closure once for each of its ends, with the tagged view. The view that you return gets the
  /// size of the tagged view, is scaled in flight unless it is an image view, and is released afterward. For nil, or a
  /// view with a superview, the stand-in is ``automatic``. For examples, see <doc:StandInsAndStyles>.
  public static func view(_ make: @escaping @MainActor (_ tagged: UIView) -> UIView?) -> Self {
    Self(kind: .automatic, make: make)
  }
}

extension UIView {
  /// Makes changes inside this view, and flies every view that has the same ID before and after them.
  ///
  /// ```swift
  /// card.matchAnimate {
  ///   self.isOpen = true  // adds views, moves views, changes constraints
  /// } undoOnCancel: {
  ///   self.isOpen = false
  /// }
  /// ```
  ///
  /// The engine reads the view, makes the changes, lays the view out and reads it again, all in this turn, so the
  /// result isn't visible before it flies. Call this method on a view that contains everything that changes. Views
  /// without an ID change at once, and this view's background is animated. In an effect view, everything flies in its
  /// `contentView`. If another change is in flight, this one continues from what is on the screen; one that goes
  /// back is undone first. If `changes` calls this method here or on a view inside, that is part of the same flight.
  ///
  /// Views without a partner fade, unless their style says otherwise. A cancelled flight calls `undoOnCancel` when
  /// everything is back. Without that closure, the changes stay.
  @discardableResult public func matchAnimate(
    transition: MatchTransition = MatchTransition(),
    changes: () -> Void,
    undoOnCancel: (@MainActor () -> Void)? = nil
  ) -> MatchFlight {
    if let outer = ViewChange.made(around: self) {
      outer.add(changes, undoneBy: undoOnCancel)
      return outer.flight
    }
    guard window != nil, !transition.isSystem else {
      changes()
      return .over
    }
    UIView.unanimatedInBlock(layoutIfNeeded)
    let running = SessionRegistry.sessions(in: window).last {
      $0.isOnStage && ($0.change as? ViewChange)?.view === self
    }
    if !UIView.areAnimationsEnabled { running?.flight.endAtOnce() }
    if let running, running.flight.isHeadingBack { (running.change as? ViewChange)?.undo() }
    let change = ViewChange(of: self, transition, after: running)
    change.make(changes, undoneBy: undoOnCancel, in: running)
    // The change itself may have ended the running flight, for example by resizing the view.
    if let running, running.isOnStage {
      running.redirect(to: change, as: change.flight)
    } else {
      FlightSession(of: change.flight).begin(change)
    }
    nearestController?.showFlight(change.flight, inside: self)
    return change.flight
  }
}

extension UIScrollView {
  /// Returns the index path of the item with an ID, visible or not; nil if this table or collection view has none.
  ///
  /// ```swift
  /// collectionView.matchIndexPathProvider = { [photos] id in
  ///   photos.firstIndex { id == "photo-\($0.id)" }.map { IndexPath(item: $0, section: 0) }
  /// }
  /// ```
  ///
  /// The engine then knows which items the list can show, even those without a cell. On the way back, the list
  /// scrolls to the view that flies home. A list that is pushed or presented scrolls to the item that was selected on
  /// the leaving screen. If several cells have one ID, the selected one flies, or the one that the view came from, or
  /// the one at this index path.
  ///
  /// The list keeps the closure. If it uses the controller, write `[weak self]`.
  public var matchIndexPathProvider: (@MainActor (_ id: String) -> IndexPath?)? {
    get { ViewTag.of(self)?.indexPathProvider }
    set { ViewTag.attached(to: self).indexPathProvider = newValue }
  }
}
#endif
