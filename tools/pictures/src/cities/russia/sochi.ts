import { boat, hills, peaks, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { disc, line, path, poly, rect } from '../../svg.ts';
import { glass } from '../../towers.ts';
import { cypress, palm } from '../../trees.ts';
import { block, roof, roundArches } from '../../walls.ts';

const white = '#f7f1e6';

/** The sea, palms, the tower of the station and snow above it all. */
export const sochi: Picture = {
  hour: 'noon',
  draw: (l) =>
    sky(l, { sun: [110, 76], size: 24 }) +
    clouds(l, [
      [300, 54, 140, 0.8],
      [-150, 84, 120],
      [520, 60, 120],
    ]) +
    peaks(
      l,
      [
        [-170, 130, 170],
        [0, 156, 170],
        [150, 140, 150],
        [290, 168, 180],
        [450, 150, 170],
        [620, 140, 160],
      ],
      '#86a3c9',
      0.4,
      { snow: 0.4, foot: 262 },
    ) +
    hills(l, [60, 84, 66, 92, 74, 96, 72, 82], '#6fa183', 0.22, 276) +
    hills(l, [30, 48, 40, 56, 36, 58, 40], '#5b9270', 0.06, 276) +
    block(l, 250, 262, 150, 34, white, { side: 0.14 }) +
    roundArches(250, 262, 142, 24, 9, l.lamp ?? l.shaded('#7f93b5')) +
    roof(l, 250, 229, 158, 9, '#c96a4c') +
    block(l, 250, 228, 36, 84, white, { side: 0.34 }) +
    disc(250, 164, 9, l.lit('#f6e2b0')) +
    line('M250 164v-6m0 6h4', l.shaded('#3f4a6a'), 1.3) +
    rect(228, 144, 44, 5, l.shaded(white)) +
    block(l, 250, 145, 24, 22, white, { side: 0.34 }) +
    roundArches(250, 145, 20, 16, 2, l.shaded('#7f93b5')) +
    poly(
      [
        [250, 124],
        [236, 124],
        [250, 52],
        [264, 124],
      ],
      l.lit('#e8edf2'),
    ) +
    poly(
      [
        [250, 124],
        [250, 52],
        [264, 124],
      ],
      l.shaded('#cdd6e2'),
    ) +
    disc(250, 50, 3, l.lit('#f0b035')) +
    glass(l, 392, 262, 30, 94, { colour: '#a8cfdc', depth: 0.1 }) +
    glass(l, 430, 262, 28, 66, { colour: '#c4d9de', depth: 0.12 }) +
    glass(l, 104, 262, 30, 70, { colour: '#bcd6de', depth: 0.14 }) +
    cypress(l, 152, 264, 56) +
    cypress(l, 166, 264, 44) +
    cypress(l, 344, 264, 52) +
    cypress(l, 66, 264, 50) +
    cypress(l, 462, 264, 54) +
    rect(-240, 260, 960, 10, l.lit('#efe0bd')) +
    water(l, 268, { colour: '#1c9cc0', sun: 110, seed: 12 }) +
    boat(l, 300, 286, 0.95) +
    boat(l, 196, 278, 0.5) +
    boat(l, 560, 286, 0.8) +
    boat(l, -90, 284, 0.8) +
    path('M-240 320V300q80-14 150 0t130 8q60 4 90 12z', l.lit('#f0dfb8')) +
    palm(l, 40, 318, 128, '#3c8f62', 0.16) +
    palm(l, 8, 320, 92, '#3c8f62', -0.1) +
    palm(l, 462, 330, 110, '#3c8f62', -0.14) +
    palm(l, -110, 318, 110) +
    path('M98 306l20-18l20 18z', l.lit('#e5604a')) +
    path('M118 288l20 18h-12z', l.lit('#ffffff')) +
    line('M118 288v26', l.shaded('#7a5a4a'), 1.6) +
    birds(l, [
      [190, 90, 5],
      [206, 82, 4],
      [330, 100, 4],
    ]),
};
