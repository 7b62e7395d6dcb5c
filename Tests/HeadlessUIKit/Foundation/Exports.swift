// As on Apple's platforms, whoever imports UIKit has Foundation.
@_exported import Foundation
