/// The screen that the stand-in has.
public struct ScreenSetting: Sendable {
  public var size = CGSize(width: 393, height: 852)
  public var scale: CGFloat = 3
  public var framesPerSecond = 60
  /// What the status bar and the home indicator take at each edge.
  public var safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  /// Light or dark.
  public var style = UIUserInterfaceStyle.light
  /// The direction of the user's language.
  public var direction = UITraitEnvironmentLayoutDirection.leftToRight
  /// The size of text that the user prefers.
  public var contentSizeCategory = UIContentSizeCategory.large

  /// When it was switched on: its frames are counted from here.
  var switchedOn: CFTimeInterval = 1000
  var framePeriod: CFTimeInterval { 1 / CFTimeInterval(framesPerSecond) }

  /// Whether it is a tablet's, where two columns have room.
  var isWide: Bool { min(size.width, size.height) >= 700 }

  public init() {}
}

/// What the user has set under Accessibility (AX-1, AX-2, AX-4), and what was announced.
public struct AccessibilitySetting: Sendable {
  var reduceMotion = false
  var prefersCrossFade = false
  var announcements: [Announcement] = []
}
