#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Cells that are not found, or the wrong ones.
  @MainActor @Suite("The cell that was tapped is the one that flies") struct WrongCellTests {
    /// Hero #36 #97 #110 #119 #205 #230 #315 #331 #362 #540 #555 #610 #646 #731.
    @Test("a reused cell flies as what it shows now, and a row that scrolled away does not fly")
    func reused() async throws {
      let list = TripList()
      let (navigation, window) = await onScreen(below: list, .linear(0.3))
      list.tableView.scrollToRow(at: IndexPath(row: 60, section: 0), at: .middle, animated: false)
      await advance(0.1)
      for (number, isSeen) in [(60, true), (3, false)] {
        await navigation.go(to: TripDetail(number), for: 0.1)
        #expect((navigation.matchFlight != nil) == isSeen)
        if let flight = navigation.matchFlight {
          let flown = flight.report?.rows.filter { $0.fate == .flew }.map(\.id) ?? []
          #expect(Set(flown) == ["photo-60", "title-60"])
        } else {
          let reason = try #require(navigation.matchDiagnosis)
          #expect("\(reason)".hasPrefix("No matchID is on both screens."))
        }
        await advance(0.8)
        await navigation.back(for: 0.8)
        #expect(navigation.topViewController === list && window.engineViews.isEmpty)
        #expect(list.photos.allSatisfy { $0.layer.animationKeys() == nil })
      }
    }

    /// What happens to a list while another screen covers it.
    enum Meanwhile: CaseIterable {
      case nothing, reload, insertion, scroll, scrollAndReload, reloadInFlight
    }

    @Test(
      "of two rows with one ID the one that was tapped gets its photo back",
      arguments: [2, 5],
      Meanwhile.allCases
    )
    func twice(row: Int, meanwhile: Meanwhile) async throws {
      let list = TripList()
      list.numbers = [0, 1, 3, 2, 4, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
      let (navigation, window) = await onScreen(below: list, .linear(0.3))
      var tapped = IndexPath(row: row, section: 0)
      list.tableView.selectRow(at: tapped, animated: false, scrollPosition: .none)
      let detail = TripDetail(3)
      await navigation.go(to: detail, for: 1)
      list.tableView.deselectRow(at: tapped, animated: false)
      if meanwhile == .insertion {
        list.numbers.insert(16, at: 0)
        tapped.row += 1
      }
      if [.scroll, .scrollAndReload].contains(meanwhile) {
        list.tableView.contentOffset.y += 150
      }
      if [.reload, .insertion, .scrollAndReload].contains(meanwhile) {
        list.tableView.reloadData()
      }
      let flight = try await navigation.pop(for: 0.1)
      if meanwhile == .reloadInFlight {
        list.tableView.reloadData()
        await advance(0.1)
      }
      let cell = try #require(list.tableView.cellForRow(at: tapped) as? GettingStarted.PhotoCell)
      #expect(cell.photoView.shownAlpha ?? 1 <= 0)
      await flight.show(at: 0.99)
      let middle = try #require(window.flyingMiddle)
      #expect(isClose(middle.y, cell.photoView.nextBox(in: nil).midY, within: 5))
      await flight.land()
      guard meanwhile == .nothing else { return }
      // The other row is tapped then, in a list that pushes the same screen again.
      let other = IndexPath(row: 7 - row, section: 0)
      list.tableView.selectRow(at: other, animated: false, scrollPosition: .none)
      await navigation.go(to: detail, for: 0.1)
      let next = try #require(list.tableView.cellForRow(at: other) as? GettingStarted.PhotoCell)
      #expect(next.photoView.shownAlpha ?? 1 <= 0)
    }

    @Test(
      "of two shelves that scroll by themselves, the photo goes back to its own",
      arguments: 0..<2
    )
    func shelves(number: Int) async throws {
      let screen = Shelves()
      let (navigation, _) = await onScreen(below: screen, .linear(0.3))
      screen.source = screen.shelves[number].subviews.first
      await navigation.go(to: TripDetail(3), for: 1)
      screen.source = nil
      screen.fill()
      screen.shelves[number].contentOffset.x = 40
      _ = try await navigation.pop(for: 0.1)
      let isHidden = screen.shelves.map { $0.subviews.first?.shownAlpha ?? 1 <= 0 }
      #expect(isHidden == [number == 0, number == 1])
    }

    /// Hero #79 #106.
    @Test("one tap on a row is enough", .enabled(if: Hands.isAvailable))
    func secondTap() async throws {
      final class TapList: TripList {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let detail = TripDetail(numbers[indexPath.row])
          detail.comes(as: .fullScreen, MatchTransition())
          present(detail, animated: true)
        }
      }
      let list = TapList()
      let window = await onScreen(list)
      await Hands.tap(at: CGPoint(x: 200, y: 200), in: window)
      await advance(0.05)
      #expect(list.presentedViewController?.matchFlight?.phase == .running)
      await advance(2)
      #expect(list.presentedViewController?.view.window === window)
    }

    /// A label draws its background itself, and its layer has none.
    ///
    /// Hero #294 #670.
    @Test(
      "a matched background has its own color at each end, and a mix of both halfway",
      arguments: [false, true]
    )
    func background(isLabel: Bool) async throws {
      let frame = CGRect(x: 20, y: 200, width: 100, height: 100)
      let views = [UIColor.red, .blue].map { color in
        let view: UIView =
          isLabel ? UILabel(tagged: "card", frame, "Lake") : UIView(tagged: "card", frame)
        view.backgroundColor = color
        return view
      }
      let (navigation, window) = await onScreen(below: KindScreen([views[0]]), .linear(0.3))
      let flight = try await navigation.push(KindScreen([views[1]]), for: 0.1)
      for (fraction, red) in [(0, 1), (0.5, 0.5), (1, 0)] as [(CGFloat, CGFloat)] {
        await flight.show(at: fraction)
        let colors = window.engineViews.flatMap(\.all).compactMap { view -> CGFloat? in
          var (red, blue) = (CGFloat(0), CGFloat(0))
          guard let color = view.layer.backgroundColor,
            UIColor(cgColor: color).getRed(&red, green: nil, blue: &blue, alpha: nil)
          else {
            return nil
          }
          return red + blue > 0.9 ? red : nil
        }
        #expect(colors.contains { isClose($0, red, within: 0.02) }, "\(fraction) \(colors)")
      }
      await flight.land(in: 0.5)
      #expect(views[0].backgroundColor == .red && views[1].backgroundColor == .blue)
    }
  }
}

/// Two shelves, each of which has the same photo, in new views whenever they are filled.
private final class Shelves: UIViewController, MatchRevealing {
  let shelves = [100, 300].map { UIScrollView(frame: CGRect(x: 0, y: $0, width: 390, height: 120)) }
  var source: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    for shelf in shelves {
      shelf.contentSize = CGSize(width: 1000, height: 120)
      view.addSubview(shelf)
    }
    fill()
  }

  func fill() {
    for shelf in shelves {
      for photo in shelf.subviews { photo.removeFromSuperview() }
      let frame = CGRect(x: 80, y: 10, width: 100, height: 100)
      shelf.addSubview(UIView(tagged: "photo-3", frame, .red))
    }
  }

  func canRevealMatches(_ ids: Set<String>) -> Bool { false }
  func revealMatches(_ ids: Set<String>) -> UIView? { source }
}
#endif
