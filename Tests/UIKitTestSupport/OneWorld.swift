import Testing

/// The root of every suite that touches UIKit, in all targets: there is one screen and one clock, so one test at a time.
@Suite(.serialized) public enum OneWorld {}
