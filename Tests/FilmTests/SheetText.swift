/// What a contact sheet shows, whichever way its layers came to it: its numbers, and what is between them.
struct SheetText {
  private(set) var words: [Substring] = []
  private(set) var numbers: [Double] = []

  init(_ sheet: String) {
    var rest = SheetText.plain(sheet)[...]
    while let start = rest.firstIndex(where: \.isNumber) {
      words.append(rest[..<start])
      let number = rest[start...].prefix { $0.isNumber || $0 == "." }
      numbers.append(Double(number) ?? .nan)
      rest = rest[number.endIndex...]
    }
    words.append(rest)
  }

  /// Without what cannot be seen, and with boxes where they are seen.
  ///
  /// What is drawn is hidden or resized where what is played becomes clear or is scaled.
  private static func plain(_ sheet: String) -> String {
    let seen = sheet.replacing(#/<g opacity="0(\.00\d*)?">\n[^\n]*\n</g>\n/#, with: "")
    let scaled =
      #/
      <rect\ x="([-\d.]+)"\ y="([-\d.]+)"\ width="([-\d.]+)"\ height="([-\d.]+)"\ rx="([-\d.]+)"
      \ transform="matrix\(([-\d.]+)\ 0\ 0\ ([-\d.]+)\ ([-\d.]+)\ ([-\d.]+)\)"
    /#
    return seen.replacing(scaled) { match in
      let found = match.output
      let all = [found.1, found.2, found.3, found.4, found.5, found.6, found.7, found.8, found.9]
      let (at, by) = (
        all.prefix(5).map { Double($0) ?? .nan }, all.suffix(4).map { Double($0) ?? .nan }
      )
      let (x, y) = (at[0] * by[0] + by[2], at[1] * by[1] + by[3])
      let (width, height, radius) = (at[2] * by[0], at[3] * by[1], at[4] * by[0])
      return #"<rect x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)" rx="\#(radius)""#
    }
  }
}
