#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS)
import MatchEngine
import SwiftUI
import UIKit

/// The examples of the article on hosted SwiftUI, compiled where there is SwiftUI, and run by nothing.
@available(iOS 16, *)
@MainActor enum HostedSnippets {
  struct Photo {
    let id, name, title: String
  }

  struct PhotoScreen: View {
    let photo: Photo

    var body: some View {
      VStack {
        Image(photo.name).resizable().scaledToFit().matchID("photo-\(photo.id)")
        Text(photo.title)
      }
    }
  }

  /// Opens screens in the navigation controller that SwiftUI shows.
  @MainActor final class Router {
    weak var navigation: UINavigationController?

    func open(_ photo: Photo) {
      let screen = UIHostingController(rootView: PhotoScreen(photo: photo))
      navigation?.pushViewController(screen, animated: true)
    }
  }

  struct PhotoGrid: View {
    let photos: [Photo]
    let router: Router

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
          ForEach(photos, id: \.id) { photo in
            Button {
              router.open(photo)
            } label: {
              Image(photo.name).resizable().scaledToFit()
            }
            .matchID("photo-\(photo.id)")
          }
        }
      }
    }
  }

  struct PhotoBrowser: UIViewControllerRepresentable {
    let photos: [Photo]

    func makeUIViewController(context: Context) -> UINavigationController {
      let router = Router()
      let grid = UIHostingController(rootView: PhotoGrid(photos: photos, router: router))
      let navigation = UINavigationController(rootViewController: grid)
      navigation.childMatchTransition = MatchTransition()
      router.navigation = navigation
      return navigation
    }

    func updateUIViewController(_ navigation: UINavigationController, context: Context) {}
  }

  final class PhotoList: UIViewController {
    func open(_ photo: Photo) {
      navigationController?.pushViewController(
        UIHostingController(rootView: PhotoScreen(photo: photo)),
        animated: true
      )
    }
  }

  static var wholeTiles: UICollectionView.CellRegistration<UICollectionViewCell, Photo> {
    let tiles = UICollectionView.CellRegistration<UICollectionViewCell, Photo> { cell, _, photo in
      cell.contentConfiguration = UIHostingConfiguration {
        Color.clear.overlay { Image(photo.name).resizable().scaledToFill() }.clipped()
      }
      .margins(.all, 0)
      // Only now: what is configured may come in a content view of its own.
      cell.contentView.matchID = "photo-\(photo.id)"
    }
    return tiles
  }

  static var rows: UICollectionView.CellRegistration<UICollectionViewListCell, Photo> {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Photo> { row, _, photo in
      row.contentConfiguration = UIHostingConfiguration {
        HStack {
          Image(photo.name).resizable().frame(width: 60, height: 45).matchID("photo-\(photo.id)")
          Text(photo.title)
        }
      }
    }
    return rows
  }

  static func image(of photo: Photo) -> some View {
    Image(photo.name).resizable().matchID("photo-\(photo.id)")
  }
}
#endif
