#if canImport(UIKit)
// Apps subclass what is there, by the initializers that UIKit designates.
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct SubclassTests {
    init() { startOver() }

    private final class Button: UIButton {
      let mark: Int

      init(mark: Int) {
        self.mark = mark
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }

      required init?(coder: NSCoder) { nil }

      override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    }

    private final class Picture: UIImageView {
      init() { super.init(image: nil) }

      required init?(coder: NSCoder) { nil }
    }

    private final class Glass: UIVisualEffectView {
      init() { super.init(effect: UIBlurEffect(style: .regular)) }

      required init?(coder: NSCoder) { nil }
    }

    @Test func subclassesAreWhatTheyExtend() {
      let button = Button(mark: 3)
      button.isHighlighted = true
      #expect(button.mark == 3 && button.alpha == 0.5 && button.buttonType == .custom)
      #expect(Picture().image == nil && Glass().effect is UIBlurEffect)
      #expect(UIVisualEffectView().effect == nil)
    }
  }
}
#endif
