@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
}

public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isHighlighted = false
  public var isSelected = false
  public var isEditing = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A cell, a header or a footer, whose content may be described rather than made.
@preconcurrency @MainActor public protocol ConfiguredView: UIView {
  var configurations: ViewConfigurations { get set }
}

/// What such a view was given.
@MainActor public struct ViewConfigurations {
  var contentView = UIView(frame: .zero)
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: ConfiguredBackground?
  var updatesContent = true
  var updatesBackground = true
  /// Whether they are to be made anew for another state, at the next layout.
  var areStale = true
}

extension ConfiguredView {
  public var contentView: UIView { configurations.contentView }

  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.content = newValue
      setNeedsLayout()
      let old = contentView as? any UIView & UIContentView
      if let newValue, let old, old.supports(newValue) { return old.configuration = newValue }
      if newValue != nil || old != nil {
        replaceContentView(by: newValue?.makeContentView() ?? UIView(frame: .zero))
      }
    }
  }

  private func replaceContentView(by view: UIView) {
    let old = contentView
    UIView.performWithoutAnimation { view.frame = old.frame }
    view.autoresizingMask = old.autoresizingMask
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    configurations.contentView = view
  }

  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.background = newValue
      guard let newValue else {
        configurations.backgroundView?.removeFromSuperview()
        return configurations.backgroundView = nil
      }
      backgroundColor = nil
      let view = configurations.backgroundView ?? ConfiguredBackground(frame: bounds)
      configurations.backgroundView = view
      if view.superview !== self { insertSubview(view, at: 0) }
      view.show(newValue)
      setNeedsLayout()
    }
  }

  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  public func setNeedsUpdateConfiguration() {
    configurations.areStale = true
    setNeedsLayout()
  }

  /// What the configurations make of a state by themselves.
  func update(for state: UICellConfigurationState) {
    if configurations.updatesContent, let content = configurations.content {
      contentConfiguration = content.updated(for: state)
    }
    if configurations.updatesBackground, let background = configurations.background {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  /// At each layout: once more if something has changed.
  func layOutConfigurations(_ update: () -> Void) {
    if configurations.areStale {
      configurations.areStale = false
      update()
    }
    configurations.backgroundView?.lay(in: bounds)
  }
}
