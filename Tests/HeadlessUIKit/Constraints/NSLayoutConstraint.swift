@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var identifier: String? { didSet { wrote(self, "identifier") } }
  /// The view that holds this while it is active.
  weak var holder: UIView?

  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
    wrote(self, "init")
    checkAttributes()
  }

  open var constant: CGFloat {
    didSet {
      wrote(self, "constant")
      if constant != oldValue { changed() }
    }
  }

  open var priority = UILayoutPriority.required {
    didSet {
      wrote(self, "priority")
      let becomesRequired = (priority == .required) != (oldValue == .required)
      if isActive, becomesRequired {
        raise("the priority of an active constraint cannot change to or from required")
      }
      if priority != oldValue { changed() }
    }
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      wrote(self, "isActive")
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  func changed() { holder?.constraintsChanged() }

  private func checkAttributes() {
    let pairs = [firstAttribute, secondAttribute]
    if firstAttribute == .notAnAttribute { raise("a constraint's first attribute says nothing") }
    if secondItem == nil, firstAttribute.kind != .size {
      raise("a constraint of a place needs a second item")
    }
    let isMixed =
      pairs[0].isAbsolute != pairs[1].isAbsolute && pairs.contains(where: \.isDirectional)
    if secondItem != nil, pairs[0].kind != pairs[1].kind || isMixed {
      raise("a constraint cannot relate \(pairs[0]) to \(pairs[1])")
    }
  }
}

// A constraint is held by the nearest view around all that it mentions; if there is none, it cannot be active.
extension NSLayoutConstraint {
  /// The views that are mentioned, or that own the guides that are.
  var mentionedViews: [UIView] {
    [firstItem, secondItem].compactMap { item in
      (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
  }

  func activate() {
    let views = mentionedViews
    guard let first = views.first else { raise("a constraint mentions nothing that is in a view") }
    let around = sequence(first: first, next: \.superviewStore)
    guard let nearest = around.first(where: { views.last?.isDescendant(of: $0) == true }) else {
      raise("a constraint's items have no common ancestor")
    }
    join(nearest)
  }

  func join(_ view: UIView) {
    if holder === view { return }
    deactivate()
    for mentioned in mentionedViews where !mentioned.isDescendant(of: view) {
      raise("a constraint mentions \(mentioned), which is not in the view that it is added to")
    }
    holder = view
    wrote(view, "constraints")
    view.layoutStore.constraints.append(self)
    countCrossings(1)
    view.constraintsChanged()
  }

  func deactivate() {
    guard let view = holder else { return }
    wrote(view, "constraints")
    countCrossings(-1)
    holder = nil
    view.layoutStore.constraints.removeAll { $0 === self }
    view.constraintsChanged()
  }

  /// Tells the views between what is mentioned and the holder that they cannot be laid out by themselves.
  private func countCrossings(_ change: Int) {
    guard let holder else { return }
    for (item, view) in zip([firstItem, secondItem].compactMap { $0 }, mentionedViews) {
      // What the holder itself has to do with it crosses nothing.
      if view === holder { continue }
      var next: UIView? = item is UIView ? view.superviewStore : view
      while let current = next, current !== holder {
        current.layoutStore.crossings += change
        next = current.superviewStore
      }
    }
  }
}
