// As on Apple's platforms, whoever imports UIKit has Foundation, as all files here do, and a time as QuartzCore has it.
@_exported import Foundation

public typealias CFTimeInterval = Double
