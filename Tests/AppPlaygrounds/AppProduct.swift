// What Xcode's manifests may say of an app, as far as the app playgrounds say it; here it is a program.
enum AppIcon {
  case placeholder(icon: PlaceholderIcon)
}

enum PlaceholderIcon { case images, star }

enum AccentColor {
  case presetColor(PresetColor)
}

enum PresetColor { case blue, teal }

enum DeviceFamily { case pad, phone }

enum Orientation {
  case portrait, landscapeLeft, landscapeRight
  case portraitUpsideDown(Condition)
}

enum Condition {
  case when(deviceFamilies: [DeviceFamily])
}

extension Product {
  static func iOSApplication(
    name: String,
    targets: [String],
    displayVersion: String,
    bundleVersion: String,
    appIcon: AppIcon,
    accentColor: AccentColor,
    supportedDeviceFamilies: [DeviceFamily],
    supportedInterfaceOrientations: [Orientation]
  ) -> Product { .executable(name: name, targets: targets) }
}
