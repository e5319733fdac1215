import { buildHotelSearchResponse, buildHotelSummary } from '@karvon/testing';
import { hotelFacts } from '../../model/hotel-facts';
import { rowsToDraw } from './rows-to-draw';

const codes = (text: string) => [...text];
const facts = new Map(
  hotelFacts(
    buildHotelSearchResponse({
      hotels: codes('ABCDEFGHIJKLMNOP').map((code) => buildHotelSummary({ code })),
    }),
  ).map((one) => [one.hotel.code, one]),
);
const rows = (text: string) => codes(text).map((code) => facts.get(code)!);
const drawn = (wanted: string, before: string) =>
  rowsToDraw(rows(wanted), rows(before))
    .map(({ hotel }) => hotel.code)
    .join('');

test.each([
  ['cards that stand already cost nothing, in whatever order', 'DCBA', 'ABCD', 'DCBA'],
  ['what a frame can draw is drawn at once', 'ABC', '', 'ABC'],
  ['of more new cards the first come, and what was there stays below', 'FGHIJ', 'ABC', 'FGHAB'],
  ['a card never stands twice', 'IAJKLM', 'ABCDEF', 'IAJKBC'],
  ['more of the same list grows it', 'ABCDEFGH', 'ABC', 'ABCDEF'],
])('%s', (_, wanted, before, expected) => expect(drawn(wanted, before)).toBe(expected));
