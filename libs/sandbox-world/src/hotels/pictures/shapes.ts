/** Colours of the sandbox's houses. */
export const accents = ['#1f7a8c', '#2340a0', '#b9772a', '#8a4b2f', '#2f6f5e'];

export type Point = readonly [x: number, y: number];
const round = (value: number) => String(Math.round(value * 10) / 10);

export const path = (data: string, fill: string, more = ''): string =>
  `<path d="${data}" fill="${fill}"${more}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more}/>`;

export const poly = (points: readonly Point[], fill: string, more = ''): string =>
  path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`, fill, more);

export const line = (data: string, stroke: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${more}/>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const fade = (opacity: number): string => ` opacity="${opacity}"`;

/** A vertical gradient from top to bottom. */
export const gradient = (id: string, ...colours: readonly string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${colours
    .map(
      (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
    )
    .join('')}</linearGradient>`;

/** A colour between two; share 0 is the first. */
export function mix(one: string, other: string, share: number): string {
  if (share === 0) return one;
  const [from, to] = [Number.parseInt(one.slice(1), 16), Number.parseInt(other.slice(1), 16)];
  let mixed = 0;
  for (const shift of [16, 8, 0]) {
    const [start, end] = [(from >> shift) & 255, (to >> shift) & 255];
    mixed |= Math.round(start + (end - start) * share) << shift;
  }
  return `#${mixed.toString(16).padStart(6, '0')}`;
}

/** The eight-pointed star of the ornament: two squares, one turned. */
export function khatam(x: number, y: number, size: number, fill: string): string {
  const square = rect(-size / 2, -size / 2, size, size, fill);
  return `<g transform="translate(${round(x)} ${round(y)})">${square}<g transform="rotate(45)">${square}</g></g>`;
}

/** The five-pointed star of a hotel's category. */
export function categoryStar(x: number, y: number, radius: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const reach = index % 2 === 0 ? radius : radius * 0.42;
    const angle = (index * Math.PI) / 5;
    return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)];
  });
  return poly(points, fill);
}
