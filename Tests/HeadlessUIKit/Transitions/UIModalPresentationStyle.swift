import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal, crossDissolve, partialCurl
}
