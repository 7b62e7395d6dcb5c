#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Clips its contents at rounded corners.
///
/// A layer has a single radius, so if the corners differ, several layers are nested, one for each radius.
@MainActor final class CornerClips {
  private unowned let performer: UIView
  /// The outermost view of its own, once the performer casts a shadow.
  private var own: UIView?
  /// The innermost of several views.
  private var inner: UIView?
  /// The view with the border, if that isn't the outermost one.
  private var rim: UIView?
  private var nested: [UIView] = []
  private var corners: Corners?
  private var curve = CALayerCornerCurve.circular
  private var curves: (lower: CALayerCornerCurve, upper: CALayerCornerCurve)
  /// How far the contents reach beyond the box; nil as long as they never do.
  private var overflow: ContentOverflow?

  init(_ build: PerformerBuild, in performer: UIView) {
    self.performer = performer
    curves = build.curves
    performer.clipsToBounds = build.clipsContents
    if let overflow = build.overflow { open(by: overflow) }
  }

  /// Takes the ends of another flight that goes on in the same performer.
  func renew(_ build: PerformerBuild) {
    curves = build.curves
    corners = nil
    outermost.clipsToBounds = build.clipsContents && overflow == nil
    if overflow != nil {
      overflow = build.overflow ?? overflow?.closed
    } else if let overflow = build.overflow {
      open(by: overflow)
    }
  }

  /// Lets contents reach beyond the box, inside a view of their own and beside one with the border.
  private func open(by overflow: ContentOverflow) {
    self.overflow = overflow
    let contents = innermost.subviews
    let (inner, rim) = (UIView(), UIView())
    outermost.clipsToBounds = false
    edge.layer.borderWidth = 0
    inner.clipsToBounds = true
    for view in nested { view.removeFromSuperview() }
    nested = []
    for view in [inner, rim] {
      view.layer.anchorPoint = .zero
      view.layer.cornerCurve = curve
      outermost.addSubview(view)
    }
    for content in contents { inner.addSubview(content) }
    (self.inner, self.rim) = (inner, rim)
  }

  /// The outermost view, which has the background; the performer itself, as long as it casts no shadow.
  var outermost: UIView { own ?? performer }
  /// The innermost view, which holds the contents.
  var innermost: UIView { inner ?? outermost }
  /// The view with the border.
  var edge: UIView { rim ?? outermost }

  /// Makes a view inside the performer the outermost one, because a layer that clips casts no shadow.
  ///
  /// - Returns: Whether it was the performer itself until now.
  func leaveShadow() -> Bool {
    guard own == nil else { return false }
    let view = UIView()
    view.layer.anchorPoint = .zero
    view.frame = performer.bounds
    view.clipsToBounds = performer.clipsToBounds
    view.layer.cornerCurve = curve
    performer.clipsToBounds = false
    performer.layer.cornerRadius = 0
    performer.layer.borderWidth = 0
    performer.backgroundColor = nil
    let inside = performer.subviews
    performer.addSubview(view)
    for subview in inside { view.addSubview(subview) }
    own = view
    corners = nil
    return true
  }

  /// Sets the corner curve of the nearer end; curves can't be interpolated.
  func curve(asUpper isUpper: Bool) {
    let nearer = isUpper ? curves.upper : curves.lower
    guard nearer != curve else { return }
    curve = nearer
    for view in [outermost, innermost, edge] + nested { view.layer.cornerCurve = curve }
  }

  func resize(to size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    for view in whole { view.bounds = bounds }
  }

  /// The views inside the performer that are as large; all begin at its top left.
  private var whole: [UIView] {
    [own].compactMap { $0 } + (overflow == nil ? nested : [edge])
  }

  /// Shows contents that reach beyond the box.
  func open(in frame: PerformerFrame) {
    guard let window = overflow?.window(in: frame) else { return }
    if innermost.bounds != window.box {
      innermost.bounds = window.box
      innermost.center = window.box.origin
    }
    if innermost.layer.cornerRadius != window.radius {
      innermost.layer.cornerRadius = window.radius
    }
    let mask = frame.corners.mask
    if innermost.layer.maskedCorners != mask { innermost.layer.maskedCorners = mask }
  }

  func round(_ new: Corners) {
    guard new != corners else { return }
    corners = new
    guard overflow == nil else {
      for view in [outermost, edge] {
        view.layer.cornerRadius = new.largest
        view.layer.maskedCorners = new.mask
      }
      return
    }
    let groups = CornerClips.groups(of: new)
    while nested.count < groups.count - 1 { nest() }
    for (number, view) in ([outermost] + nested).enumerated() {
      let group = number < groups.count ? groups[number] : (radius: 0, mask: CornerClips.all)
      if view.layer.cornerRadius != CGFloat(group.radius) {
        view.layer.cornerRadius = CGFloat(group.radius)
      }
      if view.layer.maskedCorners != group.mask { view.layer.maskedCorners = group.mask }
    }
  }

  private func nest() {
    let view = UIView()
    view.layer.anchorPoint = .zero
    view.frame = outermost.bounds
    view.clipsToBounds = true
    view.layer.cornerCurve = curve
    for content in innermost.subviews { view.addSubview(content) }
    view.layer.borderWidth = edge.layer.borderWidth
    view.layer.borderColor = edge.layer.borderColor
    edge.layer.borderWidth = 0
    innermost.addSubview(view)
    nested.append(view)
    (inner, rim) = (view, view)
  }

  /// Plays the size and the corners; the layers have those of the course's end.
  func play(_ number: Int, by playback: Playback) {
    let own = playback.performer(number)
    if let overflow {
      play(overflow, number, by: playback)
    } else {
      playCorners(own.corners, by: playback)
    }
    for view in whole { playback.play(size: own.width, own.height, on: view.layer) }
    // The masks were made for the whole course.
    corners = nil
  }

  /// Corners that do the same all the way share a layer.
  private func playCorners(_ course: [Keyframes?], by playback: Playback) {
    let ends = corners ?? .square
    let each: [(end: Double, mask: CACornerMask)] = [
      (ends.topLeft, .layerMinXMinYCorner), (ends.topRight, .layerMaxXMinYCorner),
      (ends.bottomRight, .layerMaxXMaxYCorner), (ends.bottomLeft, .layerMinXMaxYCorner),
    ]
    var groups: [(course: Keyframes?, end: Double, mask: CACornerMask)] = []
    for (course, corner) in zip(course, each) where course != nil || corner.end > 0 {
      if let place = groups.firstIndex(where: { $0.course == course && $0.end == corner.end }) {
        groups[place].mask.insert(corner.mask)
      } else {
        groups.append((course, corner.end, corner.mask))
      }
    }
    while nested.count < groups.count - 1 { nest() }
    for (view, group) in zip([outermost] + nested, groups) {
      view.layer.cornerRadius = CGFloat(group.end)
      view.layer.maskedCorners = group.mask
      playback.play(group.course, "cornerRadius", on: view.layer)
    }
    for view in ([outermost] + nested).dropFirst(groups.count) { view.layer.cornerRadius = 0 }
  }

  private func play(_ overflow: ContentOverflow, _ number: Int, by playback: Playback) {
    let first = playback.course.first.performers[number].corners
    let mask = first.mask.union(corners?.mask ?? [])
    for view in [outermost, innermost, edge] { view.layer.maskedCorners = mask }
    let rows = playback.course.keyframes(of: number, count: 6) { frame, numbers in
      let own = frame.performers[number]
      let (box, radius) = overflow.window(in: own)
      numbers += [Double(box.minX), Double(box.minY), Double(box.width), Double(box.height)]
      numbers += [Double(radius), Double(own.corners.largest)]
    }
    guard rows.count == 6 else { return }
    playback.play(position: rows[0], rows[1], on: innermost.layer)
    playback.play(origin: rows[0], rows[1], on: innermost.layer)
    playback.play(size: rows[2], rows[3], on: innermost.layer)
    playback.play(rows[4], "cornerRadius", on: innermost.layer)
    for view in [outermost, edge] { playback.play(rows[5], "cornerRadius", on: view.layer) }
  }

  private static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The distinct radii, each with the corners that have it.
  private static func groups(of corners: Corners) -> [(radius: Double, mask: CACornerMask)] {
    let each: [(radius: Double, mask: CACornerMask)] = [
      (corners.topLeft, .layerMinXMinYCorner), (corners.topRight, .layerMaxXMinYCorner),
      (corners.bottomLeft, .layerMinXMaxYCorner), (corners.bottomRight, .layerMaxXMaxYCorner),
    ]
    var groups: [(radius: Double, mask: CACornerMask)] = []
    for corner in each where corner.radius > 0 {
      if let place = groups.firstIndex(where: { $0.radius == corner.radius }) {
        groups[place].mask.insert(corner.mask)
      } else {
        groups.append(corner)
      }
    }
    return groups
  }
}
#endif
