// What a controller wishes of the whole screen; the stand-in draws no status bar and is turned by nobody.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

extension Headless {
  /// How the app wishes its status bar to look, or nil if it wishes none (MD-41).
  package static var statusBarStyle: UIStatusBarStyle? {
    var front = windows.first { !$0.isHidden && $0.windowLevel == .normal }?.rootViewController
    while let next = front?.presentedViewController, !next.isBeingDismissed,
      next.modalPresentationStyle == .fullScreen
        || next.modalPresentationCapturesStatusBarAppearance
    {
      front = next
    }
    let hider = front.flatMap { Array(sequence(first: $0, next: \.childForStatusBarHidden)).last }
    if hider?.prefersStatusBarHidden == true { return nil }
    let stylist = front.flatMap { Array(sequence(first: $0, next: \.childForStatusBarStyle)).last }
    return stylist?.preferredStatusBarStyle ?? .default
  }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
