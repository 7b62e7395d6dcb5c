// As on Apple's platforms, whoever imports UIKit has Foundation, and a time as QuartzCore spells it.
@_exported import Foundation

public typealias CFTimeInterval = Double
