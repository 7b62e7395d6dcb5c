#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The outline of a tagged view, or of the stand-in that flies in its place.
struct InspectorOutline {
  let id: String
  let box: CGRect
  let place: CGAffineTransform
  /// Why the view can't fly, or didn't.
  var problem: String?

  var bounds: CGRect { box.applying(place) }
}

extension MatchInspector {
  /// The outlines of flying views or, if there are none, of the tagged views on the screen.
  var outlines: [InspectorOutline] {
    guard let window else { return [] }
    let flying = MatchFlight.flights(in: window).flatMap { performers(of: $0, in: window) }
    if !flying.isEmpty { return flying }
    // Each screen that may be visible is read separately.
    return window.shownControllers.compactMap(\.viewIfLoaded).filter { $0.window === window }
      .flatMap { views(of: $0, in: window) }
  }

  private func performers(of flight: MatchFlight, in window: UIWindow) -> [InspectorOutline] {
    guard let shown = flight.shown(), let container = flight.container else { return [] }
    let toWindow = CGAffineTransform(from: container, to: window)
    return zip(shown.plan.performers, shown.frame.performers).compactMap { performer, frame in
      let isTagged = !performer.isRoot && !performer.staysInFront
      guard isTagged, performer.role != .leftover, frame.alpha > 0.01 else { return nil }
      let place = CGAffineTransform(frame.affine).concatenating(toWindow)
      let box = CGRect(origin: .zero, size: CGSize(frame.size))
      return InspectorOutline(id: performer.id, box: box, place: place)
    }
  }

  /// The tagged views of a screen, each with the reason if it can't fly or didn't.
  private func views(of screen: UIView, in window: UIWindow) -> [InspectorOutline] {
    let known = ExaminedViews(asksApp: false)
    let tree = MatchScreen(view: screen).walk(in: window, known).tree(flying: nil)
    let captured = Set(tree.nodes.map { ObjectIdentifier($0) })
    var omissions = tree.capture.omissions
    return screen.allViews.filter { ViewTag.of($0)?.hasID == true }.compactMap { view in
      let id = view.matchID ?? ""
      var problem = problem(of: id)
      if !captured.contains(ObjectIdentifier(view)) {
        guard let index = omissions.firstIndex(where: { $0.id == id }) else { return nil }
        let reason = omissions.remove(at: index).reason
        // A list hides the cells that it keeps for reuse.
        if reason == .hidden, view.chain().contains(where: { $0.isHidden && $0.isCell }) {
          return nil
        }
        problem = "\(reason)"
      }
      let place = CGAffineTransform(from: view, to: window)
      let outline = InspectorOutline(id: id, box: view.bounds, place: place, problem: problem)
      return outline.bounds.intersects(window.bounds) ? outline : nil
    }
  }

  private func problem(of id: String) -> String? {
    if diagnosis != nil { return "nothing flew" }
    guard let row = report?.rows.first(where: { $0.id == id }), case .leftOut = row.fact
    else { return nil }
    return row.note
  }
}
#endif
