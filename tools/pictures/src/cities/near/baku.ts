import { dome } from '../../domes.ts';
import { boat, hills, skyline, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, fade, line, path, poly, rect, times } from '../../svg.ts';
import { palm } from '../../trees.ts';
import { block, crenels, roundArches, windows } from '../../walls.ts';

/** The flames of glass over the old town and the Caspian. */
export const baku: Picture = {
  hour: 'dusk',
  draw: (l) => {
    const flame = (x: number, foot: number, w: number, h: number, lean: number) =>
      path(
        d`M${x - w / 2} ${foot}C${x - w * 0.75} ${foot - h * 0.45} ${x - w * 0.3 + lean} ${foot - h * 0.8} ${x + lean} ${foot - h}C${x + w * 0.2 + lean} ${foot - h * 0.7} ${x + w * 0.72} ${foot - h * 0.45} ${x + w / 2} ${foot}z`,
        l.lit('#6fa6d3'),
      ) +
      path(
        d`M${x + w * 0.06} ${foot}C${x + w * 0.1} ${foot - h * 0.5} ${x + lean} ${foot - h * 0.8} ${x + lean} ${foot - h}C${x + w * 0.2 + lean} ${foot - h * 0.7} ${x + w * 0.72} ${foot - h * 0.45} ${x + w / 2} ${foot}z`,
        l.shaded('#4f83bd'),
      ) +
      line(
        times(
          9,
          (n) => d`M${x - w * 0.48} ${foot - 8 - n * h * 0.075}q${w * 0.48} ${-5} ${w * 0.96} 0`,
        ),
        l.lamp ?? '#fff',
        1,
        'opacity=".55" stroke-dasharray="6 3"',
      );
    return (
      sky(l, { sun: [100, 168], size: 26 }) +
      clouds(l, [
        [290, 70, 150, 0.3],
        [-180, 60, 140, 0.3],
        [540, 80, 130, 0.3],
      ]) +
      hills(l, [30, 44, 50, 66, 78, 60, 40], '#7a72a8', 0.4, 270) +
      flame(276, 222, 40, 134, -6) +
      flame(318, 220, 44, 158, 4) +
      flame(364, 224, 40, 122, 8) +
      hills(l, [14, 20, 30, 38, 52, 50, 34, 24], '#8a7aa6', 0.3, 268) +
      skyline(l, { low: 8, high: 24, depth: 0.28, foot: 262, colour: '#a08cb0', seed: 91 }) +
      // the old town and the Maiden's tower
      rect(-40, 238, 300, 28, l.lit('#d9b591')) +
      crenels(l, 110, 239, 300, '#d9b591', { size: 5 }) +
      block(l, 60, 248, 60, 40, '#dfc09c', { side: 0.2 }) +
      roundArches(60, 246, 52, 20, 4, l.lamp ?? l.shaded('#7d5f6f')) +
      dome(l, 20, 240, 30, { colour: '#bfa98f', drum: 4, ribs: 0 }) +
      path('M132 266V160q0-6 6-6h44q6 0 6 6v106z', l.lit('#d3a97c')) +
      path('M164 266V154h18q6 0 6 6v106z', l.shaded('#d3a97c')) +
      path('M186 266V176q18 4 18 24v66z', l.shaded('#b98f68')) +
      line(
        times(9, (n) => d`M132 ${256 - n * 10}h56`),
        l.shaded('#9d7452'),
        1.4,
        fade(0.5),
      ) +
      windows(l, 158, 240, 30, 60, { cols: 2, rows: 3, wide: 0.2, tall: 0.3 }) +
      block(l, 420, 264, 70, 34, '#e3cfae', { side: 0.18 }) +
      roundArches(420, 262, 62, 22, 5, l.lamp ?? l.shaded('#7d6f8f')) +
      block(l, 500, 264, 70, 44, '#d9bfa0', { side: 0.18 }) +
      windows(l, 500, 260, 60, 34, { cols: 5, rows: 2 }) +
      palm(l, 236, 268, 42, '#3f7f6c') +
      palm(l, 110, 268, 36, '#3f7f6c', -0.1) +
      palm(l, 372, 268, 38, '#3f7f6c') +
      palm(l, 462, 268, 44, '#3f7f6c', -0.1) +
      palm(l, -90, 268, 46, '#3f7f6c') +
      palm(l, 580, 268, 46, '#3f7f6c') +
      rect(-240, 264, 960, 8, l.lit('#d9cfc4')) +
      line('M-240 270h960', l.lamp ?? '#ffe3ad', 2, 'stroke-dasharray="2 18"') +
      water(l, 272, { colour: '#3f6fa8', sun: 106, seed: 53 }) +
      poly(
        [
          [300, 274],
          [336, 274],
          [330, 316],
          [306, 316],
        ],
        l.lit('#8fc0e6'),
        fade(0.25),
      ) +
      boat(l, 420, 300, 0.9) +
      boat(l, 60, 302, 0.8) +
      birds(l, [
        [170, 110, 5],
        [188, 102, 4],
      ])
    );
  },
};
