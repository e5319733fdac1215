import { chance } from '../../basics/chance';
import { ground } from './garden';
import type { Light } from './light';
import { categoryStar, fade, line, path, rect, times } from './shapes';

export interface Box {
  /** The x of the left side. */
  x: number;
  foot: number;
  width: number;
  height: number;
}

/** A wall with its right side in shade. */
export const wall = (
  light: Light,
  { x, foot, width, height }: Box,
  colour: string,
  side = 0.2,
): string =>
  rect(x, foot - height, width, height, light.lit(colour)) +
  (side
    ? rect(x + width * (1 - side), foot - height, width * side, height, light.shaded(colour))
    : '');

interface Grid {
  cols: number;
  rows: number;
  arched?: boolean;
  balconies?: string | undefined;
  key: string;
}

/** Windows in rows; in the evening some are lit. Windows with the same look share one path. */
export function windows(light: Light, { x, foot, width, height }: Box, grid: Grid): string {
  const { cols, rows, arched = false, balconies, key } = grid;
  const [dx, dy] = [width / cols, height / rows];
  const [w, h] = [Math.round(Math.min(dx * 0.56, 44)), Math.round(dy * 0.6)];
  const pane = arched
    ? `v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
    : `v${-h}h${w}v${h}z`;
  const places = Array.from({ length: cols * rows }, (_, index) => ({
    left: Math.round(x + (index % cols) * dx + (dx - w) / 2),
    low: Math.round(foot - height + Math.floor(index / cols) * dy + (dy + h) / 2),
    lit: light.time === 'evening' && chance(`${key}|lit|${index}`) < 0.62,
  }));
  const panes = (lit: boolean) =>
    places
      .filter((place) => place.lit === lit)
      .map(({ left, low }) => `M${left} ${low}${pane}`)
      .join('');
  const each = (draw: (left: number, low: number) => string) =>
    places.map(({ left, low }) => draw(left, low)).join('');
  return [
    path(panes(false), light.time === 'day' ? light.lamp : light.shaded('#2b3a72')),
    light.time === 'day'
      ? path(
          each(
            (left, low) => `M${left} ${low}l${w}-${Math.round(h * 0.6)}v${Math.round(h * 0.3)}z`,
          ),
          '#fff',
          fade(0.28),
        )
      : path(panes(true), light.lamp),
    balconies
      ? line(
          each((left, low) => `M${left - 6} ${low}h${w + 12}m-3 0v-14h${-w - 6}v14`),
          light.lit(balconies),
          3,
        )
      : '',
  ].join('');
}

/** The category over the door, on a plate of its own. */
export function plate(light: Light, x: number, y: number, stars: number): string {
  if (stars === 0) return '';
  const half = stars * 15 + 12;
  return (
    rect(x - half, y - 19, half * 2, 38, light.shaded('#1d2a5c'), 19) +
    times(stars, (index) => categoryStar(x + (index - (stars - 1) / 2) * 30, y + 1, 12, '#f5bd45'))
  );
}

export const door = (
  light: Light,
  x: number,
  foot: number,
  width: number,
  colour: string,
): string =>
  path(
    `M${x - width / 2} ${foot}v${-width * 0.9}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${width * 0.9}z`,
    light.lit('#f7ecd6'),
  ) +
  path(
    `M${x - width / 2 + 7} ${foot}v${-width * 0.9}a${width / 2 - 7} ${width / 2 - 7} 0 0 1 ${width - 14} 0v${width * 0.9}z`,
    light.time === 'evening' ? light.lamp : light.lit(colour),
  ) +
  line(`M${x} ${foot}v${-width * 1.2}`, light.shaded(colour), 4);

export const awning = (light: Light, x: number, y: number, width: number, colour: string): string =>
  path(`M${x - width / 2} ${y}l14-34h${width - 28}l14 34z`, light.lit(colour)) +
  times(Math.floor(width / 40), (n) =>
    rect(x - width / 2 + 14 + n * 40, y - 2, 20, 12, light.lit(n % 2 ? colour : '#ffffff')),
  );

export const columns = (light: Light, { x, foot, width, height }: Box, count: number): string =>
  rect(x, foot - height, width, height, light.shaded('#6f6a86')) +
  times(count, (n) => {
    const left = x + (width / count) * (n + 0.5) - 9;
    return (
      rect(left, foot - height, 18, height, light.lit('#fbf5ea')) +
      rect(left + 12, foot - height, 6, height, light.shaded('#f0e8da'))
    );
  }) +
  rect(x - 12, foot - height - 16, width + 24, 18, light.lit('#fbf5ea'));

export const fountain = (light: Light) =>
  `<ellipse cx="480" cy="${ground + 62}" rx="96" ry="22" fill="${light.lit('#e9dcc2')}"/><ellipse cx="480" cy="${ground + 58}" rx="82" ry="16" fill="${light.lit('#5fb4cc')}"/>` +
  line(`M480 ${ground + 58}v-46m0 6q-34-14-40 34m40-34q34-14 40 34`, '#ffffff', 4, fade(0.75));
