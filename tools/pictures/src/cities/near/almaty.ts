import { onion } from '../../domes.ts';
import { ground, hills, peaks } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, fade, line, oval, path, poly, times } from '../../svg.ts';
import { bushes, fir, tree } from '../../trees.ts';
import { block, gable, roof, roundArches } from '../../walls.ts';

const white = '#f8f3ea';

/** The wooden cathedral among apple trees under the Alatau. */
export const almaty: Picture = {
  hour: 'morning',
  draw: (l) => {
    const apple = (x: number, y: number, h: number) =>
      tree(l, x, y, h, '#6f9f58') +
      path(
        times(
          6,
          (n) =>
            d`M${x - h * 0.3 + ((n * 37) % 7) * h * 0.09} ${y - h * 0.86 + ((n * 23) % 6) * h * 0.09}h.1`,
        ),
        'none',
        `stroke="${l.lit('#e5513f')}" stroke-width="5" stroke-linecap="round"`,
      );
    return (
      sky(l, { sun: [390, 80], size: 25 }) +
      clouds(l, [
        [60, 56, 130, 0.75],
        [-190, 76, 130],
        [500, 60, 130, 0.6],
      ]) +
      peaks(
        l,
        [
          [-170, 150, 180],
          [0, 178, 180],
          [140, 160, 160],
          [280, 202, 200],
          [440, 168, 170],
          [600, 186, 180],
        ],
        '#7f98c6',
        0.4,
        { snow: 0.5 },
      ) +
      hills(l, [44, 64, 50, 70, 54, 72, 52], '#6fa07f', 0.24, 280) +
      hills(l, [22, 36, 30, 44, 26, 40, 30], '#5f9270', 0.08, 280) +
      line('M418 214V112', l.lit('#e9e4dc', 0.1), 3) +
      poly(
        [
          [410, 214],
          [418, 126],
          [426, 214],
        ],
        l.lit('#d9dde6', 0.1),
      ) +
      oval(418, 140, 9, 4, l.shaded('#c9564a', 0.1)) +
      block(l, 226, 268, 168, 46, '#f2cf84', { side: 0.16 }) +
      roof(l, 226, 223, 176, 12, '#4f9a84') +
      roundArches(226, 264, 154, 28, 9, l.lamp ?? l.shaded('#8a7a84')) +
      line('M142 230h168', l.lit(white), 3) +
      block(l, 226, 214, 92, 34, '#f2cf84', { side: 0.24 }) +
      roof(l, 226, 181, 98, 14, '#4f9a84') +
      roundArches(226, 211, 80, 22, 5, l.lamp ?? l.shaded('#8a7a84')) +
      onion(l, 188, 174, 22, { colour: '#2f9aa3', neck: 10, neckColour: '#f2cf84' }) +
      onion(l, 264, 174, 22, { colour: '#2f9aa3', neck: 10, neckColour: '#f2cf84' }) +
      block(l, 226, 170, 34, 22, '#f2cf84', { side: 0.34 }) +
      poly(
        [
          [208, 149],
          [226, 108],
          [244, 149],
        ],
        l.lit('#4f9a84'),
      ) +
      poly(
        [
          [226, 149],
          [226, 108],
          [244, 149],
        ],
        l.shaded('#4f9a84'),
      ) +
      onion(l, 226, 114, 18, { colour: '#f0b84a', neck: 4 }) +
      block(l, 150, 222, 22, 26, '#f2cf84', { side: 0.34 }) +
      gable(l, 150, 197, 28, 24, '#4f9a84') +
      onion(l, 150, 178, 13, { colour: '#f0b84a', neck: 3 }) +
      block(l, 302, 222, 22, 26, '#f2cf84', { side: 0.34 }) +
      gable(l, 302, 197, 28, 24, '#4f9a84') +
      onion(l, 302, 178, 13, { colour: '#f0b84a', neck: 3 }) +
      fir(l, 112, 272, 70) +
      fir(l, 88, 276, 88) +
      fir(l, 346, 274, 76) +
      fir(l, 372, 276, 56) +
      fir(l, 560, 276, 80) +
      fir(l, -90, 276, 84) +
      ground(l, 270, '#9cc07c', { depth: 0.12 }) +
      path('M204 270h44l56 50H150z', l.lit('#f2e6c6'), fade(0.7)) +
      apple(46, 300, 74) +
      apple(432, 304, 82) +
      apple(-30, 306, 74) +
      apple(512, 304, 74) +
      bushes(
        l,
        [
          [100, 314, 15],
          [388, 318, 14],
          [-110, 316, 18],
          [620, 316, 18],
        ],
        '#6f9f58',
      ) +
      birds(l, [
        [170, 96, 5],
        [186, 88, 4],
      ])
    );
  },
};
