#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Clips a performer's contents at rounded corners.
///
///     outermost   has the background; the performer itself, as long as it casts no shadow
///     └ nested    one for each other radius, because a layer has a single one
///     └ window    in place of those, if contents reach beyond the box
@MainActor final class CornerClips {
  private unowned let performer: UIView
  private var traits: PerformerTraits
  /// The outermost view of its own, once the performer casts a shadow.
  private var own: UIView?
  private var nested: [UIView] = []
  private var window: UIView?
  private var corners: Corners?
  private var curve = CALayerCornerCurve.circular

  init(_ traits: PerformerTraits, in performer: UIView) {
    self.performer = performer
    self.traits = traits
    renew(traits)
  }

  /// Takes the ends of a flight, which may be the next one in the same performer.
  func renew(_ traits: PerformerTraits) {
    self.traits = traits
    corners = nil
    outermost.clipsToBounds = traits.clipsContents && window == nil
    if traits.overflows, window == nil { open() }
  }

  /// The outermost view, which has the background.
  var outermost: UIView { own ?? performer }
  /// The innermost view, which holds the contents.
  var innermost: UIView { window ?? edge }
  /// The view with the border, which lies in front of all that is inside.
  var edge: UIView { nested.last ?? outermost }
  /// All of them that are as large as the performer, which begin at its top left.
  private var whole: [UIView] { [outermost] + nested }

  /// Lets contents reach beyond the box.
  private func open() {
    let contents = innermost.subviews
    move(border: edge, to: outermost)
    for view in nested { view.removeFromSuperview() }
    nested = []
    outermost.clipsToBounds = false
    window = makeView(in: outermost, with: contents)
  }

  private func makeView(in superview: UIView, with contents: [UIView]) -> UIView {
    let view = UIView()
    view.layer.anchorPoint = .zero
    view.frame = performer.bounds
    view.clipsToBounds = true
    view.layer.cornerCurve = curve
    view.layer.allowsEdgeAntialiasing = true
    superview.addSubview(view)
    for content in contents { view.addSubview(content) }
    return view
  }

  private func move(border view: UIView, to other: UIView) {
    guard view !== other else { return }
    other.layer.borderWidth = view.layer.borderWidth
    other.layer.borderColor = view.layer.borderColor
    view.layer.borderWidth = 0
  }

  /// Makes a view inside the performer the outermost one, because a layer that clips casts no shadow; returns whether it
  /// was the performer itself until now.
  func leaveShadow() -> Bool {
    guard own == nil else { return false }
    let view = makeView(in: performer, with: performer.subviews)
    view.clipsToBounds = performer.clipsToBounds
    performer.clipsToBounds = false
    performer.layer.cornerRadius = 0
    performer.layer.borderWidth = 0
    performer.backgroundColor = nil
    own = view
    corners = nil
    return true
  }

  /// Sets the corner curve of the nearer end; curves can't be interpolated.
  func curve(asUpper isUpper: Bool) {
    let nearer = isUpper ? traits.curves.upper : traits.curves.lower
    guard nearer != curve else { return }
    curve = nearer
    for view in whole + [innermost] { view.layer.cornerCurve = curve }
  }

  func resize(to size: CGSize) {
    for view in whole where view !== performer { view.bounds.size = size }
  }

  /// Shows contents that reach beyond the box.
  func open(in frame: PerformerFrame) {
    guard let window else { return }
    let seen = traits.window(in: frame)
    if window.bounds != seen.box {
      window.bounds = seen.box
      window.center = seen.box.origin
    }
    window.layer.show(seen.radius, at: frame.corners.mask)
  }

  func round(_ new: Corners) {
    guard new != corners else { return }
    corners = new
    let groups = window == nil ? new.groups() : [(nil, new.largest, new.mask)]
    while nested.count < groups.count - 1 { nest() }
    for (view, group) in zip(whole, groups) { view.layer.show(group.radius, at: group.mask) }
    for view in whole.dropFirst(groups.count) { view.layer.show(0, at: []) }
  }

  private func nest() {
    let old = innermost
    let view = makeView(in: old, with: old.subviews)
    move(border: old, to: view)
    nested.append(view)
  }

  /// Plays the size and the corners; the layers have those of the course's end.
  func play(_ number: Int, by playback: Playback) {
    let own = playback.performer(number)
    if let window {
      play(window, number, by: playback)
    } else {
      playCorners(own.corners, by: playback)
    }
    for view in whole where view !== performer {
      playback.play(size: own.width, own.height, on: view.layer)
    }
    // The masks were made for the whole course.
    corners = nil
  }

  /// Corners with the same radius all the way share a layer.
  private func playCorners(_ courses: [Keyframes?], by playback: Playback) {
    let groups = (corners ?? .square).groups(courses)
    while nested.count < groups.count - 1 { nest() }
    for (view, group) in zip(whole, groups) {
      (view.layer.cornerRadius, view.layer.maskedCorners) = (group.radius, group.mask)
      playback.play(group.course, "cornerRadius", on: view.layer)
    }
    for view in whole.dropFirst(groups.count) { view.layer.cornerRadius = 0 }
  }

  private func play(_ window: UIView, _ number: Int, by playback: Playback) {
    let first = playback.course.first.performers[number].corners
    let mask = first.mask.union(corners?.mask ?? [])
    for view in [outermost, window] { view.layer.maskedCorners = mask }
    let rows = playback.course.keyframes(of: number, count: 6) { frame, numbers in
      let own = frame.performers[number]
      let (box, radius) = traits.window(in: own)
      numbers.append(box)
      numbers += [Double(radius), Double(own.corners.largest)]
    }
    guard rows.count == 6 else { return }
    playback.play(clip: rows, on: window.layer)
    playback.play(rows[5], "cornerRadius", on: outermost.layer)
  }
}

extension CALayer {
  /// Rounds some corners.
  fileprivate func show(_ radius: CGFloat, at mask: CACornerMask) {
    if cornerRadius != radius { cornerRadius = radius }
    if radius > 0, maskedCorners != mask { maskedCorners = mask }
  }
}

extension Corners {
  /// Each radius, clockwise from the top left.
  fileprivate var each: [(radius: CGFloat, mask: CACornerMask)] {
    [
      (CGFloat(topLeft), .layerMinXMinYCorner), (CGFloat(topRight), .layerMaxXMinYCorner),
      (CGFloat(bottomRight), .layerMaxXMaxYCorner), (CGFloat(bottomLeft), .layerMinXMaxYCorner),
    ]
  }

  /// Corners with one radius and, if they are played, with the same course to it.
  fileprivate typealias Group = (course: Keyframes?, radius: CGFloat, mask: CACornerMask)

  /// The corners that are rounded at any time, by radius and course.
  fileprivate func groups(_ courses: [Keyframes?] = [nil, nil, nil, nil]) -> [Group] {
    var groups: [Group] = []
    for (course, corner) in zip(courses, each) where course != nil || corner.radius > 0 {
      if let place = groups.firstIndex(where: { ($0.course, $0.radius) == (course, corner.radius) })
      {
        groups[place].mask.insert(corner.mask)
      } else {
        groups.append((course, corner.radius, corner.mask))
      }
    }
    return groups
  }

  /// The largest radius.
  var largest: CGFloat { each.reduce(0) { max($0, $1.radius) } }

  /// The rounded corners.
  var mask: CACornerMask {
    each.reduce(into: []) { if $1.radius > 0 { $0.insert($1.mask) } }
  }
}
#endif
