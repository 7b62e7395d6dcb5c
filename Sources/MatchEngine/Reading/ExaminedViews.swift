#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// What views show; each view is examined once, while its screen is read and its stand-in is made.
@MainActor final class ExaminedViews {
  private var known: [ObjectIdentifier: (contents: ViewContents, kind: PictureKind)] = [:]
  private var last: (view: ObjectIdentifier, tag: ViewTag)?
  /// What the app has given until now.
  private var answers: [ScalingView] = []
  /// The only IDs that fly, but for views with an effect of their own; nil if all views may fly.
  var flying: Set<String>?
  /// Whether the app may be asked for views.
  var asksApp = true
  /// The screen that has not been committed yet, if it is read all the same.
  weak var uncommitted: UIView?

  /// What a view shows, and the kind of its picture.
  func reading(of view: UIView) -> (contents: ViewContents, kind: PictureKind) {
    if let reading = known[ObjectIdentifier(view)] { return reading }
    let tag = tag(of: view)
    let contents = ViewContents(of: view, beside: flying)
    let isGiven = tag.flatMap { given(for: view, $0) } != nil
    let kind = isGiven ? .given : PictureKind(view, tag, contents)
    let reading = (contents: contents, kind: kind)
    known[ObjectIdentifier(view)] = reading
    return reading
  }

  /// The view's tag, which is asked for several times in a row.
  func tag(of view: UIView) -> ViewTag? {
    if let last, last.view == ObjectIdentifier(view) { return last.tag }
    guard let tag = ViewTag.of(view) else { return nil }
    last = (ObjectIdentifier(view), tag)
    return tag
  }

  /// What the app gives in place of a view, for which it is asked once; nil if it gives nothing.
  private func given(for view: UIView, _ tag: ViewTag) -> ScalingView? {
    if let make = tag.standIn.make, tag.given == nil, asksApp {
      let holder = UIView.unanimated {
        let given = make(view)
        tag.isGivenElsewhere = given?.superview != nil
        return ScalingView(for: view.bounds.size, showing: tag.isGivenElsewhere ? nil : given)
      }
      answers.append(holder)
      tag.given = holder
    }
    let holder = tag.given as? ScalingView
    return holder?.scaled.subviews.isEmpty == false ? holder : nil
  }

  /// What flies in place of a view at this end; the app is asked again for what flies at another one.
  func takeGiven(for view: UIView) -> ScalingView? {
    guard let tag = tag(of: view) else { return nil }
    if !answers.contains(where: { $0 === tag.given }) { tag.given = nil }
    return given(for: view, tag)
  }

  /// Forgets everything but the app's answers, as the views may have changed since.
  func forget() {
    known = [:]
    last = nil
    uncommitted = nil
  }
}
#endif
