#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Each question is asked of a stage that is broken on purpose.
  @MainActor @Suite("What is asked of each frame sees what it is for") struct FootageTests {
    @Test func `where nothing is wrong, nothing is found`() async {
      let footage = await BrokenStage().play { _, _ in }
      #expect(footage.faults == [] && footage.frames.count > 30)
    }

    /// What is broken in one frame in the middle, or in four, and which question finds it.
    enum Fault: CaseIterable, Sendable {
      case place, size, corners, clip, opacity, color, contents, gone, faint, twice, read, flash

      var isHole: Bool { [.gone, .faint].contains(self) }
      var isDouble: Bool { [.twice, .read].contains(self) }
    }

    @Test(arguments: Fault.allCases)
    func `what is broken for a moment is found, by the question that is asked for it`(fault: Fault)
      async
    {
      let footage = await BrokenStage().play { stage, frame in
        stage.set(fault, isBroken: fault.isDouble ? 13...16 ~= frame : frame == 15)
      }
      #expect(footage.holes.isEmpty != fault.isHole, "\(footage.holes)")
      #expect(footage.doubles.isEmpty != fault.isDouble, "\(footage.doubles)")
      #expect(footage.jumps != [])
    }

    @Test(arguments: Fault.allCases)
    func `an end that is held otherwise than at rest is found`(fault: Fault) async {
      let stage = BrokenStage()
      await advance(0.1)
      let rest = FootageFrame.now
      await advance(1 / 60)
      #expect(FootageFrame.now.misses(of: rest) == [])
      stage.set(fault, isBroken: true)
      await nextTurn()
      #expect(FootageFrame.now.misses(of: rest) != [])
    }

    @Test func `what flies has left nothing once it has landed, and before that something`() async {
      let stack = await PhotoStack()
      var footage = await Footage { await stack.navigation.go(to: stack.detail, for: 0.15) }
      #expect(footage.left.contains("PerformerView"))
      #expect(footage.left.contains { $0.hasPrefix("MatchEngine.") })
      await footage.record { await advance(2) }
      #expect(footage.left == [])
    }

    @Test(arguments: [Fault.place, .opacity, .corners, .clip])
    func `an end that is not at rest is a jump`(fault: Fault) async {
      let footage = await BrokenStage().play { stage, frame in
        stage.set(fault, isBroken: frame == 29)
      }
      #expect(footage.jumps != [])
    }
  }
}

/// A photo and its title that are moved by hand, frame by frame.
@MainActor private final class BrokenStage {
  private let photo = UIImageView()
  private let holder = UIView()
  private let title = UILabel(CGRect(x: 20, y: 60, width: 200, height: 30), "Dunes")
  private let card = UIView(CGRect(x: 20, y: 700, width: 120, height: 60), .systemGreen)
  private let other = UILabel(CGRect(x: 24, y: 62, width: 200, height: 30), "Lake")
  private let flash = UIView(CGRect(x: 250, y: 700, width: 90, height: 60), .systemBlue)
  private let copy = UILabel(CGRect(x: 20, y: 160, width: 200, height: 30), "Dunes")

  init() {
    let root = UIViewController()
    root.view.backgroundColor = .white
    photo.image = PhotoScreen.image
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    holder.clipsToBounds = true
    holder.addSubview(photo)
    for view in [holder, title, card, other, flash, copy] { root.view.addSubview(view) }
    for view in [other, flash, copy] { view.isHidden = true }
    _ = inWindow(root)
    move(to: 0)
  }

  /// Moves everything there in half a second; what is done beside it is done in each frame.
  func play(_ breaks: (BrokenStage, _ frame: Int) -> Void) async -> Footage {
    await advance(0.1)
    return await Footage {
      for frame in 0...30 {
        let time = CGFloat(frame) / 30
        move(to: time * time * (3 - 2 * time))
        breaks(self, frame)
        await advance(1 / 60)
      }
      await advance(0.1)
    }
  }

  private func move(to part: CGFloat) {
    holder.frame = CGRect(x: 20, y: 300, width: 80, height: 80)
      .mixed(with: CGRect(x: 0, y: 120, width: 393, height: 300), part)
    photo.frame = holder.bounds
    photo.layer.cornerRadius = 12 + 18 * part
    card.frame.origin.x = 20 + 100 * part
    card.backgroundColor = UIColor(red: 0, green: 0.4 + 0.3 * part, blue: 0, alpha: 1)
    title.frame.origin.y = 60 + 20 * part
    title.alpha = 1 - 0.2 * part
  }

  /// Breaks something for a frame; the next `move` mends what it sets.
  func set(_ fault: MatchEngineTests.FootageTests.Fault, isBroken: Bool) {
    photo.isHidden = fault == .gone && isBroken
    other.isHidden = fault != .read || !isBroken
    flash.isHidden = fault != .flash || !isBroken
    copy.isHidden = fault != .twice || !isBroken
    photo.alpha = fault == .opacity && isBroken ? 0.75 : fault == .faint && isBroken ? 0.3 : 1
    guard isBroken else { return }
    switch fault {
    case .place: holder.frame.origin.y += 12
    case .size: card.frame.size.width += 10
    case .corners: photo.layer.cornerRadius += 50
    case .clip: holder.frame.size.height -= 50
    case .color: card.backgroundColor = .black
    case .contents: photo.frame = photo.frame.insetBy(dx: -12, dy: -12)
    case .opacity, .gone, .faint, .twice, .read, .flash: break
    }
  }
}
#endif
