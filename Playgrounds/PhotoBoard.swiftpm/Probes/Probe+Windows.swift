#if canImport(UIKit)
import UIKit

// Windows, and what lies in them beside the root.
nonisolated extension Probe {
  static let windows = [
    Probe(
      "windowsAboveLeaveTheKeyboard",
      relies: "A window above that never becomes key leaves key window and first responder"
    ) { room in
      let root = UIViewController()
      let window = await room.show(root)
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      root.view.addSubview(field)
      guard field.becomeFirstResponder() else { return nil }
      let above = await room.show(UIViewController(), above: window)
      let isLeft = field.isFirstResponder && window.isKeyWindow && !above.isKeyWindow
      _ = field.resignFirstResponder()
      return "\(isLeft)"
    },
    Probe(
      "windowsAboveAreLaidOutLater",
      relies: "A window above is laid out after the one below it"
    ) { room in
      let log = ProbeLog()
      let (below, above) = (LoggedController("below", log), LoggedController("above", log))
      _ = await room.show(above, above: await room.show(below))
      below.whenLaidOut = { log.note("below") }
      above.whenLaidOut = { log.note("above") }
      for controller in [above, below] { controller.view.setNeedsLayout() }
      await room.wait(0.1)
      return log.has("below", before: "above")
    },
    Probe(
      "viewsBesideRootsMoveNoSafeArea",
      relies: "A view beside the root's changes neither the root's place nor its safe area"
    ) { room in
      let root = UIViewController()
      let window = await room.show(root)
      let (frame, insets) = (root.view.frame, root.view.safeAreaInsets)
      let beside = UIView(frame: window.bounds)
      window.addSubview(beside)
      await room.wait(0.1)
      window.setNeedsLayout()
      root.view.setNeedsLayout()
      await room.wait(0.1)
      let isSame = root.view.frame == frame && root.view.safeAreaInsets == insets
      return "\(isSame && beside.superview === window)"
    },
  ]
}
#endif
