#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct SafeAreaTests {
    @Test("SA-20: a view that juts out has no more to keep clear of than what it juts out of")
    func juttingOut() async {
      let root = UIViewController()
      root.additionalSafeAreaInsets.top = 40
      let window = show(root)
      let inner = UIView(frame: CGRect(x: 0, y: -20, width: 100, height: 300))
      root.view.addSubview(inner)
      await advance(0.1)
      #expect(inner.window === window)
      #expect(root.view.safeAreaInsets.top >= 40)
      #expect(inner.safeAreaInsets.top == root.view.safeAreaInsets.top)
    }

    @Test("A list does not jump when the screen that is pushed over it hides the bar, or shows it")
    func listBelowAScreenWithoutBar() async {
      let list = UITableViewController(style: .plain)
      let roster = Roster([100])
      list.tableView.dataSource = roster
      list.tableView.register(NameCell.self, forCellReuseIdentifier: "name")
      let navigation = UINavigationController(rootViewController: list)
      let window = show(navigation)
      await advance(0.1)
      let offset = list.tableView.contentOffset.y
      #expect(list.view.window === window && offset < 0)
      navigation.pushViewController(Barless(), animated: true)
      for _ in 0..<10 {
        await advance(0.1)
        #expect(list.tableView.contentOffset.y == offset)
      }
      #expect(navigation.isNavigationBarHidden)
      navigation.popViewController(animated: true)
      for _ in 0..<10 {
        await advance(0.1)
        #expect(list.tableView.contentOffset.y == offset)
      }
      #expect(!navigation.isNavigationBarHidden && list.view.window === window)
    }
  }
}

private final class Barless: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}
#endif
