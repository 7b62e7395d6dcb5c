// The tint is inherited from the nearest view above that has one.
extension UIView {
  public var tintColor: UIColor! {
    get { lookStore.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      wrote(self, "tintColor")
      lookStore.tintColor = newValue
      tintChanged()
    }
  }

  private func tintChanged() {
    tintColorDidChange()
    setNeedsDisplay()
    for subview in subviewStore where subview.lookStore.tintColor == nil { subview.tintChanged() }
  }
}
