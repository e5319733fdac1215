import { boat, peaks, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, fade, path, poly, rect, times } from '../../svg.ts';
import { minaret } from '../../towers.ts';
import { cypress, palm } from '../../trees.ts';
import { block, crenels, roof, roundArches, windows } from '../../walls.ts';

const stone = '#eadcc6';

/** Cliffs, the old harbour and the Taurus. */
export const antalya: Picture = {
  hour: 'noon',
  draw: (l) =>
    sky(l, { sun: [380, 80], size: 24 }) +
    clouds(l, [
      [60, 56, 140, 0.75],
      [-190, 80, 120],
      [520, 70, 120],
    ]) +
    peaks(
      l,
      [
        [-160, 112, 170],
        [10, 138, 180],
        [180, 118, 160],
        [350, 146, 180],
        [520, 124, 170],
        [670, 110, 150],
      ],
      '#7fa0cc',
      0.42,
      { snow: 0.24, foot: 250 },
    ) +
    water(l, 236, { colour: '#12a5c6', sun: 376, seed: 33 }) +
    path('M-240 320V196q120-10 200 2q110-8 190 6q36 4 52 20l14 40q10 30 34 56z', l.lit('#dcc39a')) +
    path(
      'M-240 320v-70q150 16 240 2t150 6q30-10 50-34l16 40q10 30 34 56z',
      l.shaded('#c9a97f'),
      fade(0.75),
    ) +
    path('M-240 204q120-16 200-6q110-8 190 6q20 2 34 10q-70 8-160 0t-264 4z', l.lit('#7fae6c')) +
    block(l, 96, 206, 56, 60, '#d9b98f', { side: 0.32 }) +
    block(l, 96, 148, 44, 22, '#d9b98f', { side: 0.32 }) +
    crenels(l, 96, 127, 44, '#d9b98f', { size: 5 }) +
    roundArches(96, 206, 30, 30, 1, l.lamp ?? l.shaded('#7a5a5a'), { share: 0.6 }) +
    minaret(l, 20, 206, 17, 106, {
      wall: '#c9805f',
      tile: '#9d5a48',
      bands: 6,
      cap: 'none',
      top: 0.86,
    }) +
    rect(8, 124, 24, 5, l.shaded(stone)) +
    poly(
      [
        [12, 100],
        [20, 80],
        [28, 100],
      ],
      l.lit('#5f7896'),
    ) +
    block(l, -30, 206, 58, 34, stone, { side: 0.2 }) +
    roof(l, -30, 173, 64, 11, '#c6603f') +
    windows(l, -30, 202, 48, 24, { cols: 4, rows: 1 }) +
    block(l, -96, 206, 54, 44, '#f3e6cf', { side: 0.2 }) +
    roof(l, -96, 163, 60, 11, '#c6603f') +
    windows(l, -96, 202, 46, 34, { cols: 3, rows: 2 }) +
    block(l, -166, 206, 56, 36, stone, { side: 0.2 }) +
    roof(l, -166, 171, 62, 11, '#c6603f') +
    palm(l, 148, 212, 72, '#3c8f62', 0.14) +
    palm(l, 58, 208, 54, '#3c8f62', -0.1) +
    cypress(l, -62, 208, 48) +
    palm(l, -130, 208, 66) +
    boat(l, 250, 286, 1.15) +
    boat(l, 340, 268, 0.8) +
    boat(l, 420, 300, 1.5) +
    boat(l, 560, 276, 0.9) +
    boat(l, 640, 296, 1.3) +
    path(
      times(4, (n) => d`M${196 + n * 20} ${300 + n * 5}q10-5 20 0`),
      'none',
      'stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".7"',
    ) +
    birds(l, [
      [210, 110, 5],
      [228, 102, 4],
      [300, 120, 4],
    ]),
};
