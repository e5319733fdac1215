import { dome } from '../../domes.ts';
import { ground, skyline } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { at, fade, line, mix, poly, rect, times } from '../../svg.ts';
import { cypress, tree } from '../../trees.ts';
import { arcade, block, columns } from '../../walls.ts';

/** Humayun's Tomb over its long pool. */
export const delhi: Picture = {
  hour: 'evening',
  draw: (l) => {
    const red = '#cf7a5c';
    const kiosk = (x: number, foot: number, s: number) =>
      at(
        x,
        foot,
        s,
        columns(l, 0, 0, 22, 14, 3, '#f2e2d2'),
        rect(-14, -17, 28, 4, l.lit('#f6ead9')),
        dome(l, 0, -16, 22, { colour: '#f3ece2', drum: 2, ribs: 0, bulge: 0.1 }),
      );
    return (
      sky(l, { sun: [96, 130], size: 30 }) +
      clouds(l, [
        [290, 56, 140, 0.5],
        [-170, 66, 130, 0.4],
        [530, 70, 120, 0.4],
      ]) +
      skyline(l, { low: 6, high: 16, depth: 0.5, foot: 262, colour: '#a5968f', seed: 131 }) +
      times(14, (n) => tree(l, -220 + n * 72, 262, 30 + (n % 3) * 8, '#7d9a6f')) +
      block(l, 240, 262, 330, 36, '#c46f52', { side: 0.1 }) +
      arcade(240, 260, 322, 28, 19, l.lamp ?? l.shaded('#6d3f45'), { share: 0.6 }) +
      line('M75 228h330', l.lit('#f6ead9'), 3) +
      block(l, 240, 228, 190, 62, red, { side: 0.14 }) +
      arcade(170, 224, 40, 44, 1, l.shaded('#6d3f45'), { share: 0.8 }) +
      arcade(310, 224, 40, 44, 1, l.shaded('#6d3f45'), { share: 0.8 }) +
      line('M145 168h190', l.lit('#f6ead9'), 3) +
      kiosk(158, 167, 0.9) +
      kiosk(322, 167, 0.9) +
      block(l, 240, 228, 78, 82, red, { side: 0.2 }) +
      line('M203 226v-78h74v78', l.lit('#f6ead9'), 3) +
      arcade(240, 228, 62, 72, 1, l.lit('#f2d2b8'), { share: 0.9 }) +
      arcade(240, 228, 52, 62, 1, l.shaded('#6d3f45'), { share: 0.9 }) +
      arcade(240, 228, 26, 30, 1, l.lamp ?? l.shaded('#3f2a45'), { share: 0.9 }) +
      kiosk(208, 147, 0.8) +
      kiosk(272, 147, 0.8) +
      dome(l, 240, 150, 78, {
        colour: '#f6f0e6',
        drum: 18,
        drumColour: '#e0a98c',
        ribs: 5,
        height: 62,
        bulge: 0.2,
      }) +
      ground(l, 260, '#a9b87f', { depth: 0.15 }) +
      poly(
        [
          [222, 262],
          [258, 262],
          [300, 320],
          [180, 320],
        ],
        mix(l.lit('#4f9ab0'), l.sky[2], 0.45),
      ) +
      poly(
        [
          [228, 264],
          [252, 264],
          [262, 300],
          [218, 300],
        ],
        l.lit('#f6f0e6'),
        fade(0.3),
      ) +
      line('M222 262L180 320M258 262l42 58', l.lit('#e9c9a8'), 4) +
      (
        [
          [196, 272, 30],
          [172, 282, 38],
          [140, 298, 50],
          [284, 272, 30],
          [308, 282, 38],
          [340, 298, 50],
        ] satisfies [number, number, number][]
      )
        .map((t) => cypress(l, ...t))
        .join('') +
      tree(l, 40, 300, 80, '#6f9a5c') +
      tree(l, 444, 302, 84, '#6f9a5c') +
      tree(l, -70, 300, 80, '#7d9f62') +
      tree(l, 560, 300, 80, '#7d9f62') +
      birds(l, [
        [150, 106, 5],
        [166, 98, 4],
        [330, 104, 5],
      ])
    );
  },
};
