#if canImport(UIKit)
import UIKit

// What pictures and drawings show.
nonisolated extension Probe {
  static let pictures = [
    Probe(
      "picturesBelowHeldViewsAreBlank",
      open: "Whether what is inside a view that is held at an opacity of 0 is drawn blank"
    ) { room in
      let view = await room.showBelowHeld()
      return "\(ProbePixels(ofSeen: view).opacity(at: 10) < 0.5)"
    },
    Probe(
      "updatesShowWhatIsBelowHeldViews",
      relies: "With screen updates it is not blank"
    ) { room in
      let view = await room.showBelowHeld()
      return "\(ProbePixels(ofSeen: view, afterScreenUpdates: true).opacity(at: 10) > 0.5)"
    },
    Probe(
      "farAwayViewsArePictured",
      relies: "A view that is held far outside the screen is drawn as it is"
    ) { room in
      let (view, host) = await room.showView()
      view.backgroundColor = .red
      host.layer.hold(CATransform3DMakeTranslation(100_000, 0, 0), of: "transform")
      await room.wait(0.1)
      return "\(ProbePixels(ofSeen: view).opacity(at: 10) > 0.5)"
    },
    Probe(
      "committedViewsArePictured",
      relies: "A view has a picture once a layer of its turn has a presentation"
    ) { room in
      let (view, host) = await room.showView()
      view.backgroundColor = .red
      var finding: String?
      for _ in 0..<20 where finding == nil {
        await room.wait(0.01)
        guard host.layer.presentation() != nil else { continue }
        finding = "\(ProbePixels(ofSeen: view).opacity(at: 10) > 0.5)"
      }
      return finding
    },
    Probe(
      "viewsAreSeenOnPictures",
      relies: "A view that is added to a snapshot is seen on it"
    ) { room in
      let (view, host) = await room.showView()
      await room.wait(0.1)
      guard let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
      let cover = UIView(frame: view.bounds)
      cover.backgroundColor = .red
      picture.addSubview(cover)
      host.addSubview(picture)
      await room.wait(0.1)
      return "\(ProbePixels(ofSeen: picture).opacity(at: 10) > 0.5)"
    },
    Probe(
      "rendersDrawTheModel",
      relies: "A layer renders what was never committed, beyond its bounds, without animations",
      settledBy: "PX-1"
    ) { room in
      let (view, _) = await room.showView()
      view.backgroundColor = .red
      await room.wait(0.1)
      view.layer.hold(Float(0), of: "opacity")
      let outside = UIView(frame: CGRect(x: 30, y: 0, width: 20, height: 20))
      outside.backgroundColor = .red
      view.addSubview(outside)
      let pixels = ProbePixels(ofRendered: view.layer, CGSize(width: 60, height: 20))
      return "\(pixels.opacity(at: 10) > 0.5 && pixels.opacity(at: 40) > 0.5)"
    },
    Probe(
      "rendersTakeOpacityAndNoPlace",
      relies: "A layer renders with its opacity, and without its position and transform"
    ) { _ in
      let view = UIView(frame: CGRect(x: 200, y: 200, width: 20, height: 20))
      view.backgroundColor = .red
      view.alpha = 0.5
      view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      let pixels = ProbePixels(ofRendered: view.layer, view.bounds.size)
      return "\([1, 10, 18].allSatisfy { abs(pixels.opacity(at: $0) - 0.5) < 0.1 })"
    },
    Probe(
      "contentsRectsShowParts",
      relies: "A contents rectangle stretches a part of an image over its view",
      settledBy: "VH-17"
    ) { room in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      let (view, _) = await room.showView()
      let picture = UIImageView(image: image)
      picture.frame = view.bounds
      view.addSubview(picture)
      picture.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
      await room.wait(0.1)
      return "\(ProbePixels(ofSeen: view).opacity(at: 17) > 0.5)"
    },
    Probe(
      "shadowsAreCastByContents",
      relies: "A clear view's shadow is that of what is in it",
      settledBy: "VH-6"
    ) { room in
      let (view, host) = await room.showView()
      let content = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 20))
      content.backgroundColor = .red
      view.addSubview(content)
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = 0
      view.layer.shadowOffset = CGSize(width: 30, height: 0)
      await room.wait(0.1)
      let pixels = ProbePixels(ofSeen: host)
      return "\(pixels.opacity(at: 40) > 0.5 && pixels.opacity(at: 32) < 0.5)"
    },
    Probe(
      "stylesCountBeforeViewsAreIn",
      relies: "A view has the style that it overrides before it is in another one, and there"
    ) { room in
      let (_, host) = await room.showView()
      host.overrideUserInterfaceStyle = .light
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      let dark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      dark.overrideUserInterfaceStyle = .dark
      let picture = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
      picture.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .clear }
      dark.addSubview(picture)
      let isDark = [dark, picture].allSatisfy { $0.traitCollection.userInterfaceStyle == .dark }
      host.addSubview(dark)
      await room.wait(0.1)
      return "\(isDark && ProbePixels(ofSeen: host).opacity(at: 10) > 0.5)"
    },
  ]
}

extension ProbeRoom {
  /// A red view inside one that is held at an opacity of 0.
  fileprivate func showBelowHeld() async -> UIView {
    let (view, host) = await showView()
    view.backgroundColor = .red
    host.layer.hold(Float(0), of: "opacity")
    await wait(0.1)
    return view
  }
}
#endif
