#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Pictures that hold words, and change half-way.
  @MainActor @Suite("Words that change half-way") struct HuntedTurnsTests {
    nonisolated private static let near = CGRect(x: 30, y: 560, width: 200, height: 60)
    nonisolated private static let far = CGRect(x: 90, y: 120, width: 280, height: 84)

    private func box(_ frame: CGRect, _ inside: [UIView]) -> UIView {
      let box = UIView(tagged: "it", frame)
      box.addSubview(UIView(CGRect(x: 4, y: 4, width: 20, height: 20), .green))
      inside.forEach(box.addSubview)
      return box
    }

    private func label(_ words: String, _ size: CGFloat = 17, x: CGFloat = 30) -> UILabel {
      let label = UILabel(CGRect(x: x, y: 10, width: 150, height: 30), words)
      label.font = .systemFont(ofSize: size)
      return label
    }

    enum Writing: CaseIterable { case same, font, side, place, words }

    /// A box of the same size whose words are written otherwise is no box whose words stay.
    @Test(arguments: Writing.allCases)
    func `a box of the same size, its words written otherwise`(_ writing: Writing) async {
      let upper = label(
        writing == .words ? "Gion, Kyoto" : "Kyoto",
        writing == .font ? 28 : 17,
        x: writing == .place ? 60 : 30
      )
      if writing == .side { upper.textAlignment = .right }
      let footage = await KindScreen.footage(
        from: [box(Self.near, [label("Kyoto")])],
        to: [box(CGRect(origin: Self.far.origin, size: Self.near.size), [upper])]
      )
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
      #expect(footage.holes == [], "\(footage.holes)")
    }

    @Test(arguments: ["Search", "Search trips"])
    func `fields with a placeholder beside an icon`(_ words: String) async {
      func field(_ placeholder: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 30, y: 10, width: 150, height: 30))
        field.placeholder = placeholder
        return field
      }
      let footage = await KindScreen.footage(
        from: [box(Self.near, [field("Search")])],
        to: [box(Self.far, [field(words)])]
      )
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
    }

    /// Half-way, and in the middle of the change.
    @Test(arguments: [0.1, 0.24, 0.25, 0.26, 0.4], ["Kyoto", "Gion, Kyoto"])
    func `a flight that is reversed`(_ moment: Double, _ words: String) async {
      let (navigation, _) = await KindScreen.navigation(
        KindScreen([box(Self.near, [label("Kyoto")])])
      )
      let upper = KindScreen([box(Self.far, [label(words)])])
      let footage = await Footage {
        navigation.pushViewController(upper, animated: true)
        await advance(moment)
        navigation.matchFlight?.reverse()
        await advance(1)
      }
      // One that turns round half-way goes through the change twice.
      let isHalfWay = abs(moment - 0.25) < 0.02
      let doubles = footage.doubles.filter { !isHalfWay || !$0.hasSuffix("in 3 frames") }
      #expect(footage.frames.count > 10 && doubles == [], "\(doubles)")
    }

    @Test(arguments: [0.1, 0.25, 0.4])
    func `a chain of three`(_ moment: Double) async {
      let (navigation, _) = await KindScreen.navigation(
        KindScreen([box(Self.near, [label("Kyoto")])])
      )
      let second = KindScreen([box(Self.far, [label("Gion, Kyoto")])])
      let third = KindScreen([box(Self.near.offsetBy(dx: 60, dy: -200), [label("Nara")])])
      let footage = await Footage {
        navigation.pushViewController(second, animated: true)
        await advance(moment)
        navigation.pushViewController(third, animated: true)
        await advance(1.2)
      }
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
      #expect(footage.holes == [], "\(footage.holes)")
    }

    @Test(arguments: [true, false], [0.15, 0.25, 0.35])
    func `a caption that one photo has, turned back`(_ isLower: Bool, _ moment: Double) async {
      func photo(_ frame: CGRect, _ has: Bool) -> UIView {
        let photo = UIImageView(tagged: "photo", frame, .opaque(.red))
        if has { photo.addSubview(label("Kyoto")) }
        return photo
      }
      let (navigation, _) = await KindScreen.navigation(KindScreen([photo(Self.near, isLower)]))
      let upper = KindScreen([photo(Self.far, !isLower)])
      let footage = await Footage {
        navigation.pushViewController(upper, animated: true)
        await advance(moment)
        navigation.matchFlight?.reverse()
        await advance(1)
      }
      #expect(footage.frames.count > 10 && footage.faults == [], "\(footage.faults)")
    }

    @Test(arguments: ["12", "13"])
    func `a count on a photo with a dot`(_ count: String) async {
      func photo(_ frame: CGRect, _ words: String) -> UIView {
        let photo = UIImageView(tagged: "photo", frame, .opaque(.red))
        photo.addSubview(UIView(CGRect(x: frame.width - 30, y: 8, width: 20, height: 20), .green))
        photo.addSubview(label(words))
        return photo
      }
      let footage = await KindScreen.footage(
        from: [photo(Self.near, "12")],
        to: [photo(Self.far, count)]
      )
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
      #expect(footage.holes == [], "\(footage.holes)")
    }

    @Test(arguments: [false, true])
    func `an icon that moves in a card that stays`(_ saysSame: Bool) async {
      func views(_ words: String, _ x: CGFloat) -> [UIView] {
        let box = UIView(tagged: "it", Self.near)
        box.addSubview(UIView(CGRect(x: x, y: 34, width: 20, height: 20), .green))
        box.addSubview(label(words))
        return [box]
      }
      let footage = await KindScreen.footage(
        from: views("Kyoto", 10),
        to: views(saysSame ? "Kyoto" : "Gion, Kyoto", 160)
      )
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
      #expect(footage.holes == [], "\(footage.holes)")
    }
  }
}
#endif
