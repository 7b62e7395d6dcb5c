#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Cells as apps of today write them, each beside a plain one.
  @MainActor @Suite("Cells of today") struct HuntedCellsTests {
    private static let small = CGRect(x: 20, y: 120, width: 350, height: 60)
    private static let large = CGRect(x: 40, y: 300, width: 310, height: 400)
    private static let tile = CGRect(x: 20, y: 120, width: 120, height: 90)
    private static let hero = CGRect(x: 0, y: 400, width: 390, height: 390)
    private static let photo = UIImage.opaque(.gray)

    /// What is seen on the way between two views.
    private func frames(_ lower: UIView, _ upper: UIView) async throws -> [FootageFrame] {
      startOver()
      for view in [lower, upper] { view.matchID = "it" }
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [upper])
      var frames: [FootageFrame] = []
      for fraction in [0, 0.25, 0.5, 0.75, 1] {
        await flight.show(at: fraction)
        frames.append(.now)
      }
      await flight.land()
      return frames
    }

    private func expectSame(
      _ some: [FootageFrame],
      _ others: [FootageFrame],
      at place: SourceLocation = #_sourceLocation
    ) {
      for (number, (one, other)) in zip(some, others).enumerated() {
        #expect(one.misses(of: other, every: 13) == [], "frame \(number)", sourceLocation: place)
      }
    }

    enum Plate: CaseIterable { case content, configuration, list, table, inside }

    private func card(_ frame: CGRect, _ plate: Plate, _ radius: CGFloat) -> UIView {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .orange
      background.cornerRadius = radius
      let label = UILabel(CGRect(x: 16, y: 12, width: 120, height: 30), "Title")
      switch plate {
      case .content, .configuration, .list:
        let cell =
          plate == .list
          ? UICollectionViewListCell(frame: frame) : UICollectionViewCell(frame: frame)
        cell.contentView.addSubview(label)
        if plate == .configuration || plate == .list { cell.backgroundConfiguration = background }
        if plate == .content { cell.contentView.backgroundColor = .orange }
        if plate == .content { cell.contentView.layer.cornerRadius = radius }
        return cell
      case .table:
        let cell = UITableViewCell(frame: frame)
        cell.contentView.addSubview(label)
        cell.backgroundConfiguration = background
        return cell
      case .inside:
        let view = UIView(frame: frame)
        let box = UIView(view.bounds, .orange)
        box.layer.cornerRadius = radius
        [box, label].forEach(view.addSubview)
        return view
      }
    }

    @Test(arguments: Plate.allCases, [0, 14] as [CGFloat])
    func `a cell with a background of its own flies as one whose content has it`(
      plate: Plate,
      radius: CGFloat
    ) async throws {
      if plate == .list, radius > 0 { return }
      let plain = try await frames(
        card(Self.small, .content, radius),
        card(Self.large, .content, 24)
      )
      let other = try await frames(card(Self.small, plate, radius), card(Self.large, .content, 24))
      expectSame(other, plain)
    }

    enum Photo: CaseIterable { case content, cell, clear, custom, spacer }

    private func photo(_ frame: CGRect, _ kind: Photo, _ isRound: Bool) -> UIView {
      let cell = UICollectionViewCell(frame: frame)
      let photo = UIImageView(cell.bounds, Self.photo)
      photo.contentMode = .scaleAspectFill
      photo.clipsToBounds = true
      photo.layer.cornerRadius = isRound ? 16 : 0
      var clear = UIBackgroundConfiguration.clear()
      switch kind {
      case .content: cell.contentView.addSubview(photo)
      case .cell: cell.addSubview(photo)
      case .clear:
        cell.contentView.addSubview(photo)
        cell.backgroundConfiguration = clear
      case .custom:
        clear.customView = photo
        cell.backgroundConfiguration = clear
      case .spacer:
        cell.contentView.addSubview(UIView(CGRect(x: 0, y: 0, width: 20, height: 20), nil))
        cell.contentView.addSubview(photo)
      }
      cell.layoutIfNeeded()
      return cell
    }

    @Test(arguments: Photo.allCases, [false, true])
    func `a photo in a cell flies as a photo, wherever in it it is`(kind: Photo, isRound: Bool)
      async throws
    {
      func upper() -> UIView {
        let upper = UIImageView(Self.hero, Self.photo)
        upper.contentMode = .scaleAspectFill
        upper.clipsToBounds = true
        return upper
      }
      let plain = try await frames(photo(Self.tile, .content, isRound), upper())
      let other = try await frames(photo(Self.tile, kind, isRound), upper())
      expectSame(other, plain)
    }

    @Test(arguments: [false, true])
    func `a cell's shadow flies along, also beside a clear background`(isClear: Bool) async throws {
      func cell(_ frame: CGRect, _ isClear: Bool) -> UIView {
        let cell = UICollectionViewCell(frame: frame)
        if isClear { cell.backgroundConfiguration = .clear() }
        cell.contentView.backgroundColor = .orange
        cell.contentView.layer.cornerRadius = 16
        cell.contentView.clipsToBounds = true
        cell.layer.shadowOpacity = 0.5
        cell.layer.shadowRadius = 4
        cell.layoutIfNeeded()
        return cell
      }
      let plain = try await frames(cell(Self.small, false), cell(Self.large, false))
      let other = try await frames(cell(Self.small, isClear), cell(Self.large, isClear))
      expectSame(other, plain)
    }

    @Test(arguments: [false, true])
    func `a row of a list that doesn't scroll comes into sight by what scrolls around it`(
      scrolls: Bool
    ) async throws {
      let table = NumberTable(frame: CGRect(x: 0, y: 300, width: 390, height: 40 * 60))
      if scrolls { table.frame = CGRect(x: 0, y: 0, width: 390, height: 800) }
      let outer = UIScrollView(CGRect(x: 0, y: 0, width: 390, height: 852), .white)
      outer.contentSize = CGSize(width: 390, height: scrolls ? 800 : 300 + 40 * 60)
      outer.addSubview(table)
      table.isScrollEnabled = scrolls
      let large = UIImageView(tagged: "photo-1", Self.hero, Self.photo)
      let (navigation, _) = await KindScreen.navigation(KindScreen([outer]))
      await navigation.go(to: KindScreen([large]), for: 1)
      large.matchID = "photo-30"
      let flight = try await navigation.pop(for: 0.1)
      #expect(flight.report?.pairCount == 1)
      await flight.land()
    }

    @Test(arguments: Plate.allCases)
    func `a photo that fills the corners of a round box stays as it is`(plate: Plate) async throws {
      let cells = [Self.small, Self.large].map { frame in
        let cell = card(frame, plate, 20)
        let content =
          (cell as? UICollectionViewCell)?.contentView ?? (cell as? UITableViewCell)?.contentView
        (content ?? cell).addSubview(
          UIImageView(CGRect(x: 0, y: 0, width: 60, height: 60), Self.photo)
        )
        cell.matchID = "it"
        return cell
      }
      try await KindScreen.expectStillEnds(from: [cells[0]], to: [cells[1]], every: 3.3)
    }

    enum Back: CaseIterable { case color, gradient, photo }

    @Test(arguments: Back.allCases)
    func `a card is as round and as opaque as what fills it at the back`(back: Back) async throws {
      func card(_ frame: CGRect, clips: Bool) -> UIView {
        let card = UIView(frame: frame)
        let fill: UIView
        switch back {
        case .color: fill = UIView(card.bounds, .orange)
        case .gradient: fill = GradientView(frame: card.bounds)
        case .photo: fill = UIImageView(card.bounds, Self.photo)
        }
        let round = clips ? card : fill
        round.layer.cornerRadius = 30
        round.clipsToBounds = true
        card.addSubview(fill)
        card.addSubview(UILabel(CGRect(x: 16, y: 22, width: 120, height: 30), "Title"))
        return card
      }
      let large = CGRect(x: 40, y: 300, width: 310, height: 300)
      let clipped = try await frames(card(Self.small, clips: true), card(large, clips: true))
      let round = try await frames(card(Self.small, clips: false), card(large, clips: false))
      expectSame(round, clipped)
    }

    /// Each wrapper looked twice at what is in it.
    @Test(.timeLimit(.minutes(1)))
    func `what fills a card is found through any number of wrappers`() async throws {
      func card(_ frame: CGRect, wrappers: Int) -> UIView {
        let card = UIView(frame: frame)
        var inner = card
        for _ in 0...wrappers {
          let wrapper = UIView(card.bounds, nil)
          inner.addSubview(wrapper)
          inner = wrapper
        }
        inner.backgroundColor = .orange
        inner.layer.cornerRadius = 14
        return card
      }
      let plain = try await frames(card(Self.small, wrappers: 0), card(Self.large, wrappers: 0))
      let deep = try await frames(card(Self.small, wrappers: 24), card(Self.large, wrappers: 24))
      expectSame(deep, plain)
    }

    enum Caster: CaseIterable { case none, card, back, content }

    @Test(arguments: Caster.allCases, [false, true])
    func `a card keeps the shadow of what fills it at the back`(caster: Caster, hasPath: Bool)
      async throws
    {
      let cells = [Self.small, Self.large].map { frame in
        let cell = UICollectionViewCell(frame: frame)
        cell.matchID = "it"
        let back = UIView(cell.bounds, .orange)
        back.layer.cornerRadius = 12
        cell.contentView.addSubview(back)
        cell.contentView.addSubview(UILabel(CGRect(x: 16, y: 12, width: 120, height: 30), "Title"))
        let layers = [cell.layer, back.layer, cell.contentView.layer]
        let place = Caster.allCases.firstIndex(of: caster).map { $0 - 1 } ?? -1
        if layers.indices.contains(place) {
          layers[place].shadowOpacity = 0.5
          layers[place].shadowRadius = 4
          layers[place].shadowOffset = CGSize(width: 0, height: 6)
          if hasPath {
            layers[place].shadowPath =
              UIBezierPath(roundedRect: cell.bounds, cornerRadius: 12).cgPath
          }
        }
        return cell
      }
      try await KindScreen.expectStillEnds(from: [cells[0]], to: [cells[1]], every: 3.3)
    }

    enum Pill: CaseIterable { case label, pill, wrapper, button }

    @Test(arguments: Pill.allCases)
    func `a pill whose text grows is read all the way`(pill: Pill) async throws {
      let views = [
        (CGRect(x: 20, y: 120, width: 80, height: 30), 12),
        (CGRect(x: 80, y: 500, width: 160, height: 60), 24),
      ].map { frame, size in
        let label = UILabel(
          CGRect(origin: .zero, size: frame.size).insetBy(dx: frame.width / 8, dy: 4),
          "Sale"
        )
        label.font = .systemFont(ofSize: CGFloat(size))
        let view = pill == .label ? label : pill == .button ? UIButton() : UIView()
        view.frame = frame
        view.matchID = "it"
        if let button = view as? UIButton {
          var configuration = UIButton.Configuration.filled()
          configuration.title = "Sale"
          button.configuration = configuration
          button.layoutIfNeeded()
        } else if pill != .label {
          if pill == .wrapper { label.frame = view.bounds }
          view.addSubview(label)
        }
        if pill == .pill { view.backgroundColor = .yellow }
        return view
      }
      let (flight, _) = try await KindScreen.flight(from: [views[0]], to: [views[1]])
      for fraction in [0.3, 0.5, 0.7] {
        await flight.show(at: fraction)
        let texts = Headless.nextDisplayList.items.filter { $0.texts.contains("Sale") }
        #expect(texts.map(\.opacity).reduce(0, +) > 0.8, "\(fraction) \(texts.map(\.opacity))")
      }
      await flight.land()
    }

    @Test(arguments: [false, true])
    func `a photo with a shade inside is as without`(hasShade: Bool) async throws {
      let photos = [Self.tile, Self.hero].map { frame in
        let photo = UIImageView(tagged: "it", frame, Self.photo)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.layer.cornerRadius = 20
        if hasShade { photo.addSubview(UIView(photo.bounds, .black.withAlphaComponent(0.3))) }
        photo.addSubview(UILabel(CGRect(x: 30, y: 30, width: 80, height: 30), "Title"))
        return photo
      }
      try await KindScreen.expectStillEnds(from: [photos[0]], to: [photos[1]], every: 3.3)
    }
  }
}

/// A view with a gradient.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [UIColor.red, .blue].map(\.cgColor)
  }

  required init?(coder: NSCoder) { nil }
}

/// A table that says where its rows are.
private final class NumberTable: UITableView, UITableViewDataSource {
  convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
    rowHeight = 60
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource = self
    matchIndexPathProvider = { id in
      id.hasPrefix("photo-") ? Int(id.dropFirst(6)).map { IndexPath(row: $0, section: 0) } : nil
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    let photo = cell.contentView.all(UIImageView.self).first ?? UIImageView()
    photo.showPhoto(in: CGRect(x: 10, y: 10, width: 60, height: 40))
    photo.matchID = "photo-\(path.row)"
    cell.contentView.addSubview(photo)
    return cell
  }
}
#endif
