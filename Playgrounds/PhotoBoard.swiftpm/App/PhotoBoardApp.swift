import SwiftUI

/// The app: one window with the board.
@main struct PhotoBoardApp: App {
  var body: some Scene {
    WindowGroup { BoardScreens().ignoresSafeArea() }
  }
}

/// The board and all that is pushed onto it, which are UIKit's.
struct BoardScreens: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    .board(of: .album, settings: SettingsStore(keptIn: .standard))
  }

  func updateUIViewController(_ navigation: UINavigationController, context: Context) {}
}
