#ifndef C_FLOOR_H
#define C_FLOOR_H

#include <stdbool.h>
#include <stdint.h>

/// The least that a frame can cost: the engine's arithmetic as a plain loop over the same columns.

typedef struct {
  double x, y;
} FloorVector;

typedef struct {
  FloorVector center, extent, scale, mirror;
  double rotation, skew, alpha;
  /// Clockwise from the top left.
  double radii[4];
} FloorStance;

typedef enum { FloorOver, FloorReveal, FloorTranslucent } FloorBlend;

typedef struct {
  FloorStance lower, way;
  FloorVector bend;
  FloorBlend blend;
  int32_t track;
} FloorCourse;

typedef struct {
  FloorVector center, size;
  double a, b, c, d;
  FloorVector translation;
  double alpha;
  double radii[4];
  double lower_alpha, upper_alpha;
  bool is_lower_in_front;
} FloorPerformer;

/// Writes where `count` performers are when each track is where `positions` says.
void floor_frame(const FloorCourse *courses, const double *positions,
                 FloorPerformer *performers, int64_t count);

#endif
