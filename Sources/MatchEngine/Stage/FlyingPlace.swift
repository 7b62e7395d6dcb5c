#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Where another flight shows a view now.
///
/// A presentation can begin while a push is still flying. What flies in both leaves from where it is seen, and the
/// push no longer shows it.
@MainActor struct FlyingPlace {
  fileprivate let frame: Frame
  fileprivate let performer: Int
  fileprivate let isUpper: Bool
  fileprivate let container: UIView
  /// What shows the view on the other flight's stage.
  let standIns: [UIView]
  fileprivate let standIn: PerformerView

  /// Whether the other flight still shows it.
  var isOnStage: Bool { standIn.window != nil }

  /// A picture of what is seen there; nil if that is the view's own picture and nothing else.
  ///
  /// It can be larger or smaller than the bounds of the stand-in, which are those at the end of what is played.
  fileprivate var picture: UIView? {
    let shown = frame.performers[performer]
    let own = isUpper ? shown.upperAlpha : shown.lowerAlpha
    let showsOther = isUpper ? shown.showsLower : shown.showsUpper
    if shown.alpha < 1 || (own >= 1 && !showsOther && shown.pastAlpha <= 0) { return nil }
    return standIn.resizableSnapshotView(
      from: CGRect(origin: .zero, size: CGSize(shown.size)),
      afterScreenUpdates: false,
      withCapInsets: .zero
    )
  }

  fileprivate func placing(_ element: Element, on screen: MatchScreen, in container: UIView)
    -> Element
  {
    // A screen that the system moves is measured as it was before.
    let toContainer =
      screen.rest.map { CGAffineTransform(from: self.container, to: screen.view).concatenating($0) }
      ?? CGAffineTransform(from: self.container, to: container)
    return element.asSeen(in: frame, performer, isUpper: isUpper, by: Affine(toContainer))
  }
}

/// The places of the views that other flights show now, by the identity of the views.
typealias FlyingPlaces = [ObjectIdentifier: FlyingPlace]

extension ViewStage {
  /// What this stage shows in a frame.
  func flyingPlaces(in frame: Frame) -> FlyingPlaces {
    var result: FlyingPlaces = [:]
    // A view that gets another ID in a change has two performers: the one of the later number counts.
    for (index, standIn) in performers.standIns.sorted(by: { $0.key < $1.key }) {
      let views = standIn.originals
      for (view, isUpper) in [(views.lower, false), (views.upper, true)] {
        guard let view else { continue }
        result[ObjectIdentifier(view)] = FlyingPlace(
          frame: frame,
          performer: index,
          isUpper: isUpper,
          container: container,
          standIns: performers.views(of: index),
          standIn: standIn
        )
      }
    }
    return result
  }

  /// Covers performers by pictures of what other flights showed of their views, which fade; returns the IDs.
  func cover(by pictures: [Int: UIView], _ plan: Plan, in frame: Frame) -> [String] {
    // The pictures are those of this frame, but what is played is laid out as it will be at the end.
    _ = draw(frame, of: plan)
    return pictures.compactMap { number, picture in
      guard let standIn = performers.standIns[number] else { return nil }
      picture.frame = standIn.bounds
      standIn.cover(by: [(PictureContent(picture), 1)])
      return plan.performers[number].id
    }
  }
}

extension ReadScreens {
  /// For performers, pictures of what other flights show of their views; taken before the flight hides that.
  func picturesElsewhere(_ plan: Plan) -> [Int: UIView] {
    var pictures: [Int: UIView] = [:]
    for (number, performer) in plan.performers.enumerated() {
      let views = trees.views(of: performer)
      let places = [views.lower, views.upper].lazy
        .compactMap { $0.flatMap { self.elsewhere[ObjectIdentifier($0)] } }
      pictures[number] = places.first?.picture
    }
    return pictures
  }
}

extension CapturedTree<UIView> {
  /// Places elements where they are seen while the app animates them, with their opacity if they fade; returns their IDs.
  @MainActor mutating func place(asSeenIn shown: CapturedTree<UIView>, fades: Bool) -> Set<String> {
    let before = self
    var moved: Set<String> = []
    capture.replaceElements { index in
      let element = before.capture.elements[index]
      guard let other = shown.capture.index(of: element.id),
        shown.nodes[other] === before.nodes[index]
      else { return nil }
      var seen = element.asSeen(as: shown.capture.elements[other])
      if !fades { seen.appearance.alpha = element.appearance.alpha }
      if seen != element { moved.insert(element.id) }
      return seen
    }
    return moved
  }

  /// Places elements where other flights show them; returns whether there are any.
  @MainActor mutating func place(
    _ views: FlyingPlaces,
    on screen: MatchScreen,
    in container: UIView
  ) -> Bool {
    var isMoved = false
    let nodes = nodes
    let elements = capture.elements
    capture.replaceElements { index in
      guard let view = views[ObjectIdentifier(nodes[index])] else { return nil }
      isMoved = true
      return view.placing(elements[index], on: screen, in: container)
    }
    return isMoved
  }
}
#endif
