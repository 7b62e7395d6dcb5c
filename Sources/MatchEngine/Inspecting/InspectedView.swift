#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A tagged view, or what flies in its place, as the inspector outlines it.
struct InspectedView: Equatable {
  let id: String
  /// Its four corners in the window, clockwise.
  let corners: [CGPoint]
  /// Why it can't fly, or didn't.
  var problem: String?
}

extension MatchInspector {
  /// What flies or, if nothing does, what is tagged on the screen.
  var inspectedViews: [InspectedView] {
    guard let window else { return [] }
    let flying = MatchFlight.flights(in: window).flatMap { performers(of: $0, in: window) }
    return flying.isEmpty ? taggedViews(in: window) : flying
  }

  private func performers(of flight: MatchFlight, in window: UIWindow) -> [InspectedView] {
    guard let geometry = flight.geometry, let container = flight.container else { return [] }
    let toWindow = CGAffineTransform(from: container, to: window)
    return zip(geometry.plan.performers, geometry.frame.performers).compactMap { performer, frame in
      guard !performer.isRoot, performer.role != .stray, frame.alpha > 0.01 else { return nil }
      let place = CGAffineTransform(frame.affine).concatenating(toWindow)
      return InspectedView(
        id: performer.id,
        corners: CGRect(origin: .zero, size: CGSize(frame.size)).corners(place)
      )
    }
  }

  private func taggedViews(in window: UIWindow) -> [InspectedView] {
    let problems = self.problems
    return window.screenViews.flatMap { screen in
      screen.taggedViews(in: window).compactMap { view, omission in
        let corners = view.bounds.corners(CGAffineTransform(from: view, to: window))
        guard CGRect(around: corners).intersects(window.bounds), let id = view.matchID else {
          return nil
        }
        let problem = omission.map { "\($0)" } ?? problems(id)
        return InspectedView(id: id, corners: corners, problem: problem)
      }
    }
  }

  /// Why the view with an ID didn't fly, by what was found out when it should have.
  private var problems: (String) -> String? {
    switch diagnosis {
    case .nothingShared?:
      return { _ in "\(MatchReport.NoPair.nothingShared(lower: [], upper: []))" }
    case .nothingInSight(let ids)?:
      return { ids.contains($0) ? "\(MatchReport.NoPair.nothingInSight([]))" : nil }
    case let diagnosis?: return { _ in "\(diagnosis)" }
    case nil: break
    }
    var notes: [String: String] = [:]
    for row in report?.rows ?? [] {
      if case .partnerNotSeen = row.note { notes[row.id] = "\(row.note)" }
    }
    return { notes[$0] }
  }
}

extension UIWindow {
  /// The views of the screens that may be visible, each of which is read by itself.
  fileprivate var screenViews: [UIView] {
    var screens: [UIView] = []
    var next = rootViewController
    while let controller = next {
      if let view = controller.viewIfLoaded, view.window === self { screens.append(view) }
      next = controller.presentedViewController
    }
    return screens.isEmpty ? [self] : screens
  }
}

extension UIView {
  /// The tagged views at or below this one, each with the reason if it can't fly.
  fileprivate func taggedViews(in window: UIWindow) -> [(UIView, MatchOmission?)] {
    let way = superview.map { CGAffineTransform(from: $0, to: window) } ?? .identity
    let viewpoint = Viewpoint(container: Box(window.bounds), toContainer: Affine(way))
    let tree = ViewReader(keepsInFront: false).capture(self, from: viewpoint)
    let captured = Set(tree.nodes.map { ObjectIdentifier($0) })
    var omissions: [String: [MatchOmission]] = [:]
    for omission in tree.capture.omissions.reversed() {
      omissions[omission.id, default: []].append(omission.reason)
    }
    return tagged.compactMap { view in
      if captured.contains(ObjectIdentifier(view)) { return (view, nil) }
      guard let reason = omissions[view.matchID ?? ""]?.popLast() else { return nil }
      // A list hides the cells that it keeps for later.
      return reason == .hidden && view.isInWaitingCell ? nil : (view, reason)
    }
  }

  private var tagged: [UIView] {
    if type(of: self) == StageView.self { return [] }
    let own = ViewTag.of(self)?.hasID == true ? [self] : []
    return subviews.reduce(own) { $0 + $1.tagged }
  }

  private var isInWaitingCell: Bool {
    sequence(first: self, next: \.superview).contains {
      $0.isHidden && ($0 is UICollectionReusableView || $0 is UITableViewCell)
    }
  }
}

extension CGRect {
  /// The corners under a transform, clockwise from the top left.
  fileprivate func corners(_ transform: CGAffineTransform) -> [CGPoint] {
    [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map { x, y in
      CGPoint(x: x, y: y).applying(transform)
    }
  }

  /// The box around points.
  init(around points: [CGPoint]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    self.init(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
#endif
