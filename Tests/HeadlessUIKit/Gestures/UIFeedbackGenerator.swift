@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() {}
}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let hasView: Bool

  public init(style: FeedbackStyle) { hasView = false }
  public init(style: FeedbackStyle, view: UIView) { hasView = true }

  open func impactOccurred() {
    World.shared.accounts.taps += 1
    if !hasView { World.shared.accounts.tapsForNoView += 1 }
  }
}
