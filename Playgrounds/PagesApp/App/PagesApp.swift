import SwiftUI

/// The app: one window with the list of pages.
@main struct PagesApp: App {
  var body: some Scene {
    WindowGroup { Pages().ignoresSafeArea() }
  }
}

/// The pages, which are UIKit's.
struct Pages: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: PageList(screens))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  func updateUIViewController(_ navigation: UINavigationController, context: Context) {}
}
