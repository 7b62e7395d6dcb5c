#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

extension UIView {
  /// What the view is called in flights: the views of two screens that have one ID become one another.
  ///
  /// ```swift
  /// cell.photoView.matchID = "photo-\(photo.id)"
  /// ```
  ///
  /// An empty ID is none. A cell that is used again is given the next ID, or nil.
  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var matchID: String? {
    get { ViewTag.of(self)?.id }
    set {
      if newValue == nil, ViewTag.of(self) == nil { return }
      ViewTag.made(for: self).id = newValue
    }
  }

  /// How the view wishes to fly; where the two ends differ, the upper screen's wish counts.
  ///
  /// ```swift
  /// titleLabel.matchStyle.path = .arc(0.5)
  /// ```
  public var matchStyle: MatchStyle {
    get { ViewTag.of(self)?.style ?? MatchStyle() }
    set { ViewTag.made(for: self).style = newValue }
  }

  /// How the view comes, and goes, where no view of the other screen has its ID; nil: with its screen.
  ///
  /// ```swift
  /// caption.matchID = "caption"
  /// caption.matchEffect = .fade + .offset(y: 40)
  /// ```
  public var matchEffect: MatchEffect? {
    get { matchStyle.entering }
    set {
      matchStyle.entering = newValue
      matchStyle.leaving = newValue
    }
  }

  /// Whether the view, and all inside it, is left out of flights.
  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var isMatchExcluded: Bool {
    get { ViewTag.of(self)?.isExcluded ?? false }
    set {
      if !newValue, ViewTag.of(self) == nil { return }
      ViewTag.made(for: self).isExcluded = newValue
    }
  }

  /// What flies in the view's place.
  public var matchStandIn: MatchStandIn {
    get { ViewTag.of(self)?.standIn ?? .automatic }
    set { ViewTag.made(for: self).standIn = newValue }
  }
}
#endif
