// swift-tools-version: 6.2
// A lower version than this would not do: below it, SwiftPM refuses to build a package for another one if it has unsafe
// flags, as this one has on Linux.
import PackageDescription

// A package that depends on this one gets the products, and builds nothing of the rest. On Linux there is no UIKit: there
// the core is all of the library, and a stand-in for UIKit, which no product contains, serves the tests.
// MATCHENGINE_CORE_ONLY=1 leaves that out, and all that needs it.
#if os(Linux)
let hasStandIn = Context.environment["MATCHENGINE_CORE_ONLY"] == nil
#else
let hasStandIn = false
#endif

// MARK: Settings

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The laws are checked on thousands of cases, so what they are about is optimized in debug builds too, and what draws
// their frames.
#if os(Linux)
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]
#else
let optimized: [SwiftSetting] = []
#endif
let library = strict + [.enableUpcomingFeature("InternalImportsByDefault")] + optimized

// Whoever imports UIKit sees Foundation too, and there is no overlay of UIKit and Testing.
let noOverlays: SwiftSetting = .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
let besideUIKit = strict + [noOverlays]

// MARK: Targets

func target(
  _ name: String,
  in folder: String? = nil,
  uses names: [String] = [],
  exclude: [String] = [],
  resources: [Resource] = [],
  _ settings: [SwiftSetting] = besideUIKit
) -> Target {
  .target(
    name: name,
    dependencies: names.filter(isThere).map { .byName(name: $0) },
    path: folder ?? "Tests/\(name)",
    exclude: exclude,
    resources: resources,
    swiftSettings: settings
  )
}

func tests(
  _ name: String,
  use names: [String],
  exclude: [String] = [],
  _ settings: [SwiftSetting] = besideUIKit
) -> Target {
  .testTarget(
    name: name,
    dependencies: names.filter(isThere).map { .byName(name: $0) },
    exclude: exclude,
    swiftSettings: settings
  )
}

func isThere(_ name: String) -> Bool {
  hasStandIn || !["MatchEngineFuzz", "UIKit"].contains(name)
}

let libraries = [
  target("MatchEngine", in: "Sources/MatchEngine", uses: ["MatchEngineCore", "UIKit"], library),
  target("MatchEngineCore", in: "Sources/MatchEngineCore", library),
]

let testing = [
  target("MatchEngineTestSupport", uses: ["MatchEngineCore"], library),
  tests("MatchEngineCoreTests", use: ["MatchEngineCore", "MatchEngineTestSupport"], strict),
  target("UIKitTestSupport", uses: ["MatchEngineTestSupport", "UIKit"], besideUIKit + optimized),
  tests("UIKitTests", use: ["MatchEngineTestSupport", "UIKit", "UIKitTestSupport"]),
  // The app without its entry point and its own manifest. Where there is no stand-in, only what it asks UIKit is
  // built: that is tested against Apple's.
  target(
    "PhotoBoard",
    in: "Playgrounds/PhotoBoard.swiftpm",
    uses: ["MatchEngine", "UIKit"],
    exclude: ["App", "Package.swift"]
      + (hasStandIn ? [] : ["Board", "Debugging", "Gallery", "Photos", "Settings"]),
    besideUIKit + [.defaultIsolation(MainActor.self)]
  ),
  tests("ProbeTests", use: ["PhotoBoard", "UIKit", "UIKitTestSupport"]),
  tests(
    "MatchEngineTests",
    use: ["MatchEngine", "MatchEngineFuzz", "MatchEngineTestSupport", "UIKit", "UIKitTestSupport"]
  ),
]

let standIn = [
  // It has no more checks at run time than Apple's, which is not written in Swift.
  target(
    "UIKit",
    in: "Tests/HeadlessUIKit",
    besideUIKit + optimized
      + [.unsafeFlags(["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"])]
  ),
  tests("HeadlessTests", use: ["MatchEngineTestSupport", "UIKit", "UIKitTestSupport"]),
  target(
    "MatchEngineFuzz",
    uses: ["MatchEngine", "MatchEngineCore", "MatchEngineTestSupport", "UIKit"],
    besideUIKit + optimized
  ),
  // A client of two libraries whose types could be taken for one another, strict and not.
  target("OldNames"),
  tests("NamesTests", use: ["MatchEngine", "OldNames", "UIKit"]),
  tests("PlainNamesTests", use: ["MatchEngine", "OldNames", "UIKit"], [noOverlays]),
]

let app = [
  tests(
    "PhotoBoardTests",
    use: ["MatchEngine", "MatchEngineTestSupport", "PhotoBoard", "UIKit", "UIKitTestSupport"]
  )
]

// The playground's pages, each a command of its own that leaves a film, or is touched in a browser:
// "Photo morph" is PhotoMorph.
let playground = "Playgrounds/MatchEngine.playground"
let pages = [
  "Photo morph", "Grid and pager", "Cards", "Under your finger", "Curves and springs",
  "Everything that interpolates", "Effects", "A photo that comes late", "Containers", "Dial",
  "Inside one screen", "Sorting", "Views of your own", "Hosted", "Why didn't it match?",
  "Your own screens",
].map { page in
  Target.executableTarget(
    name: page.split(separator: " ")
      .map { $0.prefix(1).uppercased() + $0.dropFirst().filter(\.isLetter) }.joined(),
    dependencies: ["MatchEngine", "PlaygroundSupport", "UIKit"],
    path: "\(playground)/Pages/\(page).xcplaygroundpage",
    sources: ["Contents.swift"],
    swiftSettings: besideUIKit
  )
}
let films = [
  // The app, to be touched.
  Target.executableTarget(
    name: "PhotoBoardLive",
    dependencies: ["Films", "PhotoBoard", "UIKit"],
    path: "Tests/PhotoBoardLive",
    swiftSettings: besideUIKit
  ),
  // One film of what no page shows, to be looked at.
  Target.executableTarget(
    name: "Scenes",
    dependencies: ["MatchEngine", "PlaygroundSupport", "UIKit"],
    path: "Tests/Scenes",
    swiftSettings: besideUIKit
  ),
  target(
    "Films",
    uses: ["MatchEngine", "MatchEngineCore", "MatchEngineTestSupport", "UIKit"],
    resources: [.embedInCode("Player")]
  ),
  target("PlaygroundSources", in: "\(playground)/Sources", uses: ["UIKit"]),
  target("PlaygroundSupport", uses: ["Films", "PlaygroundSources", "UIKit"]),
  tests(
    "FilmTests",
    use: ["Films", "MatchEngine", "MatchEngineTestSupport", "UIKit", "UIKitTestSupport"]
      + pages.map(\.name),
    exclude: ["Browser", "Golden"]
  ),
]

// What is measured, and what plays apps by chance: `swift run -c release benchmarks`.
let benchmarks = [
  Target.executableTarget(
    name: "benchmarks",
    dependencies: [
      "CAllocationCounter", "CFloor", "MatchEngine", "MatchEngineCore", "MatchEngineFuzz",
      "MatchEngineTestSupport", "UIKit",
    ],
    path: "Tests/Benchmarks/Benchmarks",
    swiftSettings: library
  ),
  .target(name: "CAllocationCounter", path: "Tests/Benchmarks/CAllocationCounter"),
  .target(
    name: "CFloor",
    path: "Tests/Benchmarks/CFloor",
    cSettings: [.unsafeFlags(["-O3"])],
    linkerSettings: [.linkedLibrary("m")]
  ),
]
let trials = ["Fuzz", "Soak"].map { folder in
  Target.executableTarget(
    name: folder.lowercased(),
    dependencies: ["MatchEngineFuzz", "MatchEngineTestSupport"],
    path: "Tests/Benchmarks/\(folder)",
    swiftSettings: library
  )
}

let package = Package(
  name: "MatchEngine",
  platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: [
    .library(name: "MatchEngine", targets: [hasStandIn ? "MatchEngineCore" : "MatchEngine"]),
    .library(name: "MatchEngineCore", targets: ["MatchEngineCore"]),
  ],
  targets: libraries + testing
    + (hasStandIn ? standIn + app + films + pages + benchmarks + trials : []),
  swiftLanguageModes: [.v6]
)
