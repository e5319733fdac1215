import { skyline, water } from '../../land.ts';
import type { Light, Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, line, path, rect, times } from '../../svg.ts';
import { palm, tree } from '../../trees.ts';
import { block } from '../../walls.ts';

const white = '#f8f3ea';
/** An East Asian roof with curled ends. */
const curled = (
  l: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: string,
) => {
  const h = width / 2;
  return (
    path(
      d`M${x - h - 8} ${foot - 8}Q${x - h * 0.9} ${foot} ${x - h * 0.8} ${foot}H${x + h * 0.8}Q${x + h * 0.9} ${foot} ${x + h + 8} ${foot - 8}Q${x + h * 0.66} ${foot - height * 0.5} ${x + h * 0.52} ${foot - height}H${x - h * 0.52}Q${x - h * 0.66} ${foot - height * 0.5} ${x - h - 8} ${foot - 8}z`,
      l.lit(colour),
    ) +
    path(
      d`M${x + h * 0.3} ${foot}H${x + h * 0.8}Q${x + h * 0.9} ${foot} ${x + h + 8} ${foot - 8}Q${x + h * 0.66} ${foot - height * 0.5} ${x + h * 0.52} ${foot - height}H${x + h * 0.24}z`,
      l.shaded(colour),
    ) +
    line(
      d`M${x - h * 0.56} ${foot - height}h${h * 1.12}`,
      l.lit('#e6e2d6'),
      Math.max(2, height * 0.14),
    )
  );
};

/** The Temple of Dawn on its river. */
export const bangkok: Picture = {
  hour: 'evening',
  draw: (l) => {
    const prang = (x: number, foot: number, w: number, h: number) =>
      times(6, (n) => {
        const k = 1 - n * 0.13;
        const hh = h * 0.09;
        return (
          rect(
            x - (w * k) / 2,
            foot - hh * (n + 1),
            w * k,
            hh,
            l.lit(n % 2 ? '#f2e6d2' : '#dfc9a6'),
          ) +
          rect(
            x + w * k * 0.16,
            foot - hh * (n + 1),
            w * k * 0.34,
            hh,
            l.shaded(n % 2 ? '#f2e6d2' : '#dfc9a6'),
          ) +
          line(
            d`M${x - (w * k) / 2 + 2} ${foot - hh * (n + 0.5)}h${w * k - 4}`,
            l.lit(n % 2 ? '#3f9a8f' : '#c9604f'),
            hh * 0.34,
            'stroke-dasharray="3 3"',
          )
        );
      }) +
      path(
        d`M${x - w * 0.15} ${foot - h * 0.53}Q${x - w * 0.2} ${foot - h * 0.86} ${x} ${foot - h}Q${x + w * 0.2} ${foot - h * 0.86} ${x + w * 0.15} ${foot - h * 0.53}z`,
        l.lit('#ecdcc0'),
      ) +
      path(
        d`M${x} ${foot - h}Q${x + w * 0.2} ${foot - h * 0.86} ${x + w * 0.15} ${foot - h * 0.53}H${x}z`,
        l.shaded('#ecdcc0'),
      ) +
      line(
        d`M${x - w * 0.14} ${foot - h * 0.6}h${w * 0.28}M${x - w * 0.15} ${foot - h * 0.7}h${w * 0.3}M${x - w * 0.13} ${foot - h * 0.8}h${w * 0.26}`,
        l.lit('#3f9a8f'),
        2,
        'stroke-dasharray="3 2"',
      ) +
      line(d`M${x} ${foot - h + 1}v${-h * 0.1}`, l.lit('#f0b035'), 2);
    return (
      sky(l, { sun: [110, 134], size: 32 }) +
      clouds(l, [
        [300, 60, 140, 0.5],
        [-180, 66, 140, 0.4],
        [530, 70, 130, 0.4],
      ]) +
      skyline(l, { low: 10, high: 60, depth: 0.55, foot: 262, colour: '#a88aae', seed: 121 }) +
      prang(150, 262, 46, 110) +
      prang(346, 262, 46, 110) +
      prang(248, 262, 116, 218) +
      prang(196, 264, 34, 82) +
      prang(300, 264, 34, 82) +
      block(l, 60, 264, 80, 26, white, { side: 0.16 }) +
      curled(l, 60, 242, 90, 24, '#c9604f') +
      curled(l, 60, 226, 62, 20, '#3f8f6f') +
      line('M29 206l-4-8m66 8l4-8', l.lit('#f0b035'), 1.6) +
      block(l, 436, 264, 80, 26, white, { side: 0.16 }) +
      curled(l, 436, 242, 90, 24, '#c9604f') +
      curled(l, 436, 226, 62, 20, '#3f8f6f') +
      palm(l, 110, 266, 52, '#3f8a66') +
      palm(l, 392, 266, 56, '#3f8a66', -0.1) +
      tree(l, -20, 266, 46, '#6f9a62') +
      tree(l, 510, 266, 46, '#6f9a62') +
      palm(l, -90, 266, 60) +
      palm(l, 580, 266, 60) +
      rect(-240, 262, 960, 8, l.lit('#d9c6ae')) +
      water(l, 269, { colour: '#4f8fa0', sun: 116, seed: 61 }) +
      path('M300 298q50 10 110-12q-10 22-40 24h-46q-16 0-24-12z', l.shaded('#7a4b3a')) +
      path('M322 294q0-16 34-16t34 12v6z', l.lit('#e5a04a')) +
      path('M70 306q36 8 78-8q-8 16-30 18H88q-12 0-18-10z', l.shaded('#7a4b3a')) +
      birds(l, [
        [340, 100, 5],
        [358, 92, 4],
        [150, 96, 4],
      ])
    );
  },
};
