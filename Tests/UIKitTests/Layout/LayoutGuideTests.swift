#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct LayoutGuideTests {
    init() { startOver() }

    private func fill(_ view: UIView, _ guide: UILayoutGuide) {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }

    @Test func marginsAreEightPointsAtFirst() {
      let (_, board) = stage(CGSize(width: 100, height: 100))
      let view = UIView()
      board.addConstrained(view)
      fill(view, board.layoutMarginsGuide)
      board.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
      board.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      board.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
      #expect(board.layoutMarginsGuide.layoutFrame == view.frame)
    }

    @Test func theSafeAreaGuideIsWhatTheBarsLeave() async {
      let controller = UIViewController()
      let window = show(controller)
      let view = UIView()
      controller.view.addConstrained(view)
      fill(view, controller.view.safeAreaLayoutGuide)
      await nextTurn()
      #expect(view.frame == controller.view.bounds.inset(by: window.safeAreaInsets))
      #expect(view.frame == controller.view.safeAreaLayoutGuide.layoutFrame)
    }

    @Test func ownGuidesTakePartLikeViews() {
      let (_, board) = stage(CGSize(width: 300, height: 100))
      let (left, right) = (UIView(), UIView())
      let guides = (0..<3).map { _ in UILayoutGuide() }
      for guide in guides { board.addLayoutGuide(guide) }
      for view in [left, right] {
        board.addConstrained(view)
        view.widthAnchor.constraint(equalToConstant: 60).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        view.topAnchor.constraint(equalTo: board.topAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        guides[0].leadingAnchor.constraint(equalTo: board.leadingAnchor),
        left.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
        guides[1].leadingAnchor.constraint(equalTo: left.trailingAnchor),
        right.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
        guides[2].leadingAnchor.constraint(equalTo: right.trailingAnchor),
        guides[2].trailingAnchor.constraint(equalTo: board.trailingAnchor),
        guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
        guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      ])
      board.layoutIfNeeded()
      #expect(left.frame.minX == 60 && right.frame.minX == 180)
      #expect(guides[1].layoutFrame.minX == 120 && guides[1].layoutFrame.width == 60)
      board.removeLayoutGuide(guides[1])
      #expect(guides[1].owningView == nil && board.layoutGuides.count == 2)
      #expect(!board.constraints.contains { $0.secondItem === guides[1] })
    }

    @Test func theContentsOfAScrollViewMakeItsContentSize() {
      let (_, board) = stage(CGSize(width: 100, height: 100))
      let (scroll, view) = (UIScrollView(frame: board.bounds), UIView())
      board.addSubview(scroll)
      scroll.addConstrained(view)
      fill(view, scroll.contentLayoutGuide)
      view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 700).isActive = true
      board.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 700))
      #expect(scroll.contentSize == CGSize(width: 100, height: 700))
    }

    @Test func aScrollViewThatConstraintsPlaceKeepsTheContentSizeItWasGiven() {
      let (_, board) = stage(CGSize(width: 100, height: 100))
      let scroll = UIScrollView()
      board.addConstrained(scroll)
      scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      fill(scroll, board.safeAreaLayoutGuide)
      scroll.contentSize = CGSize(width: 300, height: 80)
      board.layoutIfNeeded()
      #expect(scroll.frame.size == CGSize(width: 100, height: 100))
      #expect(scroll.contentSize == CGSize(width: 300, height: 80))
    }
  }
}
#endif
