extension Headless {
  /// Called whenever the screen shows a frame, at whose time whatever it reads of the screen is.
  package static var whenFrameIsShown: (@MainActor () -> Void)? {
    get { World.shared.whenFrameIsShown }
    set { World.shared.whenFrameIsShown = newValue }
  }

  /// The windows, back to front.
  package static var windows: [UIWindow] { World.shared.liveWindows }

  /// Where fingers are on the screen, each with its touch.
  package static var fingerPlaces: [(touch: UITouch, point: CGPoint)] {
    World.shared.touches.touches.filter { !$0.isOver }.map { touch in
      let point = touch.window?.convert(touch.point, to: nil) ?? touch.point
      return (touch, point)
    }
  }

  /// How many frames the screen shows in a second.
  package static var framesPerSecond: Int { World.shared.screen.framesPerSecond }

  /// From a view's coordinates to its window's, which are the screen's if the window fills it.
  package static func toScreen(from view: UIView) -> CGAffineTransform {
    view.layer.conversion(to: nil)
  }
}
