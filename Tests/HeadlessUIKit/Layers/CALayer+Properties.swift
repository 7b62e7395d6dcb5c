// VH-8: a change of a view's layer animates inside an animation block; a free layer's animates by itself.
extension CALayer {
  /// Every write to a property goes through here.
  func write<Value>(
    _ property: WritableKeyPath<LayerState, Value>,
    _ value: Value,
    _ key: LayerKey
  ) {
    World.shared.accounts.note(self, key)
    wrote(self, key.rawValue)
    let before = wantsAction ? state[key] : nil
    state[keyPath: property] = value
    setNeedsCommit()
    if let before { animateChange(of: key, from: before) }
  }

  public var opacity: Float {
    get { state.opacity }
    set { write(\.opacity, newValue, .opacity) }
  }
  public var isHidden: Bool {
    get { state.isHidden }
    set { write(\.isHidden, newValue, .hidden) }
  }
  public var masksToBounds: Bool {
    get { state.masksToBounds }
    set { write(\.masksToBounds, newValue, .masksToBounds) }
  }
  public var isOpaque: Bool {
    get { state.isOpaque }
    set { write(\.isOpaque, newValue, .other) }
  }
  public var shouldRasterize: Bool {
    get { state.shouldRasterize }
    set { write(\.shouldRasterize, newValue, .other) }
  }
  public var allowsEdgeAntialiasing: Bool {
    get { state.allowsEdgeAntialiasing }
    set { write(\.allowsEdgeAntialiasing, newValue, .other) }
  }
  public var zPosition: CGFloat {
    get { state.zPosition }
    set { write(\.zPosition, newValue, .zPosition) }
  }
  public var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { write(\.backgroundColor, newValue, .backgroundColor) }
  }
  public var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { write(\.cornerRadius, newValue, .cornerRadius) }
  }
  public var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { write(\.maskedCorners, newValue, .maskedCorners) }
  }
  public var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { write(\.cornerCurve, newValue, .cornerCurve) }
  }
  public var borderWidth: CGFloat {
    get { state.borderWidth }
    set { write(\.borderWidth, newValue, .borderWidth) }
  }
  public var borderColor: CGColor? {
    get { state.borderColor }
    set { write(\.borderColor, newValue, .borderColor) }
  }
  public var shadowColor: CGColor? {
    get { state.shadowColor }
    set { write(\.shadowColor, newValue, .shadowColor) }
  }
  public var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { write(\.shadowOpacity, newValue, .shadowOpacity) }
  }
  public var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { write(\.shadowOffset, newValue, .shadowOffset) }
  }
  public var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { write(\.shadowRadius, newValue, .shadowRadius) }
  }
  public var shadowPath: CGPath? {
    get { state.shadowPath }
    set { write(\.shadowPath, newValue, .shadowPath) }
  }
  public var contents: Any? {
    get { state.contents }
    set { write(\.contents, newValue, .contents) }
  }
  public var contentsRect: CGRect {
    get { state.contentsRect }
    set { write(\.contentsRect, newValue, .contentsRect) }
  }
  public var contentsScale: CGFloat {
    get { state.contentsScale }
    set { write(\.contentsScale, newValue, .contentsScale) }
  }
  public var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { write(\.contentsGravity, newValue, .contentsGravity) }
  }
  public var magnificationFilter: CALayerContentsFilter {
    get { state.magnificationFilter }
    set { write(\.magnificationFilter, newValue, .other) }
  }
  public var mask: CALayer? {
    get { original == nil ? maskStore : original?.shownMask?.presentation() }
    set {
      World.shared.accounts.note(self, .mask)
      wrote(self, "mask")
      maskStore?.parent = nil
      maskStore = newValue
      newValue?.parent = self
      setNeedsCommit()
    }
  }
}
