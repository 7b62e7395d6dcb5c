#define _GNU_SOURCE
#include "CFloor.h"

#include <math.h>

static inline double least(double left, double right) { return left < right ? left : right; }
static inline double most(double left, double right) { return left > right ? left : right; }

static inline FloorVector lerp(FloorVector from, FloorVector way, double progress) {
  return (FloorVector){from.x + way.x * progress, from.y + way.y * progress};
}

static inline void sine_and_cosine(double angle, double *sine, double *cosine) {
#if defined(__GLIBC__)
  sincos(angle, sine, cosine);
#else
  *sine = sin(angle);
  *cosine = cos(angle);
#endif
}

/// Where two radii on one side do not fit, all four shrink by one factor, as in CSS.
static inline void clamp_radii(double radii[4], FloorVector size) {
  double factor = 1;
  const double sums[4] = {radii[0] + radii[1], radii[3] + radii[2], radii[0] + radii[3],
                          radii[1] + radii[2]};
  const double sides[4] = {size.x, size.x, size.y, size.y};
  for (int side = 0; side < 4; side++) {
    if (sums[side] * factor > sides[side]) factor = sides[side] / sums[side];
  }
  for (int corner = 0; corner < 4; corner++) radii[corner] *= factor;
}

void floor_frame(const FloorCourse *courses, const double *positions,
                 FloorPerformer *performers, int64_t count) {
  for (int64_t place = 0; place < count; place++) {
    const FloorCourse *course = &courses[place];
    const FloorStance *lower = &course->lower;
    const FloorStance *way = &course->way;
    const double progress = positions[course->track];
    const double within = least(most(progress, 0), 1);
    const double bow = 2 * progress * (1 - progress);
    FloorPerformer *out = &performers[place];

    const FloorVector straight = lerp(lower->center, way->center, progress);
    out->center = lerp(straight, course->bend, bow);

    FloorVector scale = lerp(lower->scale, way->scale, within);
    scale.x = most(scale.x, 1e-4);
    scale.y = most(scale.y, 1e-4);
    const FloorVector extent = lerp(lower->extent, way->extent, progress);
    out->size = (FloorVector){most(extent.x, 0) / scale.x, most(extent.y, 0) / scale.y};

    const FloorVector mirror = lerp(lower->mirror, way->mirror, within);
    const double x = scale.x * mirror.x;
    const double y = scale.y * mirror.y;
    const double skew = lower->skew + way->skew * progress;
    double sine, cosine;
    sine_and_cosine(lower->rotation + way->rotation * progress, &sine, &cosine);
    out->a = x * cosine;
    out->b = x * sine;
    out->c = skew * cosine - y * sine;
    out->d = skew * sine + y * cosine;
    out->translation = (FloorVector){0, 0};

    const double alpha = lower->alpha + way->alpha * within;
    out->alpha = least(most(alpha, 0), 1);

    const double mean = scale.x == scale.y ? scale.x : sqrt(scale.x * scale.y);
    for (int corner = 0; corner < 4; corner++) {
      const double radius = lower->radii[corner] + way->radii[corner] * progress;
      out->radii[corner] = least(most(radius * (1 / mean), 0), 1e9);
    }
    clamp_radii(out->radii, out->size);

    switch (course->blend) {
      case FloorOver:
        out->lower_alpha = 1;
        out->upper_alpha = within;
        break;
      case FloorReveal:
        out->lower_alpha = 1 - within;
        out->upper_alpha = 1;
        break;
      case FloorTranslucent:
        out->lower_alpha = (1 - within) / (1 - within * 0.5);
        out->upper_alpha = within;
        break;
    }
    out->is_lower_in_front = course->blend == FloorReveal;
  }
}
