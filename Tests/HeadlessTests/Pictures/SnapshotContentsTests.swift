import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  /// What a snapshot shows.
  @MainActor @Suite struct SnapshotContentsTests {
    private let window: UIWindow
    private let root = LayoutView()
    private let source = UIView(frame: CGRect(x: 20, y: 30, width: 80, height: 60))

    init() {
      window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      root.frame = window.bounds
      window.addSubview(root)
      source.backgroundColor = .red
      root.addSubview(source)
      Headless.turn()
    }

    /// What is seen of a snapshot, once it is on the screen.
    private func seen(_ snapshot: UIView?) -> [DisplayItem] {
      guard let snapshot else { return [] }
      window.addSubview(snapshot)
      Headless.turn()
      return Headless.displayList(of: snapshot).items
    }

    private func colors(_ snapshot: UIView?) -> [CGColor?] { seen(snapshot).map(\.color) }
    private let red = UIColor.red.cgColor
    private let blue = UIColor.blue.cgColor

    @Test("SN-1: none at all where a test wants it so")
    func noSnapshot() {
      Headless.switches.snapshotsFail = true
      #expect(source.snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test("SN-2: of what was never rendered it is empty")
    func neverRendered() {
      let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      fresh.backgroundColor = .red
      #expect(seen(fresh.snapshotView(afterScreenUpdates: false)).isEmpty)
      #expect(seen(fresh.snapshotView(afterScreenUpdates: true)).isEmpty)
      Headless.switches.snapshotsShowDetachedViews = true
      #expect(colors(fresh.snapshotView(afterScreenUpdates: true)) == [red])
      #expect(seen(fresh.snapshotView(afterScreenUpdates: false)).isEmpty)
    }

    @Test(
      "SN-3: with false what is on the screen, with true what was set since, at the price of a render"
    )
    func pendingChanges() {
      source.backgroundColor = .blue
      let now = source.snapshotView(afterScreenUpdates: false)
      #expect(Headless.accounts.forcedRenders == 0)
      let after = source.snapshotView(afterScreenUpdates: true)
      #expect(Headless.accounts.forcedRenders == 1)
      #expect(colors(now) == [red])
      #expect(colors(after) == [blue])
    }

    @Test("SN-3: asked for during a commit, it shows what the commit shows, later changes too")
    func duringACommit() {
      var snapshot: UIView?
      var hidden: UIView?
      root.onLayout = { [source] in
        source.backgroundColor = .blue
        snapshot = source.snapshotView(afterScreenUpdates: true)
        source.backgroundColor = .green
      }
      root.setNeedsLayout()
      Headless.turn()
      #expect(colors(snapshot) == [UIColor.green.cgColor])
      root.onLayout = { [source] in
        hidden = source.snapshotView(afterScreenUpdates: true)
        source.alpha = 0
      }
      root.setNeedsLayout()
      Headless.turn()
      #expect(hidden != nil && seen(hidden).isEmpty)
      #expect(Headless.accounts.forcedRenders == 0)
    }

    @Test("SN-6: or it is blank")
    func blankDuringACommit() {
      Headless.switches.snapshotsInCommitAreBlank = true
      var snapshots: [UIView?] = []
      root.onLayout = { [source] in
        snapshots = [true, false].map { source.snapshotView(afterScreenUpdates: $0) }
      }
      root.setNeedsLayout()
      Headless.turn()
      #expect(snapshots.count == 2 && seen(snapshots[0]).isEmpty)
      #expect(colors(snapshots[1]) == [red])
    }

    @Test("A snapshot that a commit shows at once has its picture in that commit")
    func shownInItsOwnCommit() {
      var snapshot: UIView?
      root.onLayout = { [source, root] in
        guard snapshot == nil, let made = source.snapshotView(afterScreenUpdates: true) else {
          return
        }
        snapshot = made
        root.addSubview(made)
      }
      root.setNeedsLayout()
      Headless.turn()
      #expect(Headless.displayList.items.filter { $0.pictures == 1 }.map(\.color) == [red])
    }

    @Test("SN-4: a snapshot of a snapshot shows what the first one shows")
    func snapshotOfASnapshot() throws {
      let first = try #require(source.snapshotView(afterScreenUpdates: false))
      let items = seen(first)
      let second = first.snapshotView(afterScreenUpdates: false)
      let again = seen(second)
      #expect(
        !items.isEmpty
          && DisplayList(items: again).isClose(to: DisplayList(items: items), within: 1e-9)
      )
      #expect(again.map(\.pictures) == [2])
    }

    @Test("SN-5: the view's alpha, hiding, radius, clipping and shadow are in the picture")
    func ownLook() throws {
      source.alpha = 0.5
      source.layer.cornerRadius = 12
      source.layer.shadowOpacity = 0.5
      Headless.turn()
      let items = seen(source.snapshotView(afterScreenUpdates: false))
      #expect(items.map(\.kind) == [.shadow, .background])
      #expect(items.last?.radii == CornerRadii(12) && items.last?.opacity == 0.5)
      source.clipsToBounds = true
      Headless.turn()
      #expect(seen(source.snapshotView(afterScreenUpdates: false)).map(\.kind) == [.background])
      source.isHidden = true
      Headless.turn()
      #expect(seen(source.snapshotView(afterScreenUpdates: false)).isEmpty)
    }

    @Test("SN-7: a running animation stands still in a snapshot, and contents do not replace it")
    func frozen() throws {
      source.layer.position = CGPoint(x: 200, y: 200)
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      inner.backgroundColor = .blue
      source.addSubview(inner)
      Headless.turn()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x += 40 }
      Headless.advance(by: 0.5)
      let live = try #require(Headless.displayList(of: source).items.last)
      let snapshot = try #require(source.snapshotView(afterScreenUpdates: false))
      snapshot.layer.contents = UIImage(systemName: "heart")?.cgImage
      Headless.advance(by: 1)
      let item = try #require(seen(snapshot).last)
      #expect(item.color == blue && abs(item.center.x - live.center.x) < 1e-9)
      #expect(item.center.x > 20 && item.center.x < 30)
    }

    @Test("A picture does not keep what it is of")
    func ownership() throws {
      weak var gone: UIView?
      let before = Headless.accounts.liveViews
      var snapshot: UIView?
      do {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.backgroundColor = .red
        root.addSubview(view)
        Headless.turn()
        gone = view
        snapshot = view.snapshotView(afterScreenUpdates: true)
        view.removeFromSuperview()
        Headless.turn()
      }
      #expect(gone == nil && Headless.accounts.liveViews == before + 1)
      #expect(colors(snapshot) == [red])
    }
  }

  /// What is drawn, as it is kept.
  @MainActor @Suite struct RecordingTests {
    @Test func aSymbolThatIsNotThereIsAFrameAndAWarning() throws {
      let symbol = try #require(UIImage(systemName: "tortoise"))
      #expect(symbol.isSymbolImage && symbol.size == CGSize(width: 20, height: 20))
      #expect(symbol.cgImage?.drawing.texts == ["tortoi"])
      #expect(Headless.warnings == ["no drawing of the symbol tortoise"])
    }

    @Test func whatAViewDrawsIsRecordedAtTheCommit() throws {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      let view = DrawnView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      window.addSubview(view)
      #expect(view.count == 0)
      Headless.turn()
      #expect(view.count == 1 && Headless.displayList.items.map(\.kind) == [.drawing])
      Headless.turn()
      #expect(view.count == 1)
      view.setNeedsDisplay()
      view.setNeedsDisplay()
      Headless.turn()
      #expect(view.count == 2)
      let plain = UIView(frame: view.frame)
      window.addSubview(plain)
      Headless.turn()
      #expect(Headless.displayList.items.count == 1)
    }
  }
}

/// A view that says when it lays out its subviews.
final class LayoutView: UIView {
  var onLayout: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

/// A view that draws, and counts how often.
private final class DrawnView: UIView {
  var count = 0
  override func draw(_ rect: CGRect) {
    count += 1
    UIColor.red.setFill()
    UIBezierPath(ovalIn: rect).fill()
  }
}
