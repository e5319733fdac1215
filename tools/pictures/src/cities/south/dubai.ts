import { skyline, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, fade, line, path, poly, rect, times } from '../../svg.ts';
import { glass } from '../../towers.ts';
import { palm } from '../../trees.ts';

const white = '#f8f3ea';

/** Burj Khalifa over its town, the sail by the sea. */
export const dubai: Picture = {
  hour: 'dusk',
  draw: (l) => {
    const tower = (sign: number, steps: readonly [dx: number, y: number, width: number][]) =>
      steps
        .map(([dx, y, w]) =>
          rect(
            240 + (sign < 0 ? -dx - w : dx),
            y,
            w,
            266 - y,
            sign < 0 ? l.lit('#a9c3d8') : l.shaded('#8fb0cc'),
          ),
        )
        .join('');
    return (
      sky(l, { sun: [132, 172], size: 30 }) +
      clouds(l, [
        [300, 70, 150, 0.3],
        [-160, 60, 150, 0.3],
        [520, 90, 140, 0.3],
      ]) +
      skyline(l, { low: 16, high: 70, depth: 0.5, foot: 268, colour: '#7d7db5', seed: 41 }) +
      glass(l, 96, 268, 30, 112, { colour: '#7fa3c6', depth: 0.14, roof: 8 }) +
      glass(l, 140, 268, 26, 86, { colour: '#93aecb', depth: 0.16 }) +
      glass(l, 180, 268, 28, 128, { colour: '#7396c0', depth: 0.1, taper: 0.7 }) +
      glass(l, 306, 268, 28, 118, { colour: '#7fa3c6', depth: 0.1 }) +
      poly(
        [
          [292, 151],
          [306, 126],
          [320, 151],
        ],
        l.lit('#a9c3d8', 0.1),
      ) +
      glass(l, 346, 268, 30, 92, { colour: '#93aecb', depth: 0.14, roof: -9 }) +
      glass(l, 60, 268, 26, 74, { colour: '#8fa9c8', depth: 0.2 }) +
      glass(l, -70, 268, 34, 110, { colour: '#7fa3c6', depth: 0.2, roof: 8 }) +
      glass(l, -20, 268, 30, 84, { colour: '#93aecb', depth: 0.2 }) +
      glass(l, 590, 268, 32, 110, { colour: '#7fa3c6', depth: 0.2 }) +
      // Burj Khalifa
      tower(-1, [
        [0, 100, 7],
        [0, 128, 12],
        [0, 160, 17],
        [0, 194, 23],
        [0, 226, 30],
      ]) +
      tower(1, [
        [0, 84, 6],
        [0, 114, 11],
        [0, 144, 16],
        [0, 178, 22],
        [0, 210, 28],
      ]) +
      poly(
        [
          [238, 102],
          [240, 22],
          [242, 86],
        ],
        l.lit('#dbe7f0'),
      ) +
      line(
        times(13, (n) => d`M${236 - n * 1.5} ${112 + n * 12}h${9 + n * 3.2}`),
        l.lamp ?? '#fff',
        1,
        'stroke-dasharray="3 2 5 3" opacity=".7"',
      ) +
      // Burj Al Arab
      path('M404 270q-6-66 22-128q34 60 30 128z', l.lit('#f4f4f6')) +
      path('M426 142q34 60 30 128h-18q4-70-12-128z', l.shaded('#dfe6f0')) +
      line('M408 246h30m-30-18h31m-29-18h29m-26-18h25m-22-18h19', l.lit('#5fa3c4'), 4) +
      line('M426 144v-30', l.lit('#e6e9f0'), 2) +
      path('M438 168h24q-4 8-24 8z', l.lit('#f4f4f6')) +
      rect(-240, 266, 960, 6, l.lit('#f0d9ae')) +
      palm(l, 30, 270, 46, '#3f7f6c') +
      palm(l, 376, 270, 40, '#3f7f6c', -0.1) +
      palm(l, 280, 270, 34, '#3f7f6c') +
      palm(l, 500, 270, 48, '#3f7f6c') +
      palm(l, 214, 270, 30, '#3f7f6c', -0.12) +
      palm(l, -110, 270, 46, '#3f7f6c') +
      water(l, 271, { colour: '#3f7fb0', sun: 136, seed: 23 }) +
      poly(
        [
          [226, 272],
          [254, 272],
          [250, 318],
          [230, 318],
        ],
        l.lit('#cfe0ee'),
        fade(0.25),
      ) +
      path('M318 296h40l-6 9h-26z', l.shaded('#6f4438')) +
      path('M340 294V262l22 26z', l.lit(white)) +
      path('M336 294V258l-18 32z', l.shaded(white)) +
      birds(l, [
        [150, 108, 5],
        [168, 100, 4],
        [330, 96, 4],
      ])
    );
  },
};
