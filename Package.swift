// swift-tools-version: 6.2
import PackageDescription

// Checked out as somebody's dependency, the package is its two libraries and nothing else.
let isDependency = Context.packageDirectory.contains("/checkouts/")

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// On Linux a stand-in takes UIKit's place. No other package may see it: code of theirs under
// `canImport(UIKit)` would be compiled against it.
#if os(Linux)
// Without it, what needs it is left out: MATCHENGINE_CORE_ONLY=1 builds and tests the core alone.
let hasStandIn = !isDependency && Context.environment["MATCHENGINE_CORE_ONLY"] == nil
#else
let hasStandIn = false
#endif

// The laws are checked on thousands of cases, so the debug build that `swift test` makes is optimized.
let tested =
  settings + (isDependency ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))])

// The stand-in shows Foundation to whoever imports it, as UIKit does.
let withUIKit: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Beside a module named UIKit the compiler looks for Apple's overlay of UIKit and Testing.
let testedWithUIKit =
  withUIKit + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

let uiKit: [Target.Dependency] = hasStandIn ? ["UIKit"] : []

var products: [Product] = [
  .library(name: "MatchEngine", targets: ["MatchEngine"]),
  .library(name: "MatchEngineCore", targets: ["MatchEngineCore"]),
]

var targets: [Target] = [
  .target(name: "MatchEngine", dependencies: ["MatchEngineCore"] + uiKit, swiftSettings: tested),
  .target(name: "MatchEngineCore", swiftSettings: tested),
]

if !isDependency {
  products += [
    .library(name: "MatchEngineTestSupport", targets: ["MatchEngineTestSupport"])
  ]
  targets += [
    .target(
      name: "MatchEngineTestSupport",
      dependencies: ["MatchEngineCore"],
      path: "Tests/MatchEngineTestSupport",
      swiftSettings: tested
    ),
    .testTarget(
      name: "MatchEngineCoreTests",
      dependencies: ["MatchEngineCore", "MatchEngineTestSupport"],
      swiftSettings: tested
    ),
    .target(
      name: "UIKitTestSupport",
      dependencies: ["MatchEngineTestSupport"] + uiKit,
      path: "Tests/UIKitTestSupport",
      swiftSettings: testedWithUIKit
    ),
    .testTarget(
      name: "MatchEngineTests",
      dependencies: ["MatchEngine", "MatchEngineTestSupport", "UIKitTestSupport"] + uiKit
        + (hasStandIn ? ["MatchEngineFuzz"] : []),
      swiftSettings: testedWithUIKit
    ),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["MatchEngineTestSupport", "UIKitTestSupport"] + uiKit,
      swiftSettings: testedWithUIKit
    ),
  ]
}

if hasStandIn {
  products += [
    .library(name: "HeadlessUIKit", targets: ["UIKit"]),
    .library(name: "MatchEngineFuzz", targets: ["MatchEngineFuzz"]),
  ]
  targets += [
    .target(
      name: "UIKit",
      path: "Tests/HeadlessUIKit",
      swiftSettings: withUIKit + [.unsafeFlags(["-O"], .when(configuration: .debug))]
    ),
    .target(
      name: "MatchEngineFuzz",
      dependencies: ["MatchEngine", "MatchEngineTestSupport", "UIKit"],
      path: "Tests/MatchEngineFuzz",
      swiftSettings: withUIKit + [.unsafeFlags(["-O"], .when(configuration: .debug))]
    ),
    .testTarget(
      name: "HeadlessTests",
      dependencies: ["MatchEngineTestSupport", "UIKit", "UIKitTestSupport"],
      swiftSettings: testedWithUIKit
    ),
    // The app without its entry point and its own manifest: its screens.
    .target(
      name: "PhotoBoard",
      dependencies: ["MatchEngine", "UIKit"],
      path: "Playgrounds/PhotoBoard.swiftpm",
      exclude: ["App", "Package.swift"],
      swiftSettings: withUIKit
    ),
    .testTarget(
      name: "PhotoBoardTests",
      dependencies: ["MatchEngine", "PhotoBoard", "UIKit", "UIKitTestSupport"],
      swiftSettings: testedWithUIKit
    ),
  ]
}

// The playground's pages, each a command of its own that leaves a film.
let pages = [
  "Photo morph",
  "Card",
  "Under your finger",
  "Curves and springs",
  "Containers",
  "Inside one screen",
  "Why didn't it match?",
]

if hasStandIn {
  let playground = "Playgrounds/MatchEngine.playground"
  // "Photo morph" is played by PhotoMorph.
  let commands = pages.map { page in
    page.filter { $0.isLetter || $0 == " " }.split(separator: " ")
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
  targets += [
    .target(
      name: "Films",
      dependencies: ["MatchEngine", "UIKit"],
      path: "Tests/Films",
      resources: [.embedInCode("Player")],
      swiftSettings: withUIKit
    ),
    .target(
      name: "PlaygroundSources",
      dependencies: ["MatchEngine", "UIKit"],
      path: "\(playground)/Sources",
      swiftSettings: withUIKit
    ),
    .target(
      name: "PlaygroundSupport",
      dependencies: ["Films", "PlaygroundSources", "UIKit"],
      path: "Tests/PlaygroundSupport",
      swiftSettings: withUIKit
    ),
    .testTarget(
      name: "FilmTests",
      dependencies: ["Films", "MatchEngine", "UIKit", "UIKitTestSupport"]
        + commands.map { .target(name: $0) },
      exclude: ["Browser", "Golden"],
      swiftSettings: testedWithUIKit
    ),
  ]
  targets += zip(pages, commands).map { page, command in
    .executableTarget(
      name: command,
      dependencies: ["MatchEngine", "PlaygroundSupport", "UIKit"],
      path: "\(playground)/Pages/\(page).xcplaygroundpage",
      sources: ["Contents.swift"],
      swiftSettings: withUIKit
    )
  }
}

let package = Package(
  name: "MatchEngine",
  platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
