// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// On a Mac the app takes the library from the folder that it lies in. An iPad does not let a package reach out of
// its own folder: for that, Playgrounds/ipad makes an app that has the library in it.
let package = Package(
  name: "PhotoBoard",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "PhotoBoard",
      targets: ["PhotoBoard"],
      displayVersion: "1.0.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .images),
      accentColor: .presetColor(.teal),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeRight,
        .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ]
    )
  ],
  dependencies: [.package(name: "MatchEngine", path: "../..")],
  targets: [
    .executableTarget(
      name: "PhotoBoard",
      dependencies: [.product(name: "MatchEngine", package: "MatchEngine")],
      path: ".",
      // As in an app that Xcode makes.
      swiftSettings: [.defaultIsolation(MainActor.self)]
    )
  ]
)
