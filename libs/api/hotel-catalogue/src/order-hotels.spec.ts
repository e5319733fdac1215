import type { HotelKind, HotelObject } from '@karvon/contract';
import { bestFirst, type RankedHotel } from './order-hotels';

const centre = { code: 'C', kind: 'city-centre' } as HotelObject;

/** A hotel with the fields that the order depends on. */
const hotel = (
  code: string,
  kind: HotelKind,
  stars: number,
  price: number,
  metres: number,
): RankedHotel => ({
  code,
  kind,
  stars,
  nearby: [{ code: 'C', distance: metres }],
  offer: { total: { amount: price, currency: 'UZS' } },
});
const codes = (...hotels: RankedHotel[]) => bestFirst(hotels, [centre]).map(({ code }) => code);

test('prices are compared within one kind: a cheap hostel bed does not come before a good hotel offer', () => {
  const bargain = hotel('bargain', 'hotel', 4, 80_000, 1_000);
  const usual = hotel('usual', 'hotel', 4, 100_000, 1_000);
  const bed = hotel('bed', 'hostel', 0, 10_000, 1_000);
  const dear = hotel('dear', 'hotel', 4, 120_000, 1_000);
  expect(codes(dear, bed, usual, bargain)).toEqual(['bargain', 'bed', 'usual', 'dear']);
});

test('at equal prices the hotel nearer to the centre comes first, and equal hotels keep one order', () => {
  const far = hotel('far', 'hotel', 3, 50_000, 6_000);
  const near = hotel('near', 'hotel', 3, 50_000, 500);
  const twin = hotel('a-twin', 'hotel', 3, 50_000, 500);
  expect(codes(far, near, twin)).toEqual(['a-twin', 'near', 'far']);
});
