import MatchEngine
import UIKit

/// What the user has chosen.
struct Settings: Codable, Equatable, Sendable {
  var movement = Movement.spring
  /// In seconds, before it is slowed down.
  var duration = 0.5
  /// How much a spring overshoots.
  var bounce = 0.15
  var isSlow = false
  var isArched = false
  var isStaggered = false
  var screens = Screens.fade
  var swipesBack = true
  var pullsDown = true
  var pinchesBack = true
  /// Whether it moves although the user has asked the system for less movement.
  var movesAlways = false
  /// Whether an inspector shows what flies.
  var isInspected = false
  /// What was seen in a first hour with the app, by the names of the steps.
  var answers: [String: FirstHour.Answer] = [:]

  /// How views move.
  enum Movement: String, Codable, CaseIterable, Sendable {
    case spring, ease, linear
  }

  /// What the two screens do behind the views that fly.
  enum Screens: String, Codable, CaseIterable, Sendable {
    case fade, zoom, push, cover, none
  }
}

extension Settings {
  /// What the library is told.
  var transition: MatchTransition {
    MatchTransition {
      $0.timing = timing
      $0.stagger = isStaggered ? .step(isSlow ? 0.3 : 0.06) : .together
      $0.screenEffect = effect
      $0.style.path = isArched ? .arc(1) : .straight
      $0.gestures = gestures
      $0.movesWithReducedMotion = movesAlways
    }
  }

  private var timing: MatchTiming {
    let seconds = duration * (isSlow ? 5 : 1)
    return switch movement {
    case .spring: .spring(duration: seconds, bounce: bounce)
    case .ease: .easeInOut(duration: seconds)
    case .linear: .linear(duration: seconds)
    }
  }

  private var effect: MatchEffect {
    switch screens {
    case .fade: .fade
    case .zoom: .zoom
    case .push: .push(from: .trailing)
    case .cover: .cover(from: .bottom)
    case .none: .identity
    }
  }

  private var gestures: MatchTransition.Gestures {
    var gestures: MatchTransition.Gestures = .grab
    if swipesBack { gestures.insert(.edge) }
    if pullsDown { gestures.insert(.pull) }
    if pinchesBack { gestures.insert(.pinch) }
    return gestures
  }
}
