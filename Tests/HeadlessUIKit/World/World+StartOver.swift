@MainActor extension World {
  /// Forgets everything but the live objects that somebody still holds, and what is counted for good.
  static func startOver(screen: ScreenSetting, at time: CFTimeInterval?) {
    let old = shared
    for window in old.liveWindows {
      window.isHidden = true
      window.rootViewController?.forgetPresentations()
    }
    for layer in old.animatedLayers { (layer.attached, layer.shownAnimations) = ([], []) }
    let new = World()
    new.now = time ?? old.now
    new.stage = old.stage
    new.layoutGeneration = old.layoutGeneration
    new.nameCount = old.nameCount
    new.accounts = old.accounts
    new.accounts.recordsWrites = false
    new.accounts.whenWritten = nil
    new.accounts.forcedRenders = 0
    new.accounts.warnings = []
    new.screen = screen
    new.screen.switchedOn = new.now
    new.lastFrame = new.nextFrame
    shared = new
    UITraitCollection.current = new.traits(screen.style)
    UIApplication.shared.startOver()
  }
}
