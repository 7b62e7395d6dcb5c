/// The engine beneath the UIKit layer: a platform-free core that other layers can be built on, too.
@_exported public import MatchEngineCore
