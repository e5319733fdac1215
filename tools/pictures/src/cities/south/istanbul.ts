import { dome } from '../../domes.ts';
import { boat, hills, skyline, water } from '../../land.ts';
import type { Light, Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { at, d, disc, line, path, poly, rect, times } from '../../svg.ts';
import { pencil } from '../../towers.ts';
import { cypress, tree } from '../../trees.ts';
import { block, roof, roundArches, windows } from '../../walls.ts';

const stone = '#eadcc6';
/** An Ottoman mosque: stepped domes and up to six thin minarets. */
const ottoman = (
  l: Light,
  x: number,
  foot: number,
  scale: number,
  depth: number,
  needles: readonly number[],
) =>
  at(
    x,
    foot,
    scale,
    needles.map((nx: number) => pencil(l, nx, 0, 122, { depth })).join(''),
    block(l, 0, 0, 128, 36, stone, { side: 0.16, depth }),
    roundArches(0, -4, 120, 20, 9, l.lamp ?? l.shaded('#7d7593', depth)),
    dome(l, -44, -34, 40, { height: 20, drum: 4, colour: '#7d93b5', ribs: 0, depth, bulge: 0 }),
    dome(l, 44, -34, 40, { height: 20, drum: 4, colour: '#7d93b5', ribs: 0, depth, bulge: 0 }),
    block(l, 0, -34, 72, 18, stone, { side: 0.2, depth }),
    dome(l, 0, -48, 76, {
      height: 36,
      drum: 8,
      drumColour: stone,
      colour: '#8aa0c0',
      ribs: 5,
      depth,
      bulge: 0.04,
    }),
  );

/** Galata over its roofs, the Golden Horn, a mosque on the hill across. */
export const istanbul: Picture = {
  hour: 'evening',
  draw: (l) => {
    const houses: [number, number, number, string][] = [
      [20, 40, 46, '#e2a27c'],
      [62, 38, 60, '#e9c9a0'],
      [100, 40, 48, '#c97f66'],
      [218, 38, 58, '#e9c9a0'],
      [256, 38, 44, '#d98f6e'],
      [-20, 40, 56, '#e9c9a0'],
      [-64, 44, 48, '#d98f6e'],
      [-110, 44, 58, '#e2b58a'],
      [-156, 44, 46, '#c97f66'],
      [-204, 50, 56, '#e9c9a0'],
    ];
    return (
      sky(l, { sun: [330, 128], size: 30 }) +
      clouds(l, [
        [190, 58, 130, 0.5],
        [-150, 66, 130, 0.45],
        [480, 50, 130, 0.45],
      ]) +
      hills(l, [34, 44, 40, 38, 48, 60, 58, 44, 38], '#9d86b0', 0.45, 262) +
      ottoman(l, 366, 226, 0.86, 0.28, [-74, -58, 58, 74]) +
      ottoman(l, 560, 230, 0.7, 0.34, [-68, 68]) +
      skyline(l, {
        from: 250,
        to: 720,
        low: 6,
        high: 18,
        foot: 246,
        depth: 0.35,
        colour: '#a88fa6',
        seed: 14,
      }) +
      water(l, 240, { colour: '#3f7fae', sun: 336, seed: 21 }) +
      // a ferry
      path('M318 268h92l-10 13h-70z', l.lit('#f4efe6')) +
      path('M322 276h80l-4 5h-66z', l.shaded('#c9564a')) +
      rect(336, 256, 56, 12, l.lit('#f4efe6')) +
      line('M340 262h50', l.lamp ?? l.shaded('#6f86a8'), 4, 'stroke-dasharray="5 3"') +
      rect(356, 240, 12, 16, l.lit('#c9564a')) +
      rect(356, 240, 12, 4, l.shaded('#2f3a55')) +
      path(
        'M362 238q6-16 24-18q14-6 26-2',
        'none',
        `stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"`,
      ) +
      boat(l, 452, 296, 0.9) +
      // the tower
      block(l, 160, 300, 62, 176, '#d9b795', { side: 0.34 }) +
      line(
        times(9, (n) => d`M${131 + (n % 2) * 6} ${288 - n * 17}h52`),
        l.shaded('#a98767'),
        1.2,
        'stroke-dasharray="9 8" opacity=".6"',
      ) +
      windows(l, 158, 250, 44, 80, { cols: 3, rows: 3, wide: 0.22, tall: 0.4 }) +
      rect(123, 120, 74, 7, l.lit(stone)) +
      rect(176, 120, 21, 7, l.shaded(stone)) +
      block(l, 160, 120, 58, 26, '#dfc09f', { side: 0.34 }) +
      roundArches(160, 120, 54, 19, 6, l.lamp ?? l.shaded('#6d4d5c')) +
      rect(127, 90, 66, 5, l.lit(stone)) +
      poly(
        [
          [126, 91],
          [160, 34],
          [194, 91],
        ],
        l.lit('#5f7896'),
      ) +
      poly(
        [
          [160, 91],
          [160, 34],
          [194, 91],
        ],
        l.shaded('#5f7896'),
      ) +
      line('M160 36V18', l.lit('#f0b035'), 2) +
      disc(160, 24, 2.6, l.lit('#f0b035')) +
      houses
        .map(
          ([x, w, h, c]) =>
            block(l, x, 306, w, h, c, { side: 0.22 }) +
            roof(l, x, 307 - h, w + 4, 10, '#b5563f') +
            windows(l, x, 302, w * 0.8, h - 8, { cols: 3, rows: 2, wide: 0.42 }),
        )
        .join('') +
      rect(-240, 300, 520, 20, l.shaded('#8a6a6a')) +
      tree(l, 130, 310, 40, '#7d9a5c') +
      tree(l, 286, 316, 44, '#6f8f5c') +
      cypress(l, 40, 308, 56) +
      birds(l, [
        [250, 106, 5],
        [266, 98, 4],
        [282, 112, 5],
        [306, 84, 4],
      ])
    );
  },
};
