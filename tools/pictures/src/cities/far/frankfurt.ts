import { boat, skyline, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { disc, line, poly, rect, times } from '../../svg.ts';
import { glass } from '../../towers.ts';
import { tree } from '../../trees.ts';
import { block, gable, roundArches, windows } from '../../walls.ts';

const white = '#f8f3ea';

/** Towers of banks behind the stepped gables of the old square. */
export const frankfurt: Picture = {
  hour: 'dusk',
  draw: (l) => {
    const step = (x: number, w: number, h: number, c: string) =>
      block(l, x, 270, w, h, c, { side: 0.18 }) +
      times(4, (n) =>
        rect(
          x - w / 2 + (n * w) / 9,
          270 - h - 9 * (n + 1),
          w - (2 * n * w) / 9,
          9.5,
          n % 2 ? l.lit(c) : l.lit(c),
        ),
      ) +
      windows(l, x, 262, w * 0.82, h - 12, { cols: Math.round(w / 12), rows: 3, wide: 0.44 });
    return (
      sky(l, { sun: [92, 156], size: 26 }) +
      clouds(l, [
        [280, 66, 140, 0.3],
        [-180, 60, 140, 0.3],
        [540, 80, 130, 0.3],
      ]) +
      skyline(l, { low: 20, high: 60, depth: 0.5, foot: 268, colour: '#8280b4', seed: 141 }) +
      glass(l, 150, 268, 34, 168, { colour: '#6f93bd', depth: 0.08 }) +
      line('M150 102V60', l.lit('#e0e6ee'), 2) +
      glass(l, 200, 268, 32, 140, { colour: '#8aa6c6', depth: 0.12, taper: 0.86 }) +
      poly(
        [
          [186, 129],
          [200, 98],
          [214, 129],
        ],
        l.lit('#8aa6c6', 0.1),
      ) +
      glass(l, 250, 268, 30, 118, { colour: '#6f93bd', depth: 0.14 }) +
      glass(l, 296, 268, 36, 152, { colour: '#7f9fc4', depth: 0.1, roof: 12 }) +
      glass(l, 350, 268, 30, 110, { colour: '#93aecb', depth: 0.16 }) +
      glass(l, 100, 268, 32, 104, { colour: '#93aecb', depth: 0.16, roof: 8 }) +
      glass(l, -90, 268, 34, 96, { colour: '#93aecb', depth: 0.2 }) +
      glass(l, 570, 268, 34, 100, { colour: '#7f9fc4', depth: 0.2 }) +
      block(l, 424, 268, 34, 96, '#c98f7a', { side: 0.34 }) +
      gable(l, 424, 173, 38, 54, '#6f7f95') +
      roundArches(424, 210, 24, 26, 1, l.lamp ?? l.shaded('#6d4f5c'), { share: 0.7 }) +
      disc(424, 228, 6, l.lit(white)) +
      step(180, 56, 44, '#d98f72') +
      step(240, 64, 54, '#e5a888') +
      step(302, 56, 44, '#d98f72') +
      step(120, 50, 38, '#e9c9a0') +
      step(60, 52, 46, '#dfb08c') +
      step(362, 50, 38, '#e9c9a0') +
      step(0, 52, 40, '#e5a888') +
      step(-60, 52, 46, '#d98f72') +
      step(480, 52, 42, '#e5a888') +
      step(540, 52, 46, '#e9c9a0') +
      rect(-240, 266, 960, 8, l.lit('#c9b5b0')) +
      tree(l, 90, 272, 34, '#7d8f74') +
      tree(l, 394, 272, 36, '#7d8f74') +
      tree(l, 460, 272, 34, '#7d8f74') +
      line('M-240 268h960', l.lamp ?? '#ffe3ad', 2, 'stroke-dasharray="2 18"') +
      water(l, 273, { colour: '#4f6fae', sun: 96, seed: 91 }) +
      boat(l, 330, 300, 0.8) +
      birds(l, [
        [230, 96, 5],
        [246, 88, 4],
      ])
    );
  },
};
