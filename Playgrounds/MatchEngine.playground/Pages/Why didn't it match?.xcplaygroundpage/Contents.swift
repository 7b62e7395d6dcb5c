//: [Previous: Hosted](@previous)
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

//: The screen that should have morphed. It asks the first question when it has appeared, and the second when a flight has ended that it took part in. The whole table is printed; on the screen it shows what the report says of its own two IDs.

final class Trial: AnswerScreen, MatchFlightObserving {
  let mistake: Mistake

  init(_ mistake: Mistake) {
    self.mistake = mistake
    super.init(Photo.all[mistake.rawValue], title: mistake.title, remedy: mistake.remedy)
    let number = mistake.rawValue
    photoView.matchID = mistake == .misspelt ? "picture-\(number)" : "photo-\(number)"
    titleLabel.matchID = mistake == .misspelt ? "heading-\(number)" : "title-\(number)"
    photoView.isHidden = mistake == .hidden
    if mistake == .twice { addThumbnail().matchID = photoView.matchID }
    closeButton.isHidden = mistake != .inside
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
}

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

//: The list is as it should be. What goes wrong goes wrong when a row is chosen, and above.

final class Mistakes: ChoiceList {
  init() {
    let choices = Mistake.allCases.map { (Photo.all[$0.rawValue], $0.title, $0.what) }
    super.init(choices) { row, number in
      row.photoView.matchID = "photo-\(number)"
      row.titleLabel.matchID = "title-\(number)"
    } chosen: { list, number in
      (list as? Mistakes)?.open(Mistake.allCases[number])
    }
    title = "Mistakes"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window, window.matchInspector == nil else { return }
    window.matchInspector = MatchInspector()
  }

  private func open(_ mistake: Mistake) {
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
