import { hills } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { at, d, fade, line, path, poly, rect, times } from '../../svg.ts';
import { palm } from '../../trees.ts';

/** The pyramids and a caravan before them. */
export const cairo: Picture = {
  hour: 'evening',
  draw: (l) => {
    const camel = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        path(
          'M-20 0l2-16q-8-2-6-10q2-8 10-8q6-8 12 0q4-6 10-4q6 2 8 8l6-2l6-14q6-2 10 3l-6 2l-4 16q-2 8-12 9l2 16h-4l-3-15h-22l-4 15z',
          l.shaded('#6b4a45'),
        ),
        path('M-8-22q6-8 14 0l2 8h-18z', l.lit('#c9483f')),
      );
    const pyramid = (x: number, height: number, half: number, depth: number) =>
      poly(
        [
          [x - half, 268],
          [x, 268 - height],
          [x + half * 0.24, 268],
        ],
        l.lit('#e6bd80', depth),
      ) +
      poly(
        [
          [x + half * 0.24, 268],
          [x, 268 - height],
          [x + half, 268],
        ],
        l.shaded('#d6a566', depth),
      ) +
      line(
        times(
          6,
          (n) =>
            d`M${x - half + (half * (n + 1)) / 7} ${268 - (height * (n + 1)) / 7}H${x + half - (half * (n + 1)) / 7}`,
        ),
        l.shaded('#a9784e', depth),
        0.8,
        fade(0.35),
      );
    return (
      sky(l, { sun: [92, 122], size: 32 }) +
      clouds(l, [
        [280, 62, 140, 0.45],
        [-170, 70, 140, 0.4],
        [530, 66, 120, 0.4],
      ]) +
      hills(l, [20, 34, 22, 38, 26, 40, 24], '#c99f86', 0.5, 272) +
      rect(-240, 262, 960, 58, l.lit('#e0b27a', 0.2)) +
      pyramid(-110, 96, 110, 0.3) +
      pyramid(420, 116, 118, 0.2) +
      pyramid(340, 70, 74, 0.28) +
      pyramid(212, 182, 168, 0.04) +
      pyramid(620, 90, 110, 0.3) +
      poly(
        [
          [197, 102],
          [212, 86],
          [227, 102],
          [214, 108],
        ],
        l.lit('#f6e3bd'),
      ) +
      hills(l, [40, 30, 42, 34, 46, 32, 42], '#e0b27a', 0.06, 310) +
      rect(-240, 290, 960, 30, l.lit('#e0b27a', 0.06)) +
      palm(l, 44, 290, 74, '#5f8f5c') +
      palm(l, 20, 292, 56, '#5f8f5c', -0.12) +
      palm(l, 470, 294, 66, '#5f8f5c', -0.1) +
      palm(l, 560, 292, 70, '#5f8f5c') +
      camel(268, 292, 0.72) +
      camel(322, 294, 0.78) +
      camel(380, 296, 0.84) +
      camel(-60, 292, 0.7) +
      hills(l, [10, 18, 8, 22, 10, 20, 8], '#d39a62', 0, 324) +
      birds(l, [
        [290, 104, 5],
        [306, 96, 4],
      ])
    );
  },
};
