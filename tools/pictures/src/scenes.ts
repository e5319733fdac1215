import type { Light, Picture } from './light.ts';
import { hills, peaks } from './land.ts';
import { birds, clouds, sky } from './sky.ts';
import { at, d, fade, line, mix, path, times } from './svg.ts';

/** A plane from the side, its nose to the right. */
export const plane = (l: Light, x: number, y: number, scale: number, tail = '#17a0a3') =>
  group(x, y, scale, [
    path('M-96 4Q-60-12 40-14Q92-14 104 2Q100 14 60 16H-40Q-84 16-96 4z', l.lit('#ffffff')),
    path('M-96 4Q-40 14 104 4Q100 14 60 16H-40Q-84 16-96 4z', l.shaded('#dfe6f2')),
    path('M-94 2L-118-42H-94L-60-8z', l.lit(tail)),
    path('M-106-42h12l34 34h-12z', l.shaded(tail)),
    path('M-86 4l-22 10h18l26-6z', l.shaded('#cfd9ea')),
    path('M22 6L-36 52H-16L52 8z', l.shaded('#c3cfe4')),
    path('M22 6L-36 52H-28L40 8z', l.lit('#eef2f9')),
    path('M14-10L-18-34H-6L36-12z', l.lit('#dbe3f0')),
    line('M-56-3H66', l.lamp ?? l.shaded('#4a67a8'), 4, 'stroke-dasharray="4 5"'),
    path('M82-8q10 2 14 8l-18-1z', l.shaded('#2c4a86')),
    path('M-8 26h20q5 0 5 5t-5 5h-20z', l.shaded('#8fa3c9')),
  ]);
const group = (x: number, y: number, scale: number, parts: readonly string[]) =>
  `<g transform="translate(${x} ${y}) rotate(-9) scale(${scale})">${parts.join('')}</g>`;

/** Rows of cloud as seen from above them. */
const fleece = (l: Light, y: number, size: number, depth: number, seed: number) => {
  const colour = l.night ? mix('#5a70b8', l.sky[1], depth) : mix('#ffffff', l.haze, depth);
  return path(
    d`M-240 320V${y}` +
      times(
        Math.ceil(960 / size),
        (n) =>
          d`a${size * (0.5 + (((n * 7 + seed) % 5) - 2) * 0.04)} ${size * (0.34 + (((n * 5 + seed) % 4) - 1.5) * 0.08)} 0 0 1 ${size} ${(((n + seed) % 3) - 1) * 3}`,
      ) +
      'V320z',
    colour,
  );
};

/** For unknown cities: a plane over clouds. */
const flight: Picture = {
  hour: 'evening',
  draw: (l: Light) =>
    sky(l, { sun: [120, 150], size: 34 }) +
    clouds(l, [
      [300, 70, 120, 0.4],
      [-160, 60, 120, 0.35],
      [540, 90, 110, 0.35],
    ]) +
    peaks(
      l,
      [
        [60, 60, 90],
        [180, 90, 120],
        [330, 70, 100],
        [-120, 80, 120],
        [560, 84, 120],
      ],
      '#8a86bd',
      0.45,
      { snow: 0.5, foot: 258 },
    ) +
    fleece(l, 246, 62, 0.5, 1) +
    fleece(l, 264, 84, 0.3, 3) +
    plane(l, 250, 132, 1.06) +
    path('M120 156Q40 176-240 184', 'none', 'stroke="#fff" stroke-width="3" opacity=".45"') +
    fleece(l, 284, 110, 0.08, 2),
};

/** The caravan of the brand, for pages without content. */
const caravan: Picture = {
  hour: 'dusk',
  draw: (l: Light) => {
    const camel = (x: number, y: number, s: number, load?: string) =>
      at(
        x,
        y,
        s,
        path(
          'M-20 0l2-17q-8-2-6-11q2-8 9-8q5-9 10 0h3q5-9 10 0q7 1 8 7l6-2l6-15q6-3 11 3l-1 3l-6 1l-4 16q-2 9-12 10l2 13h-4l-3-13h-21l-4 13z',
          l.shaded('#4b3560'),
        ),
        load ? path('M-10-30q6-8 14 0l2 9h-18z', l.lit(load)) : '',
      );
    return (
      sky(l, { sun: [330, 142], size: 34 }) +
      clouds(l, [
        [20, 70, 130, 0.3],
        [-180, 60, 130, 0.3],
        [540, 84, 120, 0.3],
      ]) +
      hills(l, [40, 66, 44, 58, 78, 52, 70, 46, 60], '#8f7ab0', 0.5, 290) +
      hills(l, [30, 52, 66, 40, 30, 56, 44, 30], '#b57f96', 0.28, 292) +
      camel(170, 246, 0.86, '#17a0a3') +
      camel(218, 243, 0.86, '#f0b035') +
      camel(266, 244, 0.86, '#d6574b') +
      camel(312, 248, 0.86, '#17a0a3') +
      at(
        124,
        246,
        0.8,
        path('M-5 0l1-16q-4-10 4-14a4 4 0 1 1 4 0q6 6 3 14l1 16z', l.shaded('#4b3560')),
        line('M8-22l6 22', l.shaded('#4b3560'), 1.6),
      ) +
      path('M-240 320V262q120-24 240-14t180-2t160 4t160-10t220 14v66z', l.lit('#d9977f', 0.1)) +
      path('M-240 320V290q160-26 300-10t230 4t430-8v44z', l.lit('#c47f74')) +
      path('M60 280q120 14 230 4t430-8v44H200q-60-28-140-40z', l.shaded('#b06f72'), fade(0.6)) +
      birds(l, [
        [240, 110, 5],
        [256, 102, 4],
      ])
    );
  },
};

/** Pictures of no city. */
export const scenes = { flight, caravan };
