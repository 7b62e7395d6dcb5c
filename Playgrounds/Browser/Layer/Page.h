// What the layer calls in the page; `Match.calls` in Page/flight.js has the functions of these names.
#pragma once

#define PAGE(name) __attribute__((import_module("page"), import_name(#name)))

/// Asks for a screen to be read once more: the page calls `readScreen`.
PAGE(readAgain) void page_read_again(int isUpper);

/// Makes a stand-in with the pictures of up to two elements; -1 for none, -2 for a whole screen.
///
/// An origin is the stand-in of the plan before that goes on; -1 for none.
PAGE(makeStandIn)
void page_make_stand_in(int origin, int lower, int upper, double width, double height, int traits);

/// Shows the stand-ins that were made, in place of those before, and hides their originals.
PAGE(setStage) void page_set_stage(void);

/// Writes what has changed: the records of a packed frame.
PAGE(draw) void page_draw(const double *changes, int count);

/// Puts the stand-ins in order, starting with the rearmost.
PAGE(stack) void page_stack(const int *order, int count);

PAGE(runClock) void page_run_clock(int runs);
PAGE(strike) void page_strike(void);
PAGE(ended) void page_ended(int isUpper);

/// Tells a text, and the time of a phase; -1 for none.
PAGE(tell) void page_tell(const void *bytes, int count, double time);
