package import MatchEngineCore

// All that an app can write, in lists.

extension MatchFit {
  package static var all: [MatchFit] { [automatic, fill, fit, stretch, width, height] }
}

extension MatchClipRule {
  package static var all: [MatchClipRule] { [automatic, always, never] }
}

extension MatchEffect.Edge {
  package static var all: [MatchEffect.Edge] { [left, right, top, bottom, leading, trailing] }
}
