/** Colours of the sandbox's houses. */
export const accents = ['#1f7a8c', '#2340a0', '#c9891f', '#8a4b2f', '#2f6f5e'];

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** The eight-pointed star of the house's ornament: two squares, one turned. */
export function star(x: number, y: number, size: number, fill: string): string {
  const square = rect(-size / 2, -size / 2, size, size, fill);
  return `<g transform="translate(${x} ${y})">${square}<g transform="rotate(45)">${square}</g></g>`;
}
