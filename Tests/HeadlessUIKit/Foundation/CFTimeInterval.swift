// A time in seconds, as QuartzCore spells it.
import Foundation

public typealias CFTimeInterval = Double
