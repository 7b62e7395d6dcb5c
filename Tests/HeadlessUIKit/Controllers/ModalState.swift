// What a controller keeps for its own presentation.
import Foundation

struct ModalState {
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var definesContext = false
  var isModal = false
  var isBeingPresented = false
  var isBeingDismissed = false
  /// What this very controller presents, and who presents it.
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// The presentation controller for this controller's own presentation.
  var controller: UIPresentationController?

  /// MD-5: `.automatic` is read as what it stands for.
  var resolvedStyle: UIModalPresentationStyle { style == .automatic ? .pageSheet : style }
}
