import SwiftUI

/// What a page says.
struct PageText: View {
  let text: String

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(text.components(separatedBy: "\n\n"), id: \.self) { paragraph in
          if paragraph.hasPrefix("# ") {
            Text(paragraph.dropFirst(2)).font(.largeTitle)
          } else {
            Text(LocalizedStringKey(paragraph))
          }
        }
      }
      .padding(24)
    }
  }
}

extension PageController {
  func showText() {
    present(UIHostingController(rootView: PageText(text: screen.text)), animated: true)
  }
}
