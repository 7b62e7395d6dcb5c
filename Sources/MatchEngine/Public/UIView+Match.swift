#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

extension UIView {
  /// The ID of the view in flights: views of two screens with the same ID become one another.
  ///
  /// ```swift
  /// cell.photoView.matchID = "photo-\(photo.id)"
  /// ```
  ///
  /// An empty ID counts as none. When a cell is reused, set its new ID, or nil.
  public var matchID: String? {
    get { ViewTag.of(self)?.id }
    set {
      if newValue == nil, ViewTag.of(self) == nil { return }
      ViewTag.attached(to: self).id = newValue
      NotificationCenter.default.post(name: SystemEvents.idWasSet, object: self)
    }
  }

  /// How the view flies; if the two ends differ, the style of the upper screen's view wins.
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

  /// Where the view, which needs no ID, lies while others fly past it.
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

/// Where a view without an ID lies while others fly past it.
public struct MatchStacking: Hashable, Sendable {
  private enum Kind { case automatic, inFront, withScreen }

  private let kind: Kind

  /// In front of what flies if the view lies on it at rest and holds nothing that flies, else a part of its screen.
  public static let automatic = MatchStacking(kind: .automatic)
  /// In front of what flies: a stand-in of the view comes or goes with its screen, in front of what lies behind it.
  public static let inFront = MatchStacking(kind: .inFront)
  /// A part of its screen, above which everything flies.
  public static let withScreen = MatchStacking(kind: .withScreen)
}

/// What flies in a view's place.
public struct MatchStandIn: Sendable {
  enum Kind { case automatic, picture, rendered, drawing }
  let kind: Kind
  /// What gives a view to fly, if the app does.
  private(set) var make: (@MainActor (UIView) -> UIView?)?

  /// The stand-in that suits the kind of view.
  public static let automatic = MatchStandIn(kind: .automatic)
  /// A picture of what is on the screen.
  public static let picture = MatchStandIn(kind: .picture)
  /// A picture with all changes that aren't on the screen yet, which has to be rendered first.
  public static let rendered = MatchStandIn(kind: .rendered)
  /// A drawing, which can leave out what flies separately.
  public static let drawing = MatchStandIn(kind: .drawing)

  /// A view that you give, for a player, a map or anything else that looks empty in a picture.
  ///
  /// A flight asks once for each of its ends, with the tagged view. What you give gets that view's size, is scaled in
  /// flight, unless it is an image, and is let go of afterward. Nil means ``automatic``; so does a view that is in another one, from which it
  /// is not taken. For examples, see <doc:StandInsAndStyles>.
  public static func view(_ make: @escaping @MainActor (_ tagged: UIView) -> UIView?) -> Self {
    Self(kind: .automatic, make: make)
  }
}

extension UIView {
  /// Changes something inside this view, and flies every view that has the same ID before and after.
  ///
  /// ```swift
  /// card.matchAnimate {
  ///   self.isOpen = true  // adds views, moves views, changes constraints
  /// } undoOnCancel: {
  ///   self.isOpen = false
  /// }
  /// ```
  ///
  /// The engine reads and pictures the view, makes the changes, lays the view out and reads it again, all in
  /// this turn, so the result is never visible before it flies. No render is forced: new views are drawn.
  /// Another change in the meantime continues from what is on the screen; one that is on its way back is undone
  /// first. A change inside `changes`, in this view or one inside it, is a part of this one, and returns its flight.
  /// In an effect view, everything flies in its `contentView`. Call it on the view around all that changes: what has no ID
  /// in it changes at once, and its own background goes along.
  ///
  /// Views without a partner fade, unless their style says otherwise. A cancelled flight calls `undoOnCancel`
  /// as soon as everything is back; without that closure, the changes stay.
  @discardableResult public func matchAnimate(
    transition: MatchTransition = MatchTransition(),
    changes: () -> Void,
    undoOnCancel: (@MainActor () -> Void)? = nil
  ) -> MatchFlight {
    guard window != nil, !transition.isSystem else {
      changes()
      return .over
    }
    if let outer = ViewChange.made(around: self) {
      outer.add(changes, undoneBy: undoOnCancel)
      return outer.flight
    }
    UIView.unanimatedInBlock(layoutIfNeeded)
    let running = ViewChange.running(in: self)
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

extension UICollectionView {
  /// Says where the list has the item with an ID, in sight or not; nil if it has none.
  ///
  /// ```swift
  /// collectionView.matchIndexPathProvider = { [photos] id in
  ///   photos.firstIndex { id == "photo-\($0.id)" }.map { IndexPath(item: $0, section: 0) }
  /// }
  /// ```
  ///
  /// The engine then knows what the list can show, though it has no cell for it. On the way back, it scrolls the list to
  /// what flies home. A list that is pushed or presented is scrolled to what was selected on the leaving screen. Of
  /// several cells with one ID, the selected one flies, or the one from which it came, or the one at this index path.
  ///
  /// The list keeps the closure. If that needs the controller, write `[weak self]`.
  public var matchIndexPathProvider: (@MainActor (_ id: String) -> IndexPath?)? {
    get { ViewTag.of(self)?.indexPathProvider }
    set { ViewTag.attached(to: self).indexPathProvider = newValue }
  }
}

extension UITableView {
  /// Says where the table has the row with an ID, in sight or not; nil if it has none.
  ///
  /// It does what `matchIndexPathProvider` of a collection view does.
  public var matchIndexPathProvider: (@MainActor (_ id: String) -> IndexPath?)? {
    get { ViewTag.of(self)?.indexPathProvider }
    set { ViewTag.attached(to: self).indexPathProvider = newValue }
  }
}
#endif
