/// What a view has for Auto Layout.
struct ViewLayout {
  var translatesMask = true
  var needsUpdateConstraints = true
  /// The constraints that this view holds: it is the nearest view around all that they mention.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that every view has, made when they are first asked for.
  var knownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// How many constraints held further out mention something within this view.
  var crossings = 0
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The margins that the app has set, if it has.
  var margins: NSDirectionalEdgeInsets?
  var knownSolution: LayoutSolution?
  var knownPlace = KnownPlace()
}

/// What others are laid out by when a view's frame is given: transforms do not count.
struct KnownPlace: Equatable {
  var frame = CGRect.zero
  var origin = CGPoint.zero
}

/// One priority for each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// Where things are by their constraints, in their superviews' coordinates.
struct LayoutSolution {
  /// What the state of the world was when this was worked out.
  var generation: Int
  /// The views whose places constraints decide, parents first; they may be elsewhere by now, and around this one.
  var views: [WeakReference<UIView>] = []
  var frames: [ObjectIdentifier: CGRect] = [:]
}
