#if canImport(UIKit)
import MatchEngine
import MatchEngineTestSupport
import UIKit

/// Two screens with the same cards in other places, of other sizes and with other looks.
///
/// Cards are green, what lies in them isn't, and only the screens are bright.
@MainActor struct RandomCards {
  let lower: KindScreen
  let upper: KindScreen
  /// The tagged views of each screen; those that are known when its view has loaded.
  let views: (lower: [String: UIView], upper: [String: UIView])
  /// The ID of the view around each.
  let parents: [String: String]
  /// The cards whose text is another one on the other screen.
  let rewritten: [Int]

  init(_ random: inout SplitMix) {
    let traits = (0..<random.whole(1...2)).map { Traits($0, &random) }
    var makers = [CardMaker(isUpper: false), CardMaker(isUpper: true)]
    for index in makers.indices { for trait in traits { makers[index].add(trait, &random) } }
    let cards = makers.map(\.cards)
    lower = KindScreen { screen in for card in cards[0] { screen.addSubview(card) } }
    upper = KindScreen { screen in for card in cards[1] { screen.addSubview(card) } }
    views = (makers[0].views, makers[1].views)
    parents = makers[1].parents
    rewritten = traits.filter(\.isRewritten).map(\.number)
  }

  /// What a card has on both screens.
  struct Traits {
    let number: Int
    let isRewritten: Bool
    let hasOtherImage: Bool
    let hasBadge: Bool
    let hasPanel: Bool
    let hasButton: Bool
    /// Whether the text has no ID of its own.
    let isLoose: Bool

    init(_ number: Int, _ random: inout SplitMix) {
      self.number = number
      isRewritten = random.chance(oneIn: 2)
      hasOtherImage = random.chance(oneIn: 3)
      hasBadge = random.chance(oneIn: 2)
      hasPanel = random.chance(oneIn: 2)
      hasButton = random.chance(oneIn: 2)
      isLoose = random.chance(oneIn: 2)
    }
  }
}

/// Makes the cards of one screen.
@MainActor private struct CardMaker {
  let isUpper: Bool
  private(set) var cards: [UIView] = []
  private(set) var views: [String: UIView] = [:]
  private(set) var parents: [String: String] = [:]

  init(isUpper: Bool) { self.isUpper = isUpper }

  mutating func add(_ traits: RandomCards.Traits, _ random: inout SplitMix) {
    let number = traits.number
    let card = UIView(
      frame: random.rect(in: CGRect(x: 10, y: 70, width: 370, height: 740), from: 0.3)
    )
    card.backgroundColor = CardMaker.color(0.4, green: 1)
    if !random.chance(oneIn: 3) { card.layer.cornerRadius = random.number(6...24) }
    card.clipsToBounds = random.chance(oneIn: 2)
    if random.chance(oneIn: 2) { card.layer.shadowOpacity = 0.3 }
    cards.append(card)
    tag(card, "card-\(number)", in: nil)
    let photo = photo(traits, in: card.bounds, &random)
    tag(photo, "photo-\(number)", in: card)
    if traits.hasBadge {
      tag(box(0.2, in: photo.bounds, &random), "badge-\(number)", in: photo)
    }
    var textParent = card
    if traits.hasPanel {
      textParent = box(0.3, in: card.bounds, &random)
      tag(textParent, "panel-\(number)", in: card)
    }
    let label = UILabel(frame: random.rect(in: textParent.bounds, from: 0.5))
    label.text = traits.isRewritten && isUpper ? "upper \(number)" : "lower \(number)"
    label.font = .systemFont(ofSize: random.number(8...14))
    if traits.isLoose {
      textParent.addSubview(label)
    } else {
      tag(label, "text-\(number)", in: textParent)
    }
    guard traits.hasButton, isUpper else { return }
    let button = box(0.3, in: card.bounds, &random)
    button.matchStyle.entering = .fade
    tag(button, "button-\(number)", in: card)
  }

  private mutating func tag(_ view: UIView, _ id: String, in parent: UIView?) {
    view.matchID = id
    parent?.addSubview(view)
    views[id] = view
    parents[id] = parent?.matchID
  }

  /// An image view with nothing on it, or something without a tag.
  private func photo(
    _ traits: RandomCards.Traits,
    in bounds: CGRect,
    _ random: inout SplitMix
  ) -> UIView {
    let image = traits.hasOtherImage && isUpper ? CardMaker.images[1] : CardMaker.images[0]
    let photo = UIImageView(image: image)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.frame = random.rect(in: bounds, from: 0.4)
    // Often it fills the card's upper edge, and the card cuts its corners.
    if random.chance(oneIn: 3) {
      photo.frame = CGRect(x: 0, y: 0, width: bounds.width, height: photo.frame.height)
    }
    if random.chance(oneIn: 2) { photo.layer.cornerRadius = random.number(2...10) }
    if random.chance(oneIn: 2) { photo.addSubview(box(0.2, in: photo.bounds, &random)) }
    if random.chance(oneIn: 3) {
      photo.addSubview(UIView(photo.bounds, UIColor(white: 0, alpha: 0.4)))
    }
    return photo
  }

  private func box(_ red: CGFloat, in bounds: CGRect, _ random: inout SplitMix) -> UIView {
    let box = UIView(random.rect(in: bounds, from: 0.2), CardMaker.color(red, green: 0))
    if random.chance(oneIn: 2) { box.layer.cornerRadius = random.number(2...8) }
    return box
  }

  private static func color(_ red: CGFloat, green: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: 0, alpha: 1)
  }

  /// Two opaque images.
  private static let images = [0, 1].map { _ in UIImage.opaque(color(0.5, green: 0)) }
}

extension SplitMix {
  /// A rectangle in another one, each side at least that part of its sides.
  mutating func rect(in bounds: CGRect, from least: Double) -> CGRect {
    let size = CGSize(
      width: bounds.width * number(least...0.95),
      height: bounds.height * number(least...0.95)
    )
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * number(0...1),
      y: bounds.minY + (bounds.height - size.height) * number(0...1),
      width: size.width,
      height: size.height
    )
  }
}
#endif
