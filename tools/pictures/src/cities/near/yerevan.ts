import { ground, hills, peaks } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, disc, line, mix, oval, path, poly, rect, times } from '../../svg.ts';
import { tree } from '../../trees.ts';
import { block, glowAt, roundArches, windows } from '../../walls.ts';

const white = '#f8f3ea';

/** Ararat over the pink stone of the city and its cascade of stairs. */
export const yerevan: Picture = {
  hour: 'evening',
  draw: (l) => {
    const house = (x: number, w: number, h: number, c: string) =>
      block(l, x, 272, w, h, c, { side: 0.2 }) +
      rect(x - w / 2 - 2, 272 - h - 3, w + 4, 5, l.lit('#f0d3bf')) +
      roundArches(x, 270, w * 0.86, 22, Math.round(w / 15), l.lamp ?? l.shaded('#7d5a6a')) +
      windows(l, x, 244, w * 0.84, h - 34, { cols: Math.round(w / 13), rows: 2, wide: 0.42 });
    return (
      sky(l, { sun: [96, 128], size: 28 }) +
      clouds(l, [
        [20, 62, 110, 0.45],
        [-170, 80, 130, 0.4],
        [400, 120, 110, 0.45],
        [560, 60, 120, 0.4],
      ]) +
      peaks(l, [[434, 98, 120]], '#8f8fc4', 0.36, { snow: 0.34 }) +
      path(
        'M40 268Q160 176 208 118q20-28 40-30q18 0 36 26q56 84 176 154z',
        l.lit('#8a8cc4', 0.36),
      ) +
      path(
        'M248 88q18 0 36 26q56 84 176 154H290q-30-70-30-110q-2-40-12-70z',
        l.shaded('#8a8cc4', 0.36),
      ) +
      path(
        'M166 168Q192 138 208 118q20-28 40-30q18 0 36 26q14 22 32 44l-22-8l-16 18l-22-16l-22 18l-18-16l-22 16z',
        l.lit('#ffffff', 0.1),
      ) +
      path(
        'M248 88q18 0 36 26q14 22 32 44l-22-8l-16 18l-16-12q4-50-14-68z',
        l.shaded('#dfe6f6', 0.2),
      ) +
      hills(l, [22, 34, 26, 38, 28, 34, 24], '#a78fae', 0.4, 274) +
      house(-100, 90, 62, '#dba088') +
      house(0, 96, 56, '#e0ab90') +
      house(92, 84, 70, '#d9977f') +
      house(390, 88, 70, '#d9977f') +
      house(484, 96, 58, '#e0ab90') +
      house(580, 90, 64, '#dba088') +
      block(l, 240, 272, 150, 44, '#e6b79c', { side: 0.14 }) +
      roundArches(240, 270, 142, 34, 7, l.lamp ?? l.shaded('#7d5a6a')) +
      rect(161, 224, 158, 6, l.lit('#f4dcc9')) +
      block(l, 240, 225, 46, 52, '#e6b79c', { side: 0.34 }) +
      disc(240, 200, 11, l.lit(white)) +
      line('M240 200v-7m0 7l5 3', l.shaded('#5b4a5c'), 1.4) +
      rect(214, 170, 52, 5, l.lit('#f4dcc9')) +
      poly(
        [
          [220, 171],
          [240, 150],
          [260, 171],
        ],
        l.lit('#c97f66'),
      ) +
      ground(l, 270, '#e0bfa9', { depth: 0.15 }) +
      glowAt(l, 240, 274, 200, 8) +
      oval(240, 300, 120, 13, l.lit('#5fa9c4')) +
      oval(240, 298, 112, 10, mix(l.lit('#5fa9c4'), l.sky[2], 0.5)) +
      path(
        times(7, (n) => d`M${168 + n * 24} 298q3-${18 + (n % 3) * 8} 6 0`),
        'none',
        'stroke="#fff" stroke-width="2" opacity=".75"',
      ) +
      tree(l, 40, 286, 48, '#7d9f62') +
      tree(l, 440, 286, 50, '#7d9f62') +
      tree(l, 146, 278, 34, '#8aa86a') +
      tree(l, 336, 278, 34, '#8aa86a') +
      tree(l, -60, 286, 50, '#7d9f62') +
      tree(l, 540, 286, 50, '#7d9f62') +
      birds(l, [
        [150, 110, 5],
        [134, 102, 4],
      ])
    );
  },
};
