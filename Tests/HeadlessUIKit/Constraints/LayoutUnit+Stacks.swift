extension LayoutUnit {
  /// A box along one axis, in reading order.
  private struct Span {
    var start: LinearExpression
    var length: LinearExpression
    var end: LinearExpression { start.adding(length) }
    var middle: LinearExpression { start.adding(length, times: 0.5) }

    init(_ box: LayoutBox, _ axis: NSLayoutConstraint.Axis, rightToLeft: Bool) {
      if axis == .vertical {
        (start, length) = (box.y, box.height)
      } else {
        start = rightToLeft ? box.x.adding(box.width).times(-1) : box.x
        length = box.width
      }
    }
  }

  func addDemands(_ stack: UIStackView) {
    for view in stack.arrangedSubviews where view.isHidden {
      collapsed.insert(ObjectIdentifier(view))
    }
    guard !stack.arrangedSubviews.isEmpty else { return }
    var inside = box(stack).interior(origin: stack.bounds.origin)
    if stack.isLayoutMarginsRelativeArrangement { inside = inside.inset(by: stack.layoutMargins) }
    align(stack, inside)
    arrange(stack, inside)
  }

  private func spans(
    _ views: [UIView],
    _ axis: NSLayoutConstraint.Axis,
    _ stack: UIStackView
  ) -> [Span] {
    views.map { Span(box($0), axis, rightToLeft: stack.readsRightToLeft) }
  }

  /// Across the stack's axis.
  private func align(_ stack: UIStackView, _ inside: LayoutBox) {
    let axis: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let room = Span(inside, axis, rightToLeft: stack.readsRightToLeft)
    for span in spans(stack.arrangedSubviews, axis, stack) {
      let before = span.start.adding(room.start, times: -1)
      let after = room.end.adding(span.end, times: -1)
      switch stack.alignment {
      case .fill, .leading: demand(before)
      case .trailing: demand(before, .greaterThanOrEqual)
      case .center:
        demand(before, .greaterThanOrEqual)
        demand(span.middle.adding(room.middle, times: -1))
      }
      let reachesEnd = stack.alignment == .fill || stack.alignment == .trailing
      demand(after, reachesEnd ? .equal : .greaterThanOrEqual)
    }
    if stack.alignment != .fill { demand(room.length, priority: 50) }
  }

  /// Along the stack's axis.
  private func arrange(_ stack: UIStackView, _ inside: LayoutBox) {
    let room = Span(inside, stack.axis, rightToLeft: stack.readsRightToLeft)
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let spans = spans(shown, stack.axis, stack)
    collapse(stack, room)
    guard let first = spans.first, let last = spans.last else {
      demand(room.length, priority: 50)
      return
    }
    demand(first.start.adding(room.start, times: -1))
    demand(room.end.adding(last.end, times: -1))
    let gaps = zip(spans, spans.dropFirst()).map { $1.start.adding($0.end, times: -1) }
    let spacings = shown.dropLast().map { Double(stack.spacing(after: $0)) }
    let surplus = zip(gaps, spacings).map { $0.adding(-$1) }
    switch stack.distribution {
    case .fill, .fillEqually:
      for gap in surplus { demand(gap) }
      if stack.distribution == .fillEqually { equate(spans.map(\.length)) }
    case .equalSpacing:
      for gap in surplus { demand(gap, .greaterThanOrEqual) }
      equate(gaps)
      demand(room.length, priority: 49)
    }
  }

  private func equate(_ expressions: [LinearExpression]) {
    guard let first = expressions.first else { return }
    for other in expressions.dropFirst() {
      demand(other.adding(first, times: -1))
    }
  }

  /// A hidden view takes no room: it is where the one before it ends.
  private func collapse(_ stack: UIStackView, _ room: Span) {
    var place = room.start
    for (view, span) in zip(
      stack.arrangedSubviews,
      spans(stack.arrangedSubviews, stack.axis, stack)
    ) {
      if view.isHidden {
        demand(span.length)
        demand(span.start.adding(place, times: -1))
      } else {
        place = span.end
      }
    }
  }
}
