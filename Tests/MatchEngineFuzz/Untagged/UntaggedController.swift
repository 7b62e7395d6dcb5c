import UIKit

/// A screen on which nothing is tagged, made from a description.
final class UntaggedController: UIViewController {
  let number: Int
  let made: UntaggedScreen
  private let book: CallBook
  /// The scroll views in it, with those of cells that were made on the way.
  private(set) var scrollViews: [(name: String, view: UIScrollView)] = []
  private var guards: [GuestDelegate] = []
  private(set) var fields: [UITextField] = []
  private(set) var sliders: [UISlider] = []
  /// What may fly, once it is tagged; it is in sight in lists that have moved sideways, too.
  let mark = UIView(frame: CGRect(x: 170, y: 140, width: 60, height: 60))

  init(_ number: Int, _ description: UntaggedScreen, _ book: CallBook) {
    (self.number, made, self.book) = (number, description, book)
    super.init(nibName: nil, bundle: nil)
    title = "Screen \(number)"
    hidesBottomBarWhenPushed = description.hidesBottomBar
    toolbarItems = [UIBarButtonItem(title: "Tool \(number)")]
    let item = navigationItem
    item.hidesBackButton = description.left == .hidden
    if description.left == .own || description.left == .ownAndBack {
      item.leftBarButtonItem = UIBarButtonItem(title: "Left")
      item.leftItemsSupplementBackButton = description.left == .ownAndBack
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: What it shows

  override func loadView() {
    let frame = UIScreen.main.bounds
    let content = content(frame)
    if made.isRoot {
      view = content
    } else {
      view = UIView(frame: frame)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
    }
    view.backgroundColor = UIColor(white: 0.9 + 0.01 * CGFloat(number), alpha: 1)
    mark.backgroundColor = UIColor(red: 0.2, green: 0.1 * CGFloat(number), blue: 0.6, alpha: 1)
    view.addSubview(mark)
    if made.refreshes { list?.refreshControl = refreshing() }
    if made.selectsMany, let list {
      let pan = UIPanGestureRecognizer(handler: { [book, number] in
        book.note("\(number) selects \($0.state)")
      })
      pan.minimumNumberOfTouches = 2
      list.addGestureRecognizer(pan)
      let stroke = UISwipeGestureRecognizer()
      stroke.direction = number % 2 == 0 ? .down : [.left, .right]
      stroke.addHandler { [book, number] _ in book.note("\(number) strokes") }
      list.addGestureRecognizer(stroke)
    }
    addGuests()
  }

  private func refreshing() -> UIRefreshControl {
    let control = UIRefreshControl()
    let refresh = UIAction { [weak self, weak control] _ in
      self?.note("refreshes")
      control?.endRefreshing()
    }
    control.addAction(refresh, for: .valueChanged)
    return control
  }

  /// What scrolls most.
  var list: UIScrollView? { scrollViews.first?.view }

  private func content(_ frame: CGRect) -> UIView {
    switch made.content {
    case .plain: return UIView(frame: frame)
    case .table, .pagersInList: return table(frame)
    case .grid: return grid(frame)
    case .pager, .listsInPager: return pager(frame)
    case .zooming: return zooming(frame)
    case .form: return form(frame)
    case .sideways:
      let scroll = added(UIScrollView(frame: frame), "sideways")
      scroll.contentSize = CGSize(width: 2 * frame.width, height: frame.height / 2)
      scroll.contentOffset.x = number % 2 == 0 ? 0 : 150
      return filled(scroll)
    }
  }

  private func table(_ frame: CGRect) -> UIView {
    let table = added(UITableView(frame: frame), "table")
    table.rowHeight = made.content == .table ? 64 : 120
    table.dataSource = self
    return table
  }

  private func grid(_ frame: CGRect) -> UIView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    let grid = added(UICollectionView(frame: frame, collectionViewLayout: layout), "grid")
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    return grid
  }

  private func pager(_ frame: CGRect) -> UIView {
    let pager = added(UIScrollView(frame: frame), "pager")
    pager.isPagingEnabled = true
    pager.contentInsetAdjustmentBehavior = .never
    pager.contentSize = CGSize(width: 3 * frame.width, height: frame.height)
    guard made.content == .listsInPager else { return filled(pager) }
    for page in 0..<3 {
      let place = frame.offsetBy(dx: CGFloat(page) * frame.width, dy: 0)
      let list = added(UIScrollView(frame: place), "page \(page)")
      list.contentSize = CGSize(width: frame.width, height: 3 * frame.height)
      pager.addSubview(filled(list))
    }
    return pager
  }

  private func zooming(_ frame: CGRect) -> UIView {
    let zoom = added(UIScrollView(frame: frame), "zoom")
    zoom.contentSize = frame.size
    filled(zoom)
    zoom.maximumZoomScale = 3
    return zoom
  }

  private func form(_ frame: CGRect) -> UIView {
    let form = added(UIScrollView(frame: frame), "form")
    form.contentSize = CGSize(width: frame.width, height: 1.4 * frame.height)
    for row in 0..<6 {
      let place = CGRect(x: 20, y: 40 + 120 * CGFloat(row), width: 340, height: 44)
      if row % 2 == 0 {
        let slider = UISlider(frame: place)
        slider.value = 0.5
        let move = UIAction { [weak self] _ in self?.note("slides") }
        slider.addAction(move, for: .valueChanged)
        sliders.append(slider)
        form.addSubview(slider)
      } else {
        let field = UITextField(frame: place)
        field.placeholder = "Field \(row)"
        field.delegate = self
        fields.append(field)
        form.addSubview(field)
      }
    }
    return form
  }

  /// A scroll view with something to see in it.
  @discardableResult private func filled(_ scroll: UIScrollView) -> UIScrollView {
    let view = UIView(frame: CGRect(origin: .zero, size: scroll.contentSize))
    view.backgroundColor = UIColor(white: 0.7, alpha: 1)
    for number in 0..<6 {
      let place = CGRect(x: 30 + 110 * number, y: 60 + 130 * number, width: 80, height: 80)
      let part = UIView(frame: place)
      part.backgroundColor = UIColor(white: 0.1 * CGFloat(number), alpha: 1)
      view.addSubview(part)
    }
    scroll.addSubview(view)
    return scroll
  }

  private func added<Scroll: UIScrollView>(_ scroll: Scroll, _ name: String) -> Scroll {
    scrollViews.append(("\(number) \(name)", scroll))
    scroll.delegate = self
    return scroll
  }

  func fill(_ cell: UIView, _ index: Int) {
    if made.content == .pagersInList {
      let pager = added(UIScrollView(frame: cell.bounds), "cell \(scrollViews.count)")
      pager.frame.size = CGSize(width: 393, height: 110)
      pager.contentSize = CGSize(width: 1000, height: 110)
      pager.isPagingEnabled = index % 2 == 0
      cell.addSubview(filled(pager))
    }
    for (guest, number) in zip(made.guests, 0...) where guest.place == .cell {
      add(guest, "\(self.number) \(guest.kind) in a cell \(number)", to: cell)
    }
  }

  /// Returns whether anything was edited.
  func endEditing() -> Bool {
    let edited = fields.filter(\.isFirstResponder)
    for field in edited { field.resignFirstResponder() }
    return !edited.isEmpty
  }

  // MARK: The app's recognizers

  private func addGuests() {
    for (guest, number) in zip(made.guests, 0...) {
      let name = "\(self.number) \(guest.kind) on the \(guest.place) \(number)"
      switch guest.place {
      case .screen: add(guest, name, to: view)
      case .list: add(guest, name, to: list ?? view)
      case .cell:
        if !(list is UITableView), !(list is UICollectionView) {
          add(
            guest,
            "\(self.number) \(guest.kind) in a cell \(number)",
            to: list?.subviews.first ?? mark
          )
        }
      case .around: break
      }
    }
  }

  /// Adds those that belong around the container.
  func addGuests(around container: UIView) {
    for (guest, number) in zip(made.guests, 0...) where guest.place == .around {
      add(guest, "\(self.number) \(guest.kind) around \(number)", to: container)
    }
  }

  private func add(_ guest: UntaggedScreen.Guest, _ name: String, to view: UIView) {
    let recognizer = guest.kind.made
    let fingers = guest.kind.needsTwoFingers ? "two fingers move" : "one finger moves"
    recognizer.addHandler { [book] in
      book.note("\(name) \($0.state)")
      book.meet("\(fingers) \(guest.place)")
    }
    if guest.answer != .silent {
      let delegate = GuestDelegate(name, guest.answer, book)
      guards.append(delegate)
      recognizer.delegate = delegate
    }
    view.addGestureRecognizer(recognizer)
  }

  // MARK: What it is told

  func note(_ call: String) { book.note("\(number) \(call)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear \(animated)")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing \(animated)")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("willLayout")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("didLayout")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear \(animated)")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear \(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear \(animated)")
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note("insetsDidChange")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent != nil)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent != nil)")
  }

  private func name(_ scrollView: UIScrollView) -> String {
    scrollViews.first { $0.view === scrollView }?.name ?? "?"
  }
  func note(_ call: String, _ scrollView: UIScrollView) {
    book.note("\(name(scrollView)) \(call)")
  }
}

extension UntaggedScreen.Guest.Kind {
  @MainActor fileprivate var made: UIGestureRecognizer {
    switch self {
    case .pan: return UIPanGestureRecognizer()
    case .twoFingers:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      return pan
    case .pinch: return UIPinchGestureRecognizer()
    case .tap: return UITapGestureRecognizer()
    case .longPress: return UILongPressGestureRecognizer()
    case .edge:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      return edge
    }
  }
}
