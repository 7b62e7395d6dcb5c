import MatchEngine
import UIKit

/// What a screen is made from.
struct ScreenDescription {
  /// The IDs that views have.
  static let ids = ["a", "b", "c", "d", "e", "f"]

  var white: CGFloat = 1
  var id: String?
  var views: [ViewDescription] = []
  /// The view whose width Auto Layout gives, if there is one.
  var constrained: Int?
  /// What lies behind the views.
  var list: ListDescription?
}

extension ScreenDescription: ExpressibleByArrayLiteral {
  init(arrayLiteral views: ViewDescription...) { self.views = views }
}

/// What a view of a screen is made from.
struct ViewDescription {
  var kind = Kind.plain
  var frame = CGRect.zero
  /// The view that it is in, by number; nil: the screen's own.
  var parent: Int?
  var traits: [Trait] = []

  init(kind: Kind = .plain, frame: CGRect = .zero, parent: Int? = nil, traits: [Trait] = []) {
    (self.kind, self.frame, self.parent, self.traits) = (kind, frame, parent, traits)
  }

  /// One with an ID, as scripts that are written out have it.
  init(_ id: String?, _ frame: CGRect, in parent: Int? = nil, _ traits: [Trait] = []) {
    self.init(frame: frame, parent: parent, traits: traits + (id.map { [.id($0)] } ?? []))
  }

  enum Kind {
    case plain, blur
    case image(Int?, UIView.ContentMode, clips: Bool)
    case label(String, lines: Int, NSTextAlignment)
    case scroll(by: CGFloat)
    case stack(NSLayoutConstraint.Axis, spacing: CGFloat, UIStackView.Distribution)
  }

  enum Trait {
    case background(white: CGFloat, alpha: CGFloat)
    case radius(CGFloat)
    case clips
    case oneCorner
    case border(CGFloat)
    case shadow(radius: CGFloat)
    case transform(CGAffineTransform)
    case alpha(CGFloat)
    case isHidden
    case anchor(CGPoint)
    case z(CGFloat)
    case isContinuous
    case turned
    case id(String)
    case style(MatchStyle)
    case effects(MatchEffect, MatchEffect)
    case isExcluded
    case standIn(StandIn)
  }

  enum StandIn: CaseIterable {
    case automatic, picture, rendered, drawing
    /// The app gives a view, or none.
    case given, refused

    @MainActor var value: MatchStandIn {
      switch self {
      case .automatic: .automatic
      case .picture: .picture
      case .rendered: .rendered
      case .drawing: .drawing
      case .given:
        .view { _ in
          let given = UIView()
          given.backgroundColor = .brown
          return given
        }
      case .refused: .view { _ in nil }
      }
    }
  }
}

extension FuzzScreen {
  /// Builds what is described.
  func build(_ description: ScreenDescription) {
    view.backgroundColor = UIColor(white: description.white, alpha: 1)
    view.matchID = description.id
    for each in description.views {
      let view = make(each.kind, each.frame)
      for trait in each.traits { give(view, trait) }
      put(view, into: each.parent)
    }
    if let number = description.constrained { constrain(made[number]) }
    if let list = description.list { add(list) }
  }

  private func add(_ description: ListDescription) {
    let ids = made.map(\.matchID)
    let rows = FuzzRows(
      description,
      in: view.bounds,
      ids: ScreenDescription.ids.filter { !ids.contains($0) }
    )
    if configuration.refreshes { rows.list.refreshControl = UIRefreshControl() }
    view.insertSubview(rows.list, at: 0)
    made.append(rows.list)
    self.rows = rows
  }

  private func put(_ view: UIView, into parent: Int?) {
    let number = made.count
    made.append(view)
    guard let parent else { return self.view.addSubview(view) }
    parents[number] = parent
    switch made[parent] {
    case let stack as UIStackView:
      arranged.insert(number)
      // How far it can be scrolled depends on when the stack gives it its size.
      (view as? UIScrollView)?.contentOffset = .zero
      stack.addArrangedSubview(view)
    case let effect as UIVisualEffectView: effect.contentView.addSubview(view)
    default: made[parent].addSubview(view)
    }
  }

  /// A width by Auto Layout, which must survive.
  private func constrain(_ view: UIView) {
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    width.priority = .defaultHigh
    width.isActive = true
  }

  private func make(_ kind: ViewDescription.Kind, _ frame: CGRect) -> UIView {
    switch kind {
    case .plain: return UIView(frame: frame)
    case .blur:
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      effect.frame = frame
      return effect
    case .image(let picture, let mode, let clips):
      let view = UIImageView(frame: frame)
      view.image = picture.map { FuzzScreen.picture(of: $0) }
      view.contentMode = mode
      view.clipsToBounds = clips
      return view
    case .label(let text, let lines, let alignment):
      let label = UILabel(frame: frame)
      label.text = text
      label.numberOfLines = lines
      label.textAlignment = alignment
      return label
    case .scroll(let offset):
      let scroll = UIScrollView(frame: frame)
      scroll.contentInsetAdjustmentBehavior = .never
      // If it were scrolled too far, the result would depend on what comes first, the window or the layout.
      scroll.contentSize = CGSize(width: 300, height: max(900, 2 * frame.height))
      scroll.contentOffset = CGPoint(x: 0, y: offset)
      if configuration.refreshes { scroll.refreshControl = UIRefreshControl() }
      return scroll
    case .stack(let axis, let spacing, let distribution):
      let stack = UIStackView(frame: frame)
      stack.axis = axis
      stack.spacing = spacing
      stack.distribution = distribution
      return stack
    }
  }

  private func give(_ view: UIView, _ trait: ViewDescription.Trait) {
    switch trait {
    case .background(let white, let alpha):
      // A blur has no other color behind it, and no shadow.
      if view is UIVisualEffectView { return }
      view.backgroundColor = UIColor(white: white, alpha: alpha)
    case .radius(let radius): view.layer.cornerRadius = radius
    case .clips: view.clipsToBounds = true
    case .oneCorner: view.layer.maskedCorners = [.layerMinXMinYCorner]
    case .border(let width): view.layer.borderWidth = width
    case .shadow(let radius):
      if view is UIVisualEffectView { return }
      view.layer.shadowOpacity = 0.5
      view.layer.shadowRadius = radius
    case .transform(let transform): view.transform = transform
    case .alpha(let alpha): view.alpha = alpha
    case .isHidden: view.isHidden = true
    case .anchor(let point): view.layer.anchorPoint = point
    case .z(let position): view.layer.zPosition = position
    case .isContinuous: view.layer.cornerCurve = .continuous
    case .turned: view.layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    case .id(let id): view.matchID = id
    case .style(let style): view.matchStyle = style
    case .effects(let entering, let leaving):
      (view.matchStyle.entering, view.matchStyle.leaving) = (entering, leaving)
    case .isExcluded: view.isMatchExcluded = true
    case .standIn(let standIn): view.matchStandIn = standIn.value
    }
  }

  /// A picture, one of a few.
  static func picture(of number: Int) -> UIImage {
    let size = CGSize(width: 40 + 20 * (number % 4), height: 50)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(white: CGFloat(number % 4) / 4, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
