import Foundation

/// One linear relation between two attributes of views or layout guides.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var identifier: String?
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
    checkAttributes()
  }

  open var constant: CGFloat {
    didSet { if constant != oldValue { changed() } }
  }

  open var priority = UILayoutPriority.required {
    didSet {
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
    if secondItem != nil, pairs[0].kind != pairs[1].kind {
      raise("a constraint cannot relate \(pairs[0]) to \(pairs[1])")
    }
    if secondItem != nil, Set(pairs.map(\.isAbsolute)) == [true, false],
      pairs.contains(where: \.isDirectional)
    {
      raise("a constraint cannot relate \(pairs[0]) to \(pairs[1])")
    }
  }
}
