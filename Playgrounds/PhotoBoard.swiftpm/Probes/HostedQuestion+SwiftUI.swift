#if canImport(SwiftUI)
import MatchEngine
import SwiftUI
import UIKit

extension HostedQuestion {
  @MainActor func answer(in room: ProbeRoom) async -> String? {
    guard #available(iOS 16, *) else { return nil }
    let log = ProbeLog()
    let window = await room.show(UINavigationController(rootViewController: UIViewController()))
    let screen = UIHostingController(rootView: HostedScreen(log: log))
    (window.rootViewController as? UINavigationController)?
      .pushViewController(screen, animated: false)
    window.layoutIfNeeded()
    if self == .hasViewAtOnce { return "\(screen.view.tagged("square") != nil)" }
    await room.wait(0.3)
    guard let square = screen.view.tagged("square") else { return nil }
    return switch self {
    case .hasViewAtOnce, .isPictured: "\(ProbePixels(ofSeen: square).opacity(at: 50) == 1)"
    case .keepsItsSize: "\(square.bounds.size == CGSize(width: 100, height: 60))"
    case .keepsItsEnvironment: "\(log.has("disabled"))"
    case .keepsItsPreferences: "\(!log.has("preference"))"
    }
  }
}

/// A screen with a square that has an ID.
@available(iOS 16, *)
private struct HostedScreen: View {
  let log: ProbeLog

  var body: some View {
    VStack {
      Square(log: log).frame(width: 100, height: 60).matchID("square").disabled(true)
    }
    .onPreferenceChange(Noted.self) { [log] isNoted in
      Task { @MainActor in if isNoted { log.note("preference") } }
    }
  }

  private struct Square: View {
    @Environment(\.isEnabled) private var isEnabled
    let log: ProbeLog

    var body: some View {
      Color.red
        .preference(key: Noted.self, value: true)
        .onAppear { log.note(isEnabled ? "enabled" : "disabled") }
    }
  }

  private enum Noted: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
  }
}

extension UIView {
  /// The view with an ID, this one or one inside it.
  fileprivate func tagged(_ id: String) -> UIView? {
    if matchID == id { return self }
    return subviews.lazy.compactMap { $0.tagged(id) }.first
  }
}
#endif
