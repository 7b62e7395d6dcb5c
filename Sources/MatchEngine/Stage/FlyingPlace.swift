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
  /// A picture of what is seen there, if that is more or less than the view.
  let picture: UIView?

  fileprivate func placing(_ element: Element, in container: UIView) -> Element {
    let toContainer = Affine(CGAffineTransform(from: self.container, to: container))
    return element.asSeen(in: frame, performer, isUpper: isUpper, by: toContainer)
  }
}

/// The places of the views that other flights show now, by the identity of the views.
typealias FlyingPlaces = [ObjectIdentifier: FlyingPlace]

extension ViewStage {
  /// What this stage shows in a frame.
  func flyingPlaces(in frame: Frame, of plan: Plan) -> FlyingPlaces {
    guard let trees = ends?.trees else { return [:] }
    var result: FlyingPlaces = [:]
    for (index, standIn) in performers.standIns {
      let views = trees.views(of: plan.performers[index])
      for (view, isUpper) in [(views.lower, false), (views.upper, true)] {
        guard let view, !standIn.holds(view) else { continue }
        result[ObjectIdentifier(view)] = FlyingPlace(
          frame: frame,
          performer: index,
          isUpper: isUpper,
          container: container,
          standIns: performers.views(of: index),
          picture: standIn.picture(unlessOnly: isUpper, in: frame.performers[index])
        )
      }
    }
    return result
  }

  /// Covers what another flight showed of some views by pictures of that, which fade; returns their IDs.
  func cover(by places: FlyingPlaces, _ plan: Plan) -> [String] {
    guard let trees = ends?.trees else { return [] }
    return performers.standIns.compactMap { number, standIn in
      let views = trees.views(of: plan.performers[number])
      let place = [views.lower, views.upper].lazy
        .compactMap { $0.flatMap { places[ObjectIdentifier($0)] } }.first
      guard let picture = place?.picture else { return nil }
      picture.frame = standIn.bounds
      standIn.cover(by: [(PictureContent(picture), 1)])
      return plan.performers[number].id
    }
  }
}

extension PerformerView {
  /// A picture of what is seen, unless that is the whole picture of one screen and nothing else.
  ///
  /// Where it's played, it is larger or smaller than its own bounds.
  fileprivate func picture(unlessOnly isUpper: Bool, in frame: PerformerFrame) -> UIView? {
    let own = isUpper ? frame.upperAlpha : frame.lowerAlpha
    let showsOther = isUpper ? frame.showsLower : frame.showsUpper
    if frame.alpha < 1 || (own >= 1 && !showsOther && frame.pastAlpha <= 0) { return nil }
    return resizableSnapshotView(
      from: CGRect(origin: .zero, size: CGSize(frame.size)),
      afterScreenUpdates: false,
      withCapInsets: .zero
    )
  }
}

extension CapturedTree<UIView> {
  /// Places elements where they are seen while the app animates them; returns whether there are any.
  @MainActor mutating func place(asSeenIn shown: CapturedTree<UIView>) -> Bool {
    let before = self
    capture.replaceElements { index in
      let element = before.capture.elements[index]
      guard let other = shown.capture.index(of: element.id),
        shown.nodes[other] === before.nodes[index]
      else { return nil }
      return element.asSeen(as: shown.capture.elements[other])
    }
    return capture.elements != before.capture.elements
  }

  /// Places elements where other flights show them; returns whether there are any.
  @MainActor mutating func place(_ views: FlyingPlaces, in container: UIView) -> Bool {
    var isMoved = false
    let (nodes, elements) = (nodes, capture.elements)
    capture.replaceElements { index in
      guard let view = views[ObjectIdentifier(nodes[index])] else { return nil }
      isMoved = true
      return view.placing(elements[index], in: container)
    }
    return isMoved
  }
}
#endif
