#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Makes the stand-ins of one plan out of its two screens.
@MainActor struct StandInMaker {
  private let plan: Plan
  private let screens: Screens
  private let trees: Screens.Trees
  private let taker: PictureTaker

  init(_ plan: Plan, _ screens: Screens, _ trees: Screens.Trees) {
    self.plan = plan
    self.screens = screens
    self.trees = trees
    let all = plan.performers.flatMap { performer in
      let views = trees.views(of: performer)
      return [views.lower, views.upper].compactMap { $0 }
    }
    taker = PictureTaker(flying: Set(all.map { ObjectIdentifier($0) }))
  }

  /// The stand-in of a performer, and what it could not be as it was wanted.
  func make(_ number: Int) -> (view: PerformerView, faults: [MatchReport.Fault]) {
    let performer = plan.performers[number]
    let originals = trees.views(of: performer)
    let lower = originals.lower.map { picture(of: $0, screens.lower) }
    let upper = originals.upper.map { picture(of: $0, screens.upper) }
    let view = PerformerView(
      lower: lower?.content ?? NoContent(),
      upper: upper?.content ?? NoContent(),
      build: build(performer)
    )
    let faults = [lower?.fault, upper?.fault].compactMap { $0 }
    return (view, faults.map { MatchReport.Fault(id: performer.id, reason: $0) })
  }

  /// The border overlays of all that have a border and others inside, by number.
  func borderOverlays() -> [Int: BorderOverlay] {
    var borderOverlays: [Int: BorderOverlay] = [:]
    for case let parent? in plan.performers.map(\.parent) where borderOverlays[parent] == nil {
      let elements = plan.performers[parent].elements
      let ends = [
        elements.lower.map { plan.lower.elements[$0] },
        elements.upper.map { plan.upper.elements[$0] },
      ]
      if ends.contains(where: { $0.map { $0.appearance.decoration.border.width > 0 } ?? false }) {
        borderOverlays[parent] = BorderOverlay(build(plan.performers[parent]))
      }
    }
    return borderOverlays
  }

  /// What a performer that has flown so far shows of the screen that its flight goes on to.
  func onward(_ view: UIView?, toUpper: Bool) -> any PerformerContent {
    guard let view else { return NoContent() }
    return picture(of: view, toUpper ? screens.upper : screens.lower).content
  }

  private func picture(of view: UIView, _ screen: MatchScreen) -> TakenPicture {
    if let shot = screen.still?.take(view) { return shot }
    var taker = taker
    taker.isFresh = screen.isFresh
    return screen.still == nil ? taker.content(of: view) : taker.still(of: view)
  }

  private func build(_ performer: Performer) -> PerformerBuild {
    let views = trees.views(of: performer)
    let elements = performer.elements
    return PerformerBuild(
      views.lower.flatMap { view in elements.lower.map { (view, plan.lower.elements[$0]) } },
      views.upper.flatMap { view in elements.upper.map { (view, plan.upper.elements[$0]) } }
    )
  }
}

extension Performer {
  /// Its numbers on the two screens.
  fileprivate var elements: (lower: Int?, upper: Int?) {
    switch role {
    case .pair(let lower, let upper): (lower, upper)
    case .leaving(let lower): (lower, nil)
    case .entering(let upper): (nil, upper)
    case .lowerRoot, .upperRoot, .stray: (nil, nil)
    }
  }
}

extension Screens.Trees {
  /// The originals of a performer.
  @MainActor func views(of performer: Performer) -> (lower: UIView?, upper: UIView?) {
    let elements = performer.elements
    return (elements.lower.map { lower.nodes[$0] }, elements.upper.map { upper.nodes[$0] })
  }
}
#endif
