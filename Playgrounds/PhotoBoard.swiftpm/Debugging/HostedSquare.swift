#if canImport(SwiftUI)
import MatchEngine
import SwiftUI
import UIKit

/// A square of SwiftUI that flies to the next hosted screen, and two buttons that count their taps.
@available(iOS 16, *)
struct HostedSquare: View {
  let isLarge: Bool
  let open: () -> Void
  @State private var squareTaps = 0
  @State private var otherTaps = 0

  var body: some View {
    VStack(spacing: 24) {
      Button {
        squareTaps += 1
      } label: {
        Color.teal.overlay(Text("\(squareTaps)").foregroundColor(.white))
      }
      .frame(width: side, height: side)
      .matchID("square")
      Button("Without an ID: \(otherTaps)") { otherTaps += 1 }
      if !isLarge { Button("Open", action: open) }
    }
  }

  private var side: CGFloat { isLarge ? 300 : 100 }

  /// A screen with a small square, which opens one with a large square.
  @MainActor static func makeScreen(
    isLarge: Bool = false,
    in navigation: UINavigationController?
  ) -> UIViewController {
    let square = HostedSquare(isLarge: isLarge) { [weak navigation] in
      navigation?.pushViewController(makeScreen(isLarge: true, in: navigation), animated: true)
    }
    let screen = UIHostingController(rootView: square)
    screen.navigationItem.largeTitleDisplayMode = .never
    return screen
  }
}
#endif
