/* Small drawing functions: each returns SVG text, as short as possible. */

const round = (value) => String(Math.round(value * 10) / 10);

/** Template of a path's data: numbers are rounded. */
export const d = (parts, ...values) =>
  parts.reduce(
    (text, part, index) => text + part + (index < values.length ? round(values[index]) : ''),
    '',
  );

const paint = (fill, more = '') => `fill="${fill}"${more && ` ${more}`}`;
export const path = (data, fill, more) => `<path d="${data}" ${paint(fill, more)}/>`;
export const rect = (x, y, width, height, fill, more) =>
  path(d`M${x} ${y}h${width}v${height}h${-width}z`, fill, more);
export const disc = (x, y, radius, fill, more) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${paint(fill, more)}/>`;
export const oval = (x, y, rx, ry, fill, more) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${paint(fill, more)}/>`;
export const poly = (points, fill, more) =>
  path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`, fill, more);
export const line = (data, stroke, width = 1, more = '') =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${more && ` ${more}`}/>`;
export const group = (attributes, ...inside) => `<g ${attributes}>${inside.join('')}</g>`;
export const at = (x, y, scale, ...inside) =>
  group(
    `transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale})`}"`,
    ...inside,
  );
export const times = (count, draw) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
export const fade = (opacity) => `opacity="${opacity}"`;

const channels = (hex) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
/** A colour between two; share 0 is the first. */
export const mix = (one, other, share) => {
  const to = channels(other);
  return `#${channels(one)
    .map((value, index) =>
      Math.round(value + (to[index] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** The same number for the same seed: pictures do not change from run to run. */
export function dice(seed) {
  let state = seed * 2654435761;
  return (from = 0, to = 1) => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return from + (state / 4294967296) * (to - from);
  };
}
