import type { CityObject } from './hotel-city';

const kinds: Record<string, CityObject['kind']> = {
  M: 'metro',
  R: 'railway-station',
  S: 'attraction',
};

/** Reads a table of objects, one a line: city | kind (M metro, R railway station, S sight) | lat | lon | ru | uz. */
export function readObjectTable(table: string): CityObject[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [city, kind, lat, lon, ru, uz] = row.split('|') as [string, string, ...string[]];
      return {
        code: `${city}-${kind}-${slug(uz!)}`,
        city,
        kind: kinds[kind]!,
        lat: Number(lat),
        lon: Number(lon),
        names: { ru: ru!, uz: uz! },
      };
    });
}

/** An object's code is derived from its kind and name, so it stays the same when the table is sorted differently. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ʻʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
