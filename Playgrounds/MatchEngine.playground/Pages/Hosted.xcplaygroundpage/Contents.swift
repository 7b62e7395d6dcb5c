//: [Previous: Views of your own](@previous)
//:
//: # Hosted
//:
//: The list is UIKit's, the screen that it opens is SwiftUI's, and the photo flies from one to the other. Where there is no SwiftUI, as on Linux, a screen of UIKit takes its place.

import MatchEngine
import PlaygroundSupport
import UIKit

#if canImport(SwiftUI)
import SwiftUI

//: **`matchID` is a modifier, too.** What it is applied to gets a view of its own, and otherwise stays as it was.

@available(iOS 16, *) struct Story: View {
  let photo: Photo

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Color.clear
        .overlay(Image(uiImage: photo.image).resizable().scaledToFill())
        .clipped()
        .matchID("photo-\(photo.id)")
        .aspectRatio(1, contentMode: .fit)
      Text(photo.title).font(.largeTitle).matchID("title-\(photo.id)").padding(.horizontal)
      Text(photo.story).padding(.horizontal)
      Spacer()
    }
  }
}
#endif

//: A hosting controller makes its views when it is laid out. The flight waits for that.

@MainActor func screen(of photo: Photo) -> UIViewController? {
  #if canImport(SwiftUI)
  if #available(iOS 16, *) {
    let screen = UIHostingController(rootView: Story(photo: photo))
    screen.navigationItem.largeTitleDisplayMode = .never
    return screen
  }
  #endif
  return nil
}

let album = Album(opening: screen) { shown, photo in
  shown.photoView.matchID = "photo-\(photo.id)"
  shown.titleLabel.matchID = "title-\(photo.id)"
}
let navigation = UINavigationController(rootViewController: album)
navigation.childMatchTransition = MatchTransition()

PlaygroundPage.current.show(navigation) { hand in
  for row in [1, 4] {
    hand.open(row, of: album)
    hand.goBack(in: navigation)
    hand.wait(1.2)
  }
}

//: **Try:**
//: * Take the modifier off the title: it comes with its screen.
//: * Push one hosted screen onto another one. SwiftUI's own `NavigationStack` has transitions of its own, and is left alone.
//:
//: [Next: Why didn't it match?](@next)
