#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import SwiftUI
import UIKit

extension UIHostingController: ContentHost {}

@available(iOS 16, *)
extension View {
  /// Gives this content an ID in flights.
  ///
  /// ```swift
  /// Image(photo.name).resizable().matchID("photo-\(photo.id)")
  /// ```
  ///
  /// This modifier is experimental. The content flies if its hosting controller is a screen in one of UIKit's
  /// containers. An empty ID counts as none, and costs nothing.
  ///
  /// - Note: Content with an ID has a `UIView` of its own. It gets its size and its environment from the views around
  ///   it. Its preferences, such as a title for the navigation bar, don't leave it: set those outside. If an ID
  ///   changes from or to nil, the content starts with new state.
  @ViewBuilder public func matchID(_ id: String?) -> some View {
    if let id, !id.isEmpty {
      TaggedContent(id: id, content: self)
    } else {
      self
    }
  }
}

/// A view of its own for content with an ID, so that it can be hidden and pictured as any other view.
@available(iOS 16, *)
private struct TaggedContent<Content: View>: UIViewRepresentable {
  let id: String
  let content: Content

  func makeUIView(context: Context) -> UIView {
    configuration(in: context.environment).makeContentView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    view.matchID = id
    (view as? any UIContentView)?.configuration = configuration(in: context.environment)
  }

  /// Passes the proposed size on to the content; in an unspecified dimension, the content has its ideal size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView view: UIView, context: Context) -> CGSize?
  {
    view.sizeThatFits(proposal.replacingUnspecifiedDimensions(by: view.intrinsicContentSize))
  }

  @MainActor private func configuration(
    in environment: EnvironmentValues
  ) -> some UIContentConfiguration {
    UIHostingConfiguration {
      // The views around the content already keep to the safe area.
      content.ignoresSafeArea().environment(\.self, environment)
    }
    .margins(.all, 0)
  }
}
#endif
