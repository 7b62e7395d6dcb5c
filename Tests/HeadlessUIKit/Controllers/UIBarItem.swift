// What items in bars have in common.
import Foundation

@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What shows the item hears of each change.
  var changed: (() -> Void)?

  open var title: String? { didSet { changed?() } }
  open var image: UIImage? { didSet { changed?() } }
  open var isEnabled = true { didSet { changed?() } }
  open var tag = 0

  public override init() { super.init() }
}
