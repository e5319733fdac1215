import { dome } from '../../domes.ts';
import { boat, skyline, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, disc, fade, line, path, poly, rect } from '../../svg.ts';
import { tree } from '../../trees.ts';
import { block, columns, roundArches, windows } from '../../walls.ts';

const white = '#f7f1e6';

/** The Neva: a raised bridge, the fortress with its golden spire. */
export const petersburg: Picture = {
  hour: 'dusk',
  draw: (l) => {
    const leaf = (sign: number) => {
      const x = 318 + sign * 96;
      return (
        poly(
          [
            [x, 264],
            [x - sign * 78, 168],
            [x - sign * 71, 163],
            [x + sign * 14, 262],
          ],
          l.lit('#5f7488'),
        ) +
        line(
          d`M${x - sign * 4} 258L${x - sign * 72} 172`,
          l.lit('#c9d6df'),
          1.4,
          'stroke-dasharray="5 4"',
        ) +
        block(l, x + sign * 12, 282, 36, 26, '#bfb1b4', { side: 0.3 }) +
        rect(x + sign * 12 - 20, 254, 40, 5, l.lit('#d9cdd0')) +
        line(d`M${x + sign * 12} 254v-20`, l.shaded('#3f4a68'), 2) +
        disc(x + sign * 12, 232, 3.4, l.lamp ?? '#ffe9b0')
      );
    };
    return (
      sky(l, { sun: [300, 196], size: 24 }) +
      clouds(l, [
        [20, 66, 150, 0.35],
        [310, 80, 140, 0.3],
        [-190, 70, 150, 0.35],
        [540, 60, 120, 0.3],
      ]) +
      skyline(l, { low: 10, high: 24, depth: 0.5, foot: 258, colour: '#8577a8', seed: 4 }) +
      // Saint Isaac's, far
      block(l, 424, 258, 58, 34, '#d9b48a', { depth: 0.4 }) +
      columns(l, 424, 226, 30, 14, 6, '#f0dcc0', 0.4) +
      dome(l, 424, 214, 34, { colour: '#f0b84a', drum: 4, ribs: 4, depth: 0.3 }) +
      // the fortress
      poly(
        [
          [-60, 262],
          [-44, 232],
          [220, 232],
          [236, 262],
        ],
        l.lit('#b58a83', 0.1),
      ) +
      poly(
        [
          [-50, 262],
          [-44, 246],
          [220, 246],
          [236, 262],
        ],
        l.shaded('#b58a83', 0.1),
        fade(0.6),
      ) +
      rect(92, 196, 70, 38, l.lit('#f0d6a0')) +
      windows(l, 127, 232, 66, 30, { cols: 7, rows: 1, tall: 0.6 }) +
      dome(l, 160, 197, 20, { colour: '#f0c25a', ribs: 0, drum: 8 }) +
      block(l, 104, 232, 34, 66, '#f3dcab', { side: 0.32 }) +
      block(l, 104, 168, 26, 26, '#f3dcab', { side: 0.32 }) +
      block(l, 104, 144, 18, 20, '#f3dcab', { side: 0.32 }) +
      disc(104, 156, 5, l.lit(white)) +
      roundArches(104, 196, 20, 20, 1, l.lamp ?? l.shaded('#7f6a7a'), { share: 0.7 }) +
      dome(l, 104, 126, 16, { colour: '#f0b84a', drum: 0, ribs: 0, finial: false }) +
      poly(
        [
          [101, 114],
          [104, 32],
          [107, 114],
        ],
        l.lit('#ffcf63'),
      ) +
      poly(
        [
          [104, 114],
          [104, 32],
          [107, 114],
        ],
        l.shaded('#e0a03a'),
      ) +
      path('M104 36q7-6 12-2q-5 5-12 3z', l.lit('#ffcf63')) +
      tree(l, 30, 236, 30, '#6f7f6f') +
      tree(l, 52, 236, 26, '#7d8a6f') +
      tree(l, 196, 236, 28, '#6f7f6f') +
      tree(l, -10, 236, 28, '#7d8a6f') +
      water(l, 258, { colour: '#4a78a8', sun: 312, seed: 3 }) +
      path('M100 262h8l6 40h-20z', l.lit('#ffcf63'), fade(0.3)) +
      leaf(-1) +
      leaf(1) +
      rect(440, 262, 280, 7, l.lit('#5f7488')) +
      rect(-240, 262, 0, 7, l.lit('#5f7488')) +
      line('M470 262q40-8 80 0t80 0', l.shaded('#4a5a78'), 2) +
      boat(l, 92, 292, 0.9, '#fdf3e0') +
      boat(l, 36, 280, 0.55, '#fdf3e0') +
      birds(l, [
        [214, 100, 5],
        [232, 92, 4],
        [250, 106, 4],
      ])
    );
  },
};
