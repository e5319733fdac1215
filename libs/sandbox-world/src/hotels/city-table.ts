import type { CountryCode } from '@karvon/contract';
import type { Bilingual, HotelCity } from './hotel-city';

/**
 * Reads a table of cities, one a line, cells separated by `|`: code | kind (C city, L locality) | country | zone | lat | lon |
 * rank | hotels | radius km | price level % | ru | uz | en | "in" ru | region ru/uz | district ru/uz | aliases split by `;`. "In"
 * is the word after "в"; a place with another preposition has it in its cell ("на Пхукете"). Empty cells at the end may be left
 * out. The Uzbek locative is regular, so it has no cell.
 */
export function readCityTable(table: string): HotelCity[] {
  return table.trim().split('\n').map(readRow);
}

function bilingual(cell: string): Bilingual | null {
  const [ru, uz] = cell.split('/');
  return ru && uz ? { ru, uz } : null;
}

const withPreposition = (cell: string): string => (/^(во|на) /.test(cell) ? cell : `в ${cell}`);

function readRow(row: string): HotelCity {
  const cells = row.split('|');
  const cell = (index: number): string => cells[index] ?? '';
  return {
    code: cell(0),
    kind: cell(1) === 'C' ? 'city' : 'locality',
    country: cell(2) as CountryCode,
    zone: cell(3),
    lat: Number(cell(4)),
    lon: Number(cell(5)),
    rank: Number(cell(6)),
    hotels: Number(cell(7)),
    radius: Number(cell(8)),
    priceLevel: Number(cell(9)),
    names: { ru: cell(10), uz: cell(11), en: cell(12) },
    nameIn: { ru: withPreposition(cell(13)), uz: `${cell(11)}da` },
    admUnit1: bilingual(cell(14)),
    admUnit2: bilingual(cell(15)),
    aliases: cell(16) === '' ? [] : cell(16).split('; '),
  };
}
