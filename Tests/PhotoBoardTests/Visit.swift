#if canImport(UIKit)
import MatchEngine
@testable import PhotoBoard
import Testing
import UIKit
import UIKitTestSupport

/// A user with the app before them: what they do, and what they see.
@MainActor struct Visit {
  let store = SettingsStore(keptIn: nil)
  let photos = [Photo].album
  let navigation: UINavigationController
  let window: UIWindow

  /// The app has just been opened.
  init(_ change: (inout Settings) -> Void = { _ in }) async {
    startOver()
    await self.init(withoutStartingOver: change)
  }

  /// A photo has just been opened.
  init(open number: Int) async throws {
    await self.init()
    try await open(number)
  }

  #if !canImport(ObjectiveC)
  /// The app has just been opened on a certain kind of screen.
  init(on screen: ScreenSetting) async {
    Headless.startOver(screen: screen)
    await self.init(withoutStartingOver: { _ in })
  }
  #endif

  private init(withoutStartingOver change: (inout Settings) -> Void) async {
    change(&store.current)
    navigation = .board(of: photos, settings: store)
    window = show(navigation)
    await advance(0.1)
  }

  // MARK: What they do

  /// Taps a photo on the board.
  func tap(_ number: Int) async throws {
    let board = try #require(board)
    if Hands.isAvailable {
      await Hands.tap(try #require(cell(number)))
    } else {
      board.collectionView(board.collectionView, didSelectItemAt: path(number))
    }
    await nextTurn()
  }

  /// Taps a photo and looks at it.
  func open(_ number: Int) async throws {
    try await tap(number)
    await settle()
  }

  /// Turns the pages until a photo is shown.
  func turn(to number: Int) async throws {
    let pages = try #require(pages)
    pages.scrollToItem(at: path(number), at: .centeredHorizontally, animated: false)
    await advance(0.1)
  }

  /// Scrolls the board until a photo is in the middle, if that can be.
  func scroll(to number: Int) async throws {
    let list = try #require(board?.collectionView)
    list.scrollToItem(at: path(number), at: .centeredVertically, animated: false)
    await advance(0.1)
  }

  /// Goes back as the button in the bar does.
  func back() async {
    navigation.popViewController(animated: true)
    await nextTurn()
  }

  /// Goes back, and lets the photo fly for a moment.
  func flyBack() async throws -> MatchFlight {
    await back()
    await advance(0.1)
    return try #require(navigation.matchFlight)
  }

  /// Goes back, and waits until nothing moves.
  func close() async {
    await back()
    await settle()
  }

  /// Opens the settings, taps a switch, and comes back.
  func flip(_ title: String) async throws {
    let settings = try await openSettings()
    let row = try #require(settings.rows(SwitchCell.self).first { $0.titleLabel.text == title })
    row.control.setOn(!row.control.isOn, animated: false)
    row.control.sendActions(for: .valueChanged)
    await close()
  }

  /// Opens the settings.
  func openSettings() async throws -> SettingsController {
    try #require(board).openSettings()
    await settle()
    return try #require(navigation.topViewController as? SettingsController)
  }

  /// Waits until nothing moves.
  func settle() async {
    for _ in 0..<40 where navigation.transitionCoordinator != nil { await advance(0.25) }
    await advance(0.1)
  }

  // MARK: What they see

  var board: BoardController? { navigation.viewControllers.first as? BoardController }
  var gallery: GalleryController? { navigation.topViewController as? GalleryController }
  var pages: UICollectionView? {
    gallery?.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
  }

  /// The cell of a photo, if it is visible on the board.
  func cell(_ number: Int) -> BoardCell? {
    board?.collectionView.cellForItem(at: path(number)) as? BoardCell
  }

  /// Where a view is in the window.
  func place(_ view: UIView) -> CGRect { view.nextBox(in: window) }

  /// Where a photo flies.
  func flown(_ number: Int) -> CGRect? {
    let picture = cell(number)?.photoView.image
    return window.performers.first { $0.shows(picture) }.map(place)
  }

  /// What the engine has left on the screen, and what is not as it was.
  var remains: [String] {
    window.remains + (navigation.matchFlight == nil ? [] : ["a flight"])
      + (navigation.transitionCoordinator == nil ? [] : ["a transition"])
  }

  private func path(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }
}

extension UIView {
  /// What flies, from back to front.
  fileprivate var performers: [UIView] {
    (String(describing: type(of: self)) == "PerformerView" ? [self] : [])
      + subviews.flatMap(\.performers)
  }

  /// What the engine has left at or below this view: there must be nothing.
  fileprivate var remains: [String] {
    let keys = (layer.animationKeys() ?? []).filter { $0.hasPrefix("MatchEngine.") }
    let isEngine = String(reflecting: type(of: self)).hasPrefix("MatchEngine.")
    let own = isEngine ? [String(describing: type(of: self))] : []
    return keys + own + subviews.flatMap(\.remains)
  }

  /// Whether this view or one of its subviews shows a picture.
  fileprivate func shows(_ picture: UIImage?) -> Bool {
    if let picture, (self as? UIImageView)?.image === picture { return true }
    return subviews.contains { $0.shows(picture) }
  }
}

extension UITableViewController {
  /// The rows of one kind, visible or not.
  func rows<Row: UITableViewCell>(_ kind: Row.Type) -> [Row] {
    let sections = 0..<numberOfSections(in: tableView)
    return sections.flatMap { section in
      (0..<tableView(tableView, numberOfRowsInSection: section)).compactMap { row in
        tableView(tableView, cellForRowAt: IndexPath(row: row, section: section)) as? Row
      }
    }
  }
}
#endif
