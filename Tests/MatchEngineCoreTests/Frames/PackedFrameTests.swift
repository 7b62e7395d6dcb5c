import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// On the other side of a bridge stands what was drawn on this one.
@Suite struct PackedFrameTests {
  static let ids = (0..<8).map { "photo-\($0)" }

  /// The other side: the numbers of each part of each performer, as they were sent last.
  private struct Mirror {
    var numbers: [Int: [Double]] = [:]
    var records = 0

    mutating func take(_ changes: [Double]) {
      records = 0
      var at = 0
      while at < changes.count {
        let count = Int(changes[at + 2])
        let slot = Int(changes[at]) * 100 + Int(changes[at + 1])
        numbers[slot] = Array(changes[at + 3..<at + 3 + count])
        records += 1
        at += 3 + count
      }
    }

    func of(_ performer: Int, _ part: PackedFrame.Part) -> [Double] {
      numbers[performer * 100 + part.rawValue] ?? []
    }
  }

  private func plan(_ seed: UInt64) -> Plan {
    var trees = RandomTree(seed: seed, ids: Self.ids)
    return Screen(trees.screen()).plan(to: Screen(trees.screen()))
  }

  /// A base for every other performer.
  private func bases(_ plan: Plan) -> [Vector?] {
    plan.performers.indices.map { $0 % 2 == 0 ? nil : Vector(50, 70) }
  }

  @Test func theChangesOfAFlightAddUpToEveryFrame() {
    var clips = 0
    for seed in 0..<200 as Range<UInt64> {
      let plan = plan(seed)
      let bases = bases(plan)
      var packed = PackedFrame(bases: bases)
      var mirror = Mirror()
      for progress in [0, 0.2, 0.2, 0.7, 1, 0.4] {
        let frame = plan.frame(at: progress)
        packed.update(to: frame)
        mirror.take(packed.changes)
        var whole = PackedFrame(bases: bases)
        whole.update(to: frame)
        var fresh = Mirror()
        fresh.take(whole.changes)
        #expect(fresh.numbers.allSatisfy { mirror.numbers[$0.key] == $0.value }, "seed \(seed)")
      }
      clips += plan.clips.count
    }
    #expect(clips > 10)
  }

  @Test func aFrameLikeTheLastOneSendsNothing() {
    let plan = plan(7)
    var packed = PackedFrame(bases: bases(plan))
    packed.update(to: plan.frame(at: 0.5))
    #expect(!packed.changes.isEmpty)
    packed.update(to: plan.frame(at: 0.5))
    #expect(packed.changes.isEmpty)
  }

  @Test func everyPartHasItsNumbers() {
    let plan = plan(3)
    let frame = plan.frame(at: 0.5)
    var packed = PackedFrame(bases: bases(plan))
    var mirror = Mirror()
    packed.update(to: frame)
    mirror.take(packed.changes)
    for (index, performer) in frame.performers.enumerated() {
      let isStretched = index % 2 == 1
      let affine = isStretched ? performer.stretched(from: Vector(50, 70)).affine : performer.affine
      #expect(mirror.of(index, .place) == affine.numbers)
      let size = isStretched ? [] : [performer.size.x, performer.size.y]
      #expect(mirror.of(index, .size) == size)
      #expect(mirror.of(index, .alpha) == [performer.alpha])
      #expect(mirror.of(index, .corners).count == 8)
      #expect(mirror.of(index, .fade).prefix(2) == [performer.lowerAlpha, performer.upperAlpha])
      #expect(mirror.of(index, .lowerBox).count == 4 && mirror.of(index, .upperBox).count == 4)
      let decoration = frame.decoration(of: index) == nil ? 0 : 16
      #expect(mirror.of(index, .decoration).count == decoration)
      #expect(mirror.of(index, .clipRegion).count == 2 * frame.clipRegion(of: index).count)
      #expect(mirror.of(index, .clipBox).count == (frame.clipBox(of: index) == nil ? 0 : 12))
    }
  }

  @Test func aClipThatIsGoneIsSentAsNone() throws {
    let plans = (0..<2000 as Range<UInt64>).lazy.map { self.plan($0) }
    let rounded = plans.first { $0.clips.contains { $0.rounded != nil } }
    let plan = try #require(rounded)
    var packed = PackedFrame(bases: plan.performers.map { _ in nil })
    var frame = plan.frame(at: 0.5)
    packed.update(to: frame)
    for index in frame.clips.indices { frame.clips[index].rounded = nil }
    packed.update(to: frame)
    let record = packed.changes.prefix(3)
    #expect(record.dropFirst() == [Double(PackedFrame.Part.clipBox.rawValue), 0])
  }
}

extension Affine {
  fileprivate var numbers: [Double] { [a, b, c, d, translation.x, translation.y] }
}
