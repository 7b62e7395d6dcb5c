#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// RC-70…RC-74: sheets and popovers, as objects.
  @MainActor @Suite struct SheetRecordingTests {
    private func controller(_ style: UIModalPresentationStyle) -> UIViewController {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      return controller
    }

    @Test("RC-70: there is one sheet for the styles of sheets", arguments: [true, false])
    func oneSheet(_ sheetFirst: Bool) {
      for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
        let presented = controller(style)
        let first =
          sheetFirst ? presented.sheetPresentationController : presented.presentationController
        #expect(first != nil && presented.presentationController === first)
        #expect(presented.sheetPresentationController === first)
        #expect(first?.containerView == nil)
      }
      for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
        #expect(controller(style).sheetPresentationController == nil)
      }
    }

    @Test("RC-71: what a new sheet says")
    func newSheet() throws {
      let sheet = try #require(controller(.pageSheet).sheetPresentationController)
      #expect(sheet.detents.count == 1)
      #expect(sheet.selectedDetentIdentifier == nil && sheet.largestUndimmedDetentIdentifier == nil)
      #expect(!sheet.prefersGrabberVisible && sheet.preferredCornerRadius == nil)
      #expect(sheet.shouldPresentInFullscreen && !sheet.shouldRemovePresentersView)
    }

    @Test("RC-73: after a dismissal a controller has another sheet")
    func anotherSheet() async throws {
      let presenter = UIViewController()
      let window = show(presenter)
      let presented = controller(.pageSheet)
      let sheet = try #require(presented.sheetPresentationController)
      sheet.prefersGrabberVisible = true
      presenter.present(presented, animated: false)
      await advance(0.5)
      presenter.dismiss(animated: false)
      await advance(0.5)
      let other = try #require(presented.sheetPresentationController)
      #expect(other !== sheet && !other.prefersGrabberVisible)
      #expect(window.rootViewController === presenter)
    }

    @Test("RC-74: there is one popover, for its style alone")
    func popover() {
      let presented = controller(.popover)
      let popover = presented.popoverPresentationController
      #expect(popover != nil && popover === presented.presentationController)
      #expect(popover === presented.popoverPresentationController)
      #expect(popover?.containerView == nil)
      for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .custom] {
        #expect(controller(style).popoverPresentationController == nil)
      }
    }
  }
}
#endif
