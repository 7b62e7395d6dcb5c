// The types of the core that an app needs. For the rest, import the core itself.
@_exported public import struct MatchEngineCore.MatchClipRule
@_exported public import struct MatchEngineCore.MatchCrossFade
@_exported public import enum MatchEngineCore.MatchDirection
@_exported public import struct MatchEngineCore.MatchEffect
@_exported public import struct MatchEngineCore.MatchFit
@_exported public import enum MatchEngineCore.MatchOutcome
@_exported public import struct MatchEngineCore.MatchPath
@_exported public import struct MatchEngineCore.MatchPhase
@_exported public import struct MatchEngineCore.MatchReport
@_exported public import struct MatchEngineCore.MatchSkipReason
@_exported public import struct MatchEngineCore.MatchStagger
@_exported public import struct MatchEngineCore.MatchStyle
@_exported public import struct MatchEngineCore.MatchTiming
