/** Release of `country-flag-icons`. It is part of every address, so that a browser may cache a flag for ever. */
export const flagsVersion = '1.6.20';

/** The address of one country's flag (ISO 3166-1 alpha-2), three wide and two high. */
export function flagPath(iso2: string): string {
  return `/flags/${flagsVersion}/${iso2}.svg`;
}

/** The address of one picture with all flags: a list of countries requests one file, not 250. */
export const flagSheetPath = `/flags/${flagsVersion}/all.svg`;

/** The sheet has a row for each first letter and a column for each second; a cell is 3 × 2. */
export const flagSheetSize = { width: 26 * 3, height: 26 * 2 };

const place = (letter: number) => letter - 'A'.charCodeAt(0);

/** The position of a country's flag on the sheet. */
export function flagCell(iso2: string): { x: number; y: number } {
  return { x: place(iso2.charCodeAt(1)) * 3, y: place(iso2.charCodeAt(0)) * 2 };
}
