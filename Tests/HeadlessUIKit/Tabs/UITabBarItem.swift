// What a tab is called and looks like.
import Foundation

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
