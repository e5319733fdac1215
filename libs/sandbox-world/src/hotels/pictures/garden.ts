import { chance, draw } from '../../basics/chance';
import type { Light } from './light';
import { circle, fade, gradient, line, path, poly, rect, times } from './shapes';

/** The viewport of every picture. The house stands in the middle square, so that a narrow crop shows all of it. */
export const width = 960;
export const height = 640;
export const ground = 540;

export function heaven(light: Light, key: string): string {
  const x = draw(`${key}|sun`, 150, 810);
  const cloud = (cx: number, y: number, r: number) =>
    path(
      `M${cx - r * 3} ${y}h${r * 6}a${r} ${r} 0 0 0 ${-r} ${-r}h${-r * 0.6}a${r * 1.6} ${r * 1.6} 0 0 0 ${-r * 2.6} ${-r * 0.6}h${-r * 0.4}a${r} ${r} 0 0 0 ${-r * 1.4} ${r * 1.6}z`,
      '#ffffff',
      fade(light.time === 'day' ? 0.7 : 0.16),
    );
  return [
    `<defs>${gradient('s', ...light.sky)}<radialGradient id="g"><stop stop-color="${light.sun}" stop-opacity=".9"/><stop offset="1" stop-color="${light.sun}" stop-opacity="0"/></radialGradient></defs>`,
    rect(0, 0, width, ground, 'url(#s)'),
    circle(x, 130, 190, 'url(#g)'),
    circle(x, 130, 40, light.sun),
    cloud(draw(`${key}|cloud`, 120, 420), 96, 22),
    cloud(draw(`${key}|cloud2`, 560, 860), 150, 16),
  ].join('');
}

export const mountains = (light: Light, key: string): string =>
  times(4, (index) => {
    const x = index * 290 + draw(`${key}|peak|${index}`, -60, 90);
    const top = draw(`${key}|top|${index}`, 190, 290);
    const half = (ground - top) * 0.95;
    return (
      poly(
        [
          [x - half, ground],
          [x, top],
          [x + half, ground],
        ],
        light.lit('#7f9cc0', 0.4),
      ) +
      poly(
        [
          [x, top],
          [x + half, ground],
          [x + half * 0.1, ground],
        ],
        light.shaded('#7f9cc0', 0.4),
      ) +
      poly(
        [
          [x, top],
          [x - half * 0.24, top + 64],
          [x - 10, top + 50],
          [x + 12, top + 72],
          [x + half * 0.24, top + 62],
        ],
        light.lit('#ffffff', 0.15),
      )
    );
  });

export const town = (light: Light, key: string): string =>
  times(12, (index) => {
    const tall = draw(`${key}|town|${index}`, 40, 170);
    return rect(
      index * 84 - 20,
      ground - tall,
      78,
      tall,
      light.lit('#8f9ab8', 0.5 + (index % 2) * 0.12),
    );
  });

export const lawn = (light: Light, colour: string): string =>
  rect(0, ground, width, height - ground, light.lit(colour)) +
  rect(0, ground + 56, width, height - ground - 56, light.shaded(colour)) +
  path(`M420 ${ground}h120l90 100H330z`, light.lit('#f0e3c8'));

export const roundTree = (light: Light, x: number, tall: number, colour = '#6a9a5f'): string => {
  const r = tall * 0.32;
  const y = ground + 10 - tall + r;
  return (
    rect(x - tall * 0.03, y, tall * 0.06, tall - r, light.shaded('#6e5040')) +
    circle(x, y, r, light.shaded(colour)) +
    circle(x + r * 0.6, y + r * 0.5, r * 0.66, light.shaded(colour)) +
    circle(x - r * 0.6, y + r * 0.45, r * 0.7, light.shaded(colour)) +
    circle(x - r * 0.24, y - r * 0.1, r * 0.76, light.lit(colour)) +
    circle(x - r * 0.7, y + r * 0.36, r * 0.5, light.lit(colour))
  );
};

export const cypress = (light: Light, x: number, tall: number): string => {
  const side = (sign: number) =>
    `M${x} ${ground + 6 - tall}C${x + sign * tall * 0.2} ${ground - tall * 0.6} ${x + sign * tall * 0.2} ${ground - tall * 0.1} ${x} ${ground + 6}z`;
  return path(side(-1), light.lit('#3f7058')) + path(side(1), light.shaded('#3f7058'));
};

export const fir = (light: Light, x: number, tall: number): string =>
  times(3, (tier) => {
    const foot = ground + 8 - tall * tier * 0.28;
    const half = tall * (0.26 - tier * 0.055);
    const top = foot - tall * 0.46;
    return (
      poly(
        [
          [x, top],
          [x - half, foot],
          [x + half, foot],
        ],
        light.lit('#33705c'),
      ) +
      poly(
        [
          [x, top],
          [x + half, foot],
          [x, foot - 6],
        ],
        light.shaded('#33705c'),
      )
    );
  });

/** Trees at both sides, outside the middle square. */
export const grove = (
  light: Light,
  key: string,
  plant: (x: number, tall: number) => string,
): string =>
  [60, 140, 820, 905]
    .filter((_, index) => chance(`${key}|tree|${index}`) < 0.9)
    .map((x, index) => plant(x, draw(`${key}|tall|${index}`, 110, 190)))
    .join('');

export const lanterns = (light: Light, places: readonly number[]): string =>
  places
    .map(
      (x) =>
        line(`M${x} ${ground + 26}v-64`, light.shaded('#3b4666'), 4) +
        (light.time === 'evening' ? circle(x, ground - 42, 26, light.lamp, fade(0.22)) : '') +
        circle(x, ground - 42, 8, light.time === 'evening' ? light.lamp : '#fff3d6'),
    )
    .join('');
