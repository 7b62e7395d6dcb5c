// NV-86: how a bar looks behind its items.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?

  public override init() { super.init() }

  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    (backgroundColor, backgroundImage) = (nil, nil)
  }

  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, .systemBackground, nil)
  }

  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
  }
}

open class UINavigationBarAppearance: UIBarAppearance {}
