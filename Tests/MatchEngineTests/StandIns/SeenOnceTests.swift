#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Whatever happens to what is written, it is read in one place.
  @MainActor @Suite("Words are seen once") struct SeenOnceTests {
    private static let small = CGRect(x: 20, y: 120, width: 200, height: 44)
    private static let large = CGRect(x: 50, y: 400, width: 300, height: 54)

    /// How a label differs from its partner.
    enum Look: CaseIterable, Sendable { case same, color, weight, words }

    private func label(_ frame: CGRect, _ look: Look = .same, ink: CGFloat = 1) -> UILabel {
      let label = UILabel(tagged: "it", frame, look == .words ? "Over the hills" : "Jane Appleseed")
      label.font = .systemFont(ofSize: 17, weight: look == .weight ? .heavy : .regular)
      label.textColor = (look == .color ? UIColor.red : .black).withAlphaComponent(ink)
      return label
    }

    private func other(_ y: CGFloat) -> UIView {
      UIView(tagged: "other", CGRect(x: 300, y: y, width: 20, height: 20), .black)
    }

    /// How a label goes out of sight, and comes again.
    enum Leaving: CaseIterable, Sendable { case hidden, untagged, removed }

    private func show(_ isShown: Bool, _ label: UILabel, in parent: UIView?, _ leaving: Leaving) {
      switch leaving {
      case .hidden: label.isHidden = !isShown
      case .untagged: label.matchID = isShown ? "it" : nil
      case .removed: isShown ? parent?.addSubview(label) : label.removeFromSuperview()
      }
    }

    /// Which of the two labels leaves.
    enum Leaver: CaseIterable, Sendable { case lower, upper, both }

    @Test(
      "a label that leaves in flight and comes back, at either end or both",
      arguments: Cases.pairs(Leaving.allCases, Leaver.allCases),
      Look.allCases
    )
    func comesBack(way: (Leaving, Leaver), look: Look) async throws {
      for isHeld in [true, false] {
        startOver()
        let labels = [label(Self.small), label(Self.large, look)]
        let (navigation, window) = await KindScreen.navigation(KindScreen([labels[0], other(40)]))
        let leavers = way.1 == .both ? labels : [labels[way.1 == .upper ? 1 : 0]]
        let footage = try await Footage {
          let flight = try await navigation.push(KindScreen([labels[1], other(90)]), for: 0.1)
          let parents = leavers.map(\.superview)
          if isHeld { await flight.show(at: 0.4) }
          for leaver in leavers { show(false, leaver, in: nil, way.0) }
          await advance(0.1)
          for (leaver, parent) in zip(leavers, parents) { show(true, leaver, in: parent, way.0) }
          await advance(0.1)
          await flight.land()
        }
        #expect(footage.doubles == [], "held: \(isHeld)")
        #expect(window.remains.isEmpty)
        if way.0 != .untagged, way.1 != .both, look == .same {
          #expect(footage.holes.filter { $0.contains("words") } == [], "held: \(isHeld)")
        }
      }
    }

    @Test(
      "a label that a change takes out of its screen and the next one brings back",
      arguments: [Leaving.hidden, .removed],
      Look.allCases
    )
    func changes(leaving: Leaving, look: Look) async {
      for isMoved in [true, false] {
        startOver()
        let label = label(Self.small)
        let screen = KindScreen([label, other(40)])
        _ = await onScreen(screen)
        let footage = await Footage {
          screen.view.matchAnimate(transition: .linear(0.4)) {
            show(false, label, in: nil, leaving)
            screen.view.subviews.last?.frame.origin.y += 50
          }
          await advance(0.15)
          screen.view.matchAnimate(transition: .linear(0.4)) {
            show(true, label, in: screen.view, leaving)
            if isMoved { label.frame.origin.y += 200 }
            if look == .color { label.textColor = .red }
            if look == .weight { label.font = .systemFont(ofSize: 17, weight: .heavy) }
            if look == .words { label.text = "Over the hills" }
          }
          await advance(1)
        }
        #expect(footage.doubles == [], "moved: \(isMoved)")
      }
    }

    @Test("a label that a screen between two others lacks", arguments: Look.allCases)
    func chain(look: Look) async {
      let container = UIViewController()
      _ = await onScreen(container, showing: KindScreen([label(Self.small), other(40)]))
      let footage = await Footage {
        container.matchShow(
          KindScreen([other(90)]),
          in: container.view,
          transition: .linear(0.4)
        )
        await advance(0.15)
        container.matchShow(
          KindScreen([label(Self.large, look), other(140)]),
          in: container.view,
          transition: .linear(0.4)
        )
        await advance(1)
      }
      #expect(footage.doubles == [])
    }

    /// Where the row of a title goes while the title flies.
    enum Row: CaseIterable, Sendable { case lower, outOfSight, gone, goneAndBack }

    @Test(
      "a title whose row moves away meanwhile",
      arguments: Cases.pairs(Row.allCases, [true, false]),
      [true, false]
    )
    func rows(row: (Row, Bool), isForward: Bool) async throws {
      let list = TitleList()
      let (navigation, window) = await onScreen(below: list, .linear(0.6))
      let detail = KindScreen([UILabel(tagged: "title-3", Self.large, "Title 3"), other(40)])
      if !isForward { await navigation.go(to: detail, for: 1) }
      let footage = try await Footage {
        navigation.go(isForward, detail)
        let flight = try await navigation.flight(after: 0.15)
        let all = Array(0..<40)
        switch row.0 {
        case .lower: list.apply([0, 1, 2, 4, 5, 3] + all[6...], animated: row.1)
        case .outOfSight: list.apply(all.filter { $0 != 3 } + [3], animated: row.1)
        case .gone: list.apply(all.filter { $0 != 3 }, animated: row.1)
        case .goneAndBack:
          list.apply(all.filter { $0 != 3 }, animated: row.1)
          await advance(0.1)
          list.apply(all, animated: row.1)
        }
        await flight.arrives(in: 1.5)
      }
      #expect(footage.doubles.filter { $0.contains("Title 3\"]) is seen twice") } == [])
      #expect(window.remains.isEmpty)
    }

    @Test("in a chain of screens", arguments: [Look.color, .weight], [1, 0.6, 0.3] as [CGFloat])
    func chained(look: Look, ink: CGFloat) async {
      let places = [Self.small, Self.large, Self.small.offsetBy(dx: 0, dy: 500)]
      func screen(_ number: Int) -> KindScreen {
        KindScreen([label(places[number % 3], number % 2 == 1 ? look : .same, ink: ink)])
      }
      let container = UIViewController()
      _ = await onScreen(container, showing: screen(0))
      container.matchShow(screen(1), in: container.view, transition: .linear(0.5))
      for turn in 2..<50 {
        await advance(1 / 60)
        if [14, 28, 32].contains(turn) {
          container.matchShow(screen(turn / 14), in: container.view, transition: .linear(0.5))
        }
        let texts = Headless.nextDisplayList.items.filter { !$0.texts.isEmpty }
        let cover = 1 - texts.reduce(1) { $0 * (1 - $1.opacity * ink) }
        #expect(
          cover < ink + 0.03 && cover > ink - (look == .weight ? 0.1 : 0.08),
          "\(turn): \(cover)"
        )
      }
    }

    // MARK: Fields

    private func field(_ frame: CGRect, size: CGFloat = 17) -> UITextField {
      let field = UITextField(frame: frame)
      (field.text, field.matchID, field.borderStyle) = ("Jane Appleseed", "it", .roundedRect)
      field.font = .systemFont(ofSize: size)
      return field
    }

    @Test("a field with a border lies on a label or another field", arguments: 0..<4)
    func fields(number: Int) async throws {
      let lower = number == 1 ? label(Self.small) : field(Self.small)
      let upper = number == 0 ? label(Self.large) : field(Self.large, size: number == 3 ? 24 : 17)
      try await KindScreen.expectStillEnds(from: [lower], to: [upper]) { flight, _ in
        for step in 0...20 {
          await flight.show(at: CGFloat(step) / 20)
          let all = Headless.nextDisplayList.items.filter { !$0.texts.isEmpty }
          let seen = all.filter { $0.opacity > 0.02 }
          let cover = 1 - all.reduce(1) { $0 * (1 - $1.opacity) }
          #expect(cover > 0.96, "\(step): \(cover)")
          for item in seen {
            let distances = zip(item.corners, seen[0].corners).map {
              hypot($0.x - $1.x, $0.y - $1.y)
            }
            #expect((distances.max() ?? 0) < 1, "\(step): \(distances)")
          }
        }
      }
    }
  }
}

/// A list of titles, with a diffable data source.
private final class TitleList: UICollectionViewController {
  private final class Cell: UICollectionViewCell {
    let title = UILabel(CGRect(x: 16, y: 20, width: 200, height: 30), "")
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(title)
    }
    required init?(coder: NSCoder) { nil }
  }

  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 70)
    super.init(collectionViewLayout: layout)
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "title")
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: "title", for: $1)
      (cell as? Cell)?.title.text = "Title \($2)"
      (cell as? Cell)?.title.matchID = "title-\($2)"
      return cell
    }
    apply(Array(0..<40), animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ numbers: [Int], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source?.apply(snapshot, animatingDifferences: animated)
  }
}
#endif
