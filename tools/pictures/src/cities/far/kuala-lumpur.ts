import { hills, skyline, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { fade, line, oval, poly, rect } from '../../svg.ts';
import { glass } from '../../towers.ts';
import { palm, tree } from '../../trees.ts';

/** Two towers and their bridge among palms. */
export const kualaLumpur: Picture = {
  hour: 'dusk',
  draw: (l) => {
    const twin = (x: number) =>
      (
        [
          [48, 268, 100],
          [42, 168, 46],
          [34, 124, 28],
          [24, 98, 20],
          [14, 80, 14],
        ] satisfies [width: number, foot: number, height: number][]
      )
        .map(([w, y, h]) => glass(l, x, y, w, h, { colour: '#b3c4d6', floors: Math.round(h / 6) }))
        .join('') +
      poly(
        [
          [x - 4, 67],
          [x, 22],
          [x + 4, 67],
        ],
        l.lit('#e3eaf0'),
      );
    return (
      sky(l, { sun: [100, 160], size: 26 }) +
      clouds(l, [
        [310, 70, 140, 0.3],
        [-180, 60, 140, 0.3],
        [540, 80, 130, 0.3],
      ]) +
      hills(l, [30, 46, 34, 52, 40, 50, 36], '#6f7aa8', 0.4, 272) +
      skyline(l, { low: 18, high: 66, depth: 0.45, foot: 268, colour: '#7f80b4', seed: 181 }) +
      line('M398 268V104', l.lit('#d9dde8', 0.1), 5) +
      oval(398, 132, 15, 9, l.lit('#d9dde8', 0.1)) +
      line('M398 104V62', l.lit('#e5b5a0'), 2) +
      glass(l, 100, 268, 36, 96, { colour: '#7f9fc4', depth: 0.14, roof: 8 }) +
      glass(l, 56, 268, 30, 72, { colour: '#93aecb', depth: 0.18 }) +
      glass(l, 350, 268, 32, 80, { colour: '#8fa9c8', depth: 0.16 }) +
      twin(188) +
      twin(284) +
      rect(208, 176, 56, 6, l.lit('#e3eaf0')) +
      line('M216 206l20-22m20 22l-20-22', l.lit('#c9d3e2'), 2.4) +
      tree(l, 140, 272, 44, '#5f8f74') +
      tree(l, 238, 274, 38, '#6f9a7a') +
      tree(l, 330, 272, 44, '#5f8f74') +
      palm(l, 40, 274, 62, '#3f7f6c') +
      palm(l, 440, 274, 66, '#3f7f6c', -0.12) +
      palm(l, 20, 276, 46, '#3f7f6c', -0.1) +
      palm(l, -80, 274, 60) +
      palm(l, 560, 274, 60) +
      rect(-240, 266, 960, 6, l.lit('#b9c9a6')) +
      water(l, 271, { colour: '#4f7fb0', sun: 104, seed: 121 }) +
      poly(
        [
          [170, 272],
          [206, 272],
          [200, 316],
          [176, 316],
        ],
        l.lit('#dfe8f0'),
        fade(0.25),
      ) +
      poly(
        [
          [266, 272],
          [302, 272],
          [296, 316],
          [272, 316],
        ],
        l.lit('#dfe8f0'),
        fade(0.25),
      ) +
      birds(l, [
        [226, 100, 4],
        [240, 92, 4],
        [140, 104, 5],
      ])
    );
  },
};
