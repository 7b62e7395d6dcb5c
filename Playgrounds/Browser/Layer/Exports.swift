import MatchEngineCore
import Page

// What the page's script calls. A flight is a handle that the script gives back.

/// Opens a flight for a container of that size; within one screen there are no screens that come and go.
@_expose(wasm, "open") @_cdecl("page_open")
func open(width: Double, height: Double, isWithinScreen: Bool) -> UnsafeMutableRawPointer {
  let options = PlanOptions(
    container: Box(0, 0, width, height),
    timing: .spring(duration: 0.5, bounce: 0.12),
    screens: isWithinScreen ? nil : .fade,
    // Within one screen nothing else would make what comes or goes come and go.
    style: isWithinScreen ? MatchStyle(entering: .fade, leaving: .fade) : MatchStyle()
  )
  return Unmanaged.passRetained(PageFlight(PageStage(options))).toOpaque()
}

@_expose(wasm, "close") @_cdecl("page_close")
func close(_ handle: UnsafeMutableRawPointer) { Unmanaged<PageFlight>.fromOpaque(handle).release() }

/// Memory for a reading, which `readScreen` gives back.
@_expose(wasm, "room") @_cdecl("page_room")
func room(_ bytes: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: bytes, alignment: 8)
}

@_expose(wasm, "readScreen") @_cdecl("page_read_screen")
func readScreen(
  _ handle: UnsafeMutableRawPointer,
  isUpper: Bool,
  _ memory: UnsafeMutableRawPointer,
  rows: Int,
  tagBytes: Int
) {
  let reader = ElementReader(memory, count: rows, tagBytes: tagBytes)
  memory.deallocate()
  flight(handle).take(reader, isUpper: isUpper)
}

@_expose(wasm, "begin") @_cdecl("page_begin")
func begin(_ handle: UnsafeMutableRawPointer, isForward: Bool) {
  flight(handle).begin(isForward ? .forward : .backward)
}

@_expose(wasm, "redirect") @_cdecl("page_redirect")
func redirect(_ handle: UnsafeMutableRawPointer) { flight(handle).redirect() }

@_expose(wasm, "tick") @_cdecl("page_tick")
func tick(_ handle: UnsafeMutableRawPointer, _ now: Double) { flight(handle).send(.tick(now)) }

@_expose(wasm, "hold") @_cdecl("page_hold")
func hold(_ handle: UnsafeMutableRawPointer) { flight(handle).send(.hold) }

@_expose(wasm, "move") @_cdecl("page_move")
func move(_ handle: UnsafeMutableRawPointer, to fraction: Double) {
  flight(handle).send(.move(to: fraction))
}

@_expose(wasm, "letGo") @_cdecl("page_let_go")
func letGo(_ handle: UnsafeMutableRawPointer, velocity: Double) {
  flight(handle).send(.release(velocity: velocity))
}

@_expose(wasm, "reverse") @_cdecl("page_reverse")
func reverse(_ handle: UnsafeMutableRawPointer) { flight(handle).send(.reverse) }

/// Goes to one of the two screens, from wherever it is.
@_expose(wasm, "head") @_cdecl("page_head")
func head(_ handle: UnsafeMutableRawPointer, isUpper: Bool) {
  flight(handle).head(isUpper: isUpper)
}

@_expose(wasm, "isHeadingUp") @_cdecl("page_is_heading_up")
func isHeadingUp(_ handle: UnsafeMutableRawPointer) -> Bool { flight(handle).isHeadingUp }

/// Ends at once: the container has another size, or another change comes.
@_expose(wasm, "end") @_cdecl("page_end")
func end(_ handle: UnsafeMutableRawPointer, isResized: Bool) {
  flight(handle).send(isResized ? .resized : .overtaken)
}

@_expose(wasm, "reduceMotion") @_cdecl("page_reduce_motion")
func reduceMotion(_ handle: UnsafeMutableRawPointer, _ reduces: Bool) {
  flight(handle).reduceMotion(reduces)
}

@_expose(wasm, "grab") @_cdecl("page_grab")
func grab(
  _ handle: UnsafeMutableRawPointer,
  performer: Int,
  x: Double,
  y: Double,
  isPull: Bool
) {
  flight(handle).grab(performer, at: Vector(x, y), isPull: isPull)
}

@_expose(wasm, "drag") @_cdecl("page_drag")
func drag(_ handle: UnsafeMutableRawPointer, x: Double, y: Double) {
  flight(handle).drag(to: Vector(x, y))
}

@_expose(wasm, "drop") @_cdecl("page_drop")
func drop(_ handle: UnsafeMutableRawPointer, x: Double, y: Double) {
  flight(handle).drop(velocity: Vector(x, y))
}

@_expose(wasm, "progress") @_cdecl("page_progress")
func progress(_ handle: UnsafeMutableRawPointer) -> Double { flight(handle).progress }

/// Tells what became of each tag, and then when each phase began.
@_expose(wasm, "report") @_cdecl("page_report")
func report(_ handle: UnsafeMutableRawPointer) {
  guard let report = flight(handle).report else { return }
  for row in report.rows {
    tell(row.id)
    tell(row.fate.description)
    tell(row.note)
  }
  for phase in report.phases { tell(phase.phase.description, phase.time) }
}

private func tell(_ text: String, _ time: Double = -1) {
  var text = text
  text.withUTF8 { page_tell($0.baseAddress, Int32($0.count), time) }
}

private func flight(_ handle: UnsafeMutableRawPointer) -> PageFlight {
  Unmanaged.fromOpaque(handle).takeUnretainedValue()
}
