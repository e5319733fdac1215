import { ground, skyline } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, fade, line, path, poly, rect, times } from '../../svg.ts';
import { bushes, tree } from '../../trees.ts';
import { block, gable, windows } from '../../walls.ts';

/** Wide avenues, the library like a cut stone, the towers of the gate. */
export const minsk: Picture = {
  hour: 'noon',
  draw: (l) => {
    const gate = (x: number) =>
      block(l, x, 268, 62, 74, '#efdcb8', { side: 0.24 }) +
      windows(l, x - 4, 262, 46, 60, { cols: 4, rows: 4, wide: 0.4 }) +
      block(l, x, 195, 46, 40, '#efdcb8', { side: 0.3 }) +
      windows(l, x - 4, 192, 32, 30, { cols: 3, rows: 2, wide: 0.4 }) +
      rect(x - 26, 152, 52, 5, l.lit('#fff6e0')) +
      block(l, x, 153, 30, 18, '#efdcb8', { side: 0.34 }) +
      gable(l, x, 136, 20, 22, '#cbb48a') +
      [-20, 20].map((dx) => line(d`M${x + dx} 152v-10`, l.lit('#d9c7a0'), 3)).join('');
    return (
      sky(l, { sun: [100, 80], size: 24 }) +
      clouds(l, [
        [150, 54, 120, 0.8],
        [350, 70, 130, 0.8],
        [-170, 74, 130],
        [560, 60, 120],
      ]) +
      skyline(l, { low: 14, high: 48, depth: 0.45, foot: 268, colour: '#8fa8c4', seed: 101 }) +
      gate(96) +
      gate(212) +
      block(l, 20, 268, 84, 62, '#f4e6cb', { side: 0.1 }) +
      windows(l, 20, 262, 74, 50, { cols: 7, rows: 4, wide: 0.42 }) +
      block(l, -80, 268, 100, 56, '#efdcb8', { side: 0.1 }) +
      windows(l, -80, 262, 90, 46, { cols: 8, rows: 3, wide: 0.42 }) +
      poly(
        [
          [320, 206],
          [346, 156],
          [394, 156],
          [420, 206],
          [394, 254],
          [346, 254],
        ],
        l.lit('#8fc0d6'),
      ) +
      poly(
        [
          [370, 156],
          [394, 156],
          [420, 206],
          [394, 254],
          [370, 254],
        ],
        l.shaded('#6fa3c6'),
      ) +
      line(
        'M320 206h100M346 156l24 50l24-50M346 254l24-48l24 48M370 156v98',
        l.lit('#dff0f6'),
        1.2,
        fade(0.8),
      ) +
      line(
        'M330 190h80m-86-0M330 222h80',
        l.lamp ?? '#fff',
        1.4,
        'stroke-dasharray="5 4" opacity=".6"',
      ) +
      block(l, 370, 270, 116, 18, '#e3e9ee', { side: 0.2 }) +
      block(l, 520, 268, 100, 58, '#f4e6cb', { side: 0.1 }) +
      windows(l, 520, 262, 90, 48, { cols: 8, rows: 3, wide: 0.42 }) +
      (
        [
          [284, 50],
          [448, 56],
          [154, 40],
          [-20, 52],
          [300, 38],
          [476, 46],
          [-130, 52],
          [590, 54],
        ] satisfies [number, number][]
      )
        .map(([x, h], n) => tree(l, x, 274, h, n % 2 ? '#6fa566' : '#5f9a62'))
        .join('') +
      ground(l, 270, '#cfd9b8', { depth: 0.15 }) +
      path('M200 270h60l120 50H100z', l.lit('#e9e6dc')) +
      path('M228 270h6l6 50h-20z', l.lit('#ffffff'), fade(0.5)) +
      bushes(
        l,
        [
          [40, 314, 18],
          [88, 322, 14],
          [430, 314, 18],
          [392, 322, 13],
          [-70, 316, 20],
          [560, 316, 20],
        ],
        '#7fae66',
      ) +
      path(
        times(14, (n) => d`M${10 + n * 34} ${312 + (n % 3) * 3}h.1`),
        'none',
        `stroke="${l.lit('#4f7fd3')}" stroke-width="4.4" stroke-linecap="round"`,
      ) +
      birds(l, [
        [270, 110, 5],
        [288, 102, 4],
      ])
    );
  },
};
