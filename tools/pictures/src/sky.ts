import type { Light } from './light.ts';
import { left, right, span } from './land.ts';
import { d, dice, disc, fade, line, path, rect, times, type Point } from './svg.ts';

/* The upper part of a picture: sky, clouds, birds. `l` is the light; a picture is 480 by 320, drawn 240 wider at each side. */

/** A waxing moon: two arcs. */
const moon = (l: Light, x: number, y: number, r: number) =>
  path(
    d`M${x - r * 0.3} ${y - r}a${r} ${r} 0 1 0 ${r * 1.25} ${r * 1.3}a${r * 0.86} ${r * 0.86} 0 0 1 ${-r * 1.25} ${-r * 1.3}z`,
    l.sun,
  );

export function sky(l: Light, { sun = [90, 110], size = 26 }: { sun?: Point; size?: number } = {}) {
  const random = dice(sun[0] + 7);
  const stars = l.stars
    ? path(
        times(46, () => d`M${random(left, right)} ${random(0, 150)}h.1`),
        'none',
        `stroke="#fff" stroke-width="1.3" stroke-linecap="round" opacity=".7"`,
      )
    : '';
  return (
    `<defs><linearGradient id="s" x2="0" y2="1">` +
    l.sky
      .map((colour, index) => `<stop offset="${[0, 0.55, 1][index]}" stop-color="${colour}"/>`)
      .join('') +
    `</linearGradient><radialGradient id="g"><stop stop-color="${l.glow}" stop-opacity=".95"/><stop offset=".35" stop-color="${l.glow}" stop-opacity=".4"/><stop offset="1" stop-color="${l.glow}" stop-opacity="0"/></radialGradient></defs>` +
    rect(left, 0, span, 270, 'url(#s)') +
    stars +
    disc(...sun, size * 6, 'url(#g)') +
    (l.night ? moon(l, ...sun, size * 0.72) : disc(...sun, size, l.sun))
  );
}

type Cloud = [x: number, y: number, width: number, opacity?: number];
/** Long flat clouds with round heads. */
export function clouds(l: Light, list: readonly Cloud[]) {
  const colour = l.night ? '#7f95d6' : '#ffffff';
  const one = ([x, y, width, opacity = 0.55]: Cloud) => {
    const r = width * 0.085;
    return path(
      d`M${x} ${y}h${width}a${r} ${r} 0 0 0 ${-r} ${-r * 1.2}h${-width * 0.16}a${r * 1.7} ${r * 1.7} 0 0 0 ${-width * 0.3} ${-r * 0.5}a${r * 1.2} ${r * 1.2} 0 0 0 ${-width * 0.2} ${r * 0.7}h${-width * 0.1}a${r} ${r} 0 0 0 ${-(width * 0.24 - r)} ${r}z`,
      colour,
      fade(l.night ? opacity * 0.35 : opacity),
    );
  };
  return list.map(one).join('');
}

export const birds = (l: Light, list: readonly [x: number, y: number, size?: number][]) =>
  line(
    list
      .map(
        ([x, y, s = 5]) =>
          d`M${x - s} ${y - s * 0.5}q${s * 0.6} ${-s * 0.3} ${s} ${s * 0.5}q${s * 0.4} ${-s * 0.8} ${s} ${-s * 0.5}`,
      )
      .join(''),
    l.shaded('#3c4a72'),
    1.3,
    'stroke-linecap="round"',
  );
