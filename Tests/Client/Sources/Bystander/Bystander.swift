#if canImport(UIKit)
import MatchEngine
import UIKit

/// Something that UIKit has and no stand-in will ever have.
@MainActor let interaction = UIPencilInteraction()
#endif
