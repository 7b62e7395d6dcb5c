import Foundation

@MainActor extension World {
  /// Forgets everything but the live objects that somebody still holds.
  func startOver(screen: ScreenSetting) {
    for window in liveWindows {
      window.isHidden = true
      window.rootViewController?.forgetPresentations()
    }
    queue = []
    afterCommit = []
    windows = []
    waitingPictures = []
    (links, timers) = ([], [])
    (whenFrameIsShown, whenFrameIsCorrected, whenRenderWasForced) = (nil, nil, nil)
    for layer in animatedLayers {
      layer.attached = []
      layer.shownAnimations = []
    }
    animatedLayers = []
    animators = []
    block = nil
    transitions = []
    alongside = nil
    areAnimationsEnabled = true
    transactions = []
    switches = Switches()
    signposts = SignpostLog()
    accounts.recordsWrites = false
    accounts.forcedRenders = 0
    accounts.warnings = []
    accounts.brokenConstraints = []
    endingModals = 0
    accessibility = AccessibilitySetting()
    touches = TouchDispatcher()
    self.screen = screen
    self.screen.switchedOn = now
    (lastFrame, isFrameOutdated) = (nextFrame, false)
    UITraitCollection.current = traits(screen.style)
    UIApplication.shared.startOver()
  }
}
