import type { CountryCode } from '@karvon/contract';
import type { Airport } from './place';

/**
 * Reads a table of airports, one a line, cells separated by `|`:
 * IATA | city group | country | zone | lat | lon | rank | city ru, uz, en | airport ru, uz, en | aliases split by `;`.
 * An empty group means a group of one, an empty airport name means the city's; empty cells at the end may be left out.
 */
export function readAirportTable(table: string): Airport[] {
  return table.trim().split('\n').map(readRow);
}

function readRow(row: string): Airport {
  const cells = row.split('|');
  const cell = (index: number): string => cells[index] ?? '';
  const name = (city: number) => ({ city: cell(city), airport: cell(city + 3) || cell(city) });
  return {
    iata: cell(0),
    cityCode: cell(1) || cell(0),
    country: cell(2) as CountryCode,
    zone: cell(3),
    lat: Number(cell(4)),
    lon: Number(cell(5)),
    rank: Number(cell(6)),
    names: { ru: name(7), uz: name(8), en: name(9) },
    aliases: cell(13) === '' ? [] : cell(13).split('; '),
  };
}
