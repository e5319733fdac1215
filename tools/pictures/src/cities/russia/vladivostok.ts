import { boat, hills, skyline, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, fade, line, path, poly, rect, times } from '../../svg.ts';
import { block } from '../../walls.ts';

const white = '#f7f1e6';

/** The Russky bridge on its cables over the Golden Horn. */
export const vladivostok: Picture = {
  hour: 'dusk',
  draw: (l) => {
    const pylon = (x: number) => {
      const cables = times(
        7,
        (n) =>
          d`M${x} ${84 + n * 9}L${x - 128 + n * 15} 226M${x} ${84 + n * 9}L${x + 128 - n * 15} 226`,
      );
      return (
        line(cables, l.lit('#f3ead8'), 1, fade(0.75)) +
        poly(
          [
            [x - 9, 290],
            [x - 3, 70],
            [x - 0.5, 70],
            [x - 1, 290],
          ],
          l.lit('#eef0f4'),
        ) +
        poly(
          [
            [x + 1, 290],
            [x + 0.5, 70],
            [x + 3, 70],
            [x + 9, 290],
          ],
          l.shaded('#eef0f4'),
        ) +
        rect(x - 6, 150, 12, 4, l.shaded('#e3e6ee'))
      );
    };
    return (
      sky(l, { sun: [240, 168], size: 28 }) +
      clouds(l, [
        [20, 58, 140, 0.35],
        [350, 72, 140, 0.3],
        [-200, 74, 140, 0.3],
        [560, 56, 120, 0.3],
      ]) +
      hills(l, [70, 96, 70, 60, 50, 66, 84, 104, 78], '#6f6fa8', 0.45, 280) +
      hills(l, [56, 70, 48, 22, 8, 14, 40, 66, 70], '#55629a', 0.2, 280) +
      skyline(l, {
        from: -240,
        to: 70,
        low: 10,
        high: 34,
        depth: 0.2,
        foot: 262,
        colour: '#8b86b4',
        seed: 6,
      }) +
      skyline(l, {
        from: 410,
        to: 720,
        low: 10,
        high: 30,
        depth: 0.2,
        foot: 262,
        colour: '#8b86b4',
        seed: 8,
      }) +
      water(l, 258, { colour: '#3f6aa8', sun: 250, seed: 18 }) +
      path('M-240 222q240-2 360-6h240q120 4 360 6v8h-960z', l.lit('#dfe3ec')) +
      path('M-240 230q240-2 360-5h240q120 4 360 5v4h-960z', l.shaded('#9aa2bd')) +
      pylon(132) +
      pylon(348) +
      line(
        times(6, (n) => d`M${-220 + n * 50} 230v40M${460 + n * 50} 230v40`),
        l.shaded('#a9b0c9'),
        5,
      ) +
      poly(
        [
          [196, 284],
          [284, 284],
          [276, 298],
          [204, 298],
        ],
        l.lit('#2f4a86'),
      ) +
      poly(
        [
          [196, 284],
          [284, 284],
          [282, 288],
          [197, 288],
        ],
        l.lit('#e5604a'),
      ) +
      block(l, 262, 284, 24, 18, white) +
      rect(208, 276, 38, 8, l.lit('#e3a04a')) +
      rect(216, 269, 24, 7, l.lit('#3f9f9a')) +
      boat(l, 70, 300, 0.8) +
      boat(l, 430, 304, 0.9) +
      birds(l, [
        [190, 112, 5],
        [206, 104, 4],
        [290, 118, 4],
      ])
    );
  },
};
