//: [Previous: Views of your own](@previous)
//:
//: # Why didn't it match?
//:
//: Six mistakes that everybody makes once. Tap a row: the screen that comes should have morphed, and did not, or not quite. It then shows, and prints, what MatchEngine has to say about it. There is always a reason to be had, and there are two questions to ask:
//:
//: * `controller.matchDiagnosis`: **why did nothing fly at all?** Nil if something did.
//: * `flight.report`: **what flew, what did not, and why?** A value to be looked through, and a table when it is printed.
//:
//: Or let the window show both: with `window.matchInspector = MatchInspector()`, which this page sets below, everything that is tagged is outlined and named, red where it could not fly, and a bar at the bottom slows, steps and scrubs a flight.

import MatchEngine
import PlaygroundSupport
import UIKit

enum Mistake: Int, CaseIterable {
  case misspelt, hidden, twice, inside, still, refused

  var title: String {
    switch self {
    case .misspelt: "Another ID"
    case .hidden: "Shown too late"
    case .twice: "One ID, two views"
    case .inside: "Told the wrong one"
    case .still: "Not animated"
    case .refused: "Refused"
    }
  }

  var what: String {
    switch self {
    case .misspelt: "“photo-0” here, “picture-0” there"
    case .hidden: "The photo is hidden until it has appeared"
    case .twice: "A thumbnail has the photo's ID, too"
    case .inside: "matchTransition on a child of what is presented"
    case .still: "pushViewController(…, animated: false)"
    case .refused: "The container says .system"
    }
  }

  var remedy: String {
    switch self {
    case .misspelt:
      "Make IDs in one place: an extension of the model, say, that is asked by both screens."
    case .hidden:
      "Show it from the start, or fade it in by an effect. What cannot be seen has no place to fly to."
    case .twice:
      "Say which one is meant: return it, or the view around it, from revealMatches(_:) of MatchRevealing."
    case .inside:
      "Set matchTransition on the very controller that you push or present: here, the navigation."
    case .still:
      "Animate. Without an animation UIKit asks nobody for one."
    case .refused:
      "A transition of the controller's own, matchTransition, would win over its container's."
    }
  }
}

//: The screen that should have morphed. It asks the first question when it has appeared, and the second when a flight has ended that it took part in. The whole table is printed; on the screen it shows what the report says of its own two IDs.

final class Trial: UIViewController, MatchFlightObserving {
  let closeButton = UIButton(type: .system)
  let mistake: Mistake
  private let photoView = UIImageView()
  private let titleLabel = UILabel()
  private let answerLabel = UILabel()

  init(_ mistake: Mistake) {
    self.mistake = mistake
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    photoView.isHidden = false
    guard let diagnosis = matchDiagnosis else { return }
    print("\(mistake.title): \(diagnosis)\n")
    answerLabel.text = "\(diagnosis)"
  }

  func matchFlightWillBegin(_ flight: MatchFlight) {}

  func matchFlightDidEnd(_ flight: MatchFlight) {
    guard let report = flight.report, viewIfLoaded?.window != nil else { return }
    print("\(mistake.title): \(report)\n")
    let rows = report.rows.filter { $0.id.hasSuffix("-\(mistake.rawValue)") }
    answerLabel.text = rows.map { "\($0.id) \($0.fate): \($0.note)" }.joined(separator: "\n\n")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let number = mistake.rawValue
    photoView.matchID = mistake == .misspelt ? "picture-\(number)" : "photo-\(number)"
    titleLabel.matchID = mistake == .misspelt ? "heading-\(number)" : "title-\(number)"
    photoView.isHidden = mistake == .hidden
    layOut()
    if mistake == .twice { addThumbnail() }
  }

  private func addThumbnail() {
    let thumbnail = UIImageView(image: photoView.image)
    thumbnail.matchID = photoView.matchID
    thumbnail.frame = CGRect(x: 16, y: 16, width: 72, height: 54)
    thumbnail.layer.borderWidth = 3
    thumbnail.layer.borderColor = UIColor.white.cgColor
    photoView.addSubview(thumbnail)
  }

  private func layOut() {
    photoView.image = Photo.all[mistake.rawValue].image
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    titleLabel.text = mistake.title
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    answerLabel.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    answerLabel.numberOfLines = 0
    answerLabel.text = "…"
    closeButton.setTitle("Close", for: .normal)
    closeButton.isHidden = mistake != .inside
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .primaryActionTriggered
    )
    let answer = UIView()
    answer.backgroundColor = .tertiarySystemFill
    answer.layer.cornerRadius = 12
    answer.fill(with: answerLabel, insets: 14)
    let remedyLabel = UILabel(mistake.remedy, .body, lines: 0)
    let parts = [titleLabel, answer, remedyLabel, closeButton]
    let texts = UIStackView(arrangedSubviews: parts)
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 16
    for part in [photoView, texts] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      photoView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photoView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      photoView.heightAnchor.constraint(equalToConstant: 230),
      texts.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 20),
      texts.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      answer.widthAnchor.constraint(equalTo: texts.widthAnchor),
    ])
  }
}

//: The list is as it should be. What goes wrong goes wrong in `didSelectRowAt` and above.

final class MistakeCell: UITableViewCell {
  private let photoView = UIImageView()
  private let titleLabel = UILabel("", .headline)
  private let whatLabel = UILabel("", .footnote, .secondaryLabel, lines: 2)

  func show(_ mistake: Mistake) {
    photoView.image = Photo.all[mistake.rawValue].image
    titleLabel.text = mistake.title
    whatLabel.text = mistake.what
    photoView.matchID = "photo-\(mistake.rawValue)"
    titleLabel.matchID = "title-\(mistake.rawValue)"
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 12
    let texts = UIStackView(arrangedSubviews: [titleLabel, whatLabel])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 3
    let row = UIStackView(arrangedSubviews: [photoView, texts])
    row.alignment = .center
    row.spacing = 16
    contentView.fill(with: row, insets: 14)
    NSLayoutConstraint.activate([
      photoView.widthAnchor.constraint(equalToConstant: 68),
      photoView.heightAnchor.constraint(equalToConstant: 68),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class Mistakes: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mistakes"
    tableView.rowHeight = 96
    tableView.register(MistakeCell.self, forCellReuseIdentifier: "mistake")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window, window.matchInspector == nil else { return }
    window.matchInspector = MatchInspector()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Mistake.allCases.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mistake", for: indexPath)
    (cell as? MistakeCell)?.show(Mistake.allCases[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let mistake = Mistake.allCases[indexPath.row]
    let trial = Trial(mistake)
    if mistake == .inside {
      trial.matchTransition = MatchTransition()
      let wrapped = UINavigationController(rootViewController: trial)
      wrapped.modalPresentationStyle = .fullScreen
      present(wrapped, animated: true)
    } else {
      navigationController?.pushViewController(trial, animated: mistake != .still)
    }
  }
}

let list = Mistakes()
let navigation = UINavigationController(rootViewController: list)
navigation.navigationBar.prefersLargeTitles = true
navigation.childMatchTransitionProvider = { change in
  let isRefused = [change.from, change.to].contains { ($0 as? Trial)?.mistake == .refused }
  return isRefused ? .system : MatchTransition()
}

PlaygroundPage.current.show(navigation) { hand in
  for mistake in [Mistake.misspelt, .hidden, .twice, .inside] {
    hand.wait(0.4)
    hand.tap { list.tableView.cellForRow(at: IndexPath(row: mistake.rawValue, section: 0)) }
    hand.wait(1.4)
    if mistake == .inside {
      hand.tap { (list.presentedViewController?.children.first as? Trial)?.closeButton }
    } else {
      hand.goBack(in: navigation)
    }
    hand.wait(0.8)
  }
}

//: **Try:**
//: * The bar at the bottom: a tenth of the speed, then *Pause*, and move the flight to and fro.
//: * The last two rows, which the hand leaves to you.
//: * Follow the remedies, one after the other, until every row flies.
//: * Turn on *Reduce Motion* in the simulator: nothing moves, and everything ends as before.
//: * `print(flight)` in your own app: `controller.matchFlight?.whenEnded { print($0.report ?? "nothing was planned") }`.
//:
//: [Next: Your own screens](@next)
