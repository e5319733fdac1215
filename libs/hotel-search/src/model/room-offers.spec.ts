import type { HotelAlternative } from '@karvon/contract';
import { money } from '@karvon/money';
import {
  buildHotelOffer,
  buildHotelOfferDetail,
  buildHotelSearchResponse,
  buildHotelSummary,
} from '@karvon/testing';
import { filtersToDrop } from './empty-filter';
import { hotelFacts } from './hotel-facts';
import { filterHotels, noFilter, type HotelFilter } from './hotel-filter';
import { freeBeside } from './hotel-list';
import { roomOffers } from './room-offers';

test('offers stand with their room, the room of the cheapest first', () => {
  const { room } = buildHotelOfferDetail();
  const single = { ...room, code: 'single' };
  const offers = ['single', 'family', 'single', 'unknown'].map((roomCode, index) =>
    buildHotelOffer({ id: String(index), roomCode }),
  );
  expect(
    roomOffers([room, single], offers).map((one) => [
      one.room.code,
      one.offers.map(({ id }) => id),
    ]),
  ).toEqual([
    ['single', ['0', '2']],
    ['family', ['1']],
  ]);
});

const soums = (thousands: number) => money(thousands * 1_000_00, 'UZS');
const hotel = (code: string, thousands: number, alternatives: HotelAlternative[]) => {
  const { offer } = buildHotelSummary();
  return buildHotelSummary({ code, offer: { ...offer, total: soums(thousands) }, alternatives });
};

test('a room that must be waited for leads no price while another one is sold now', () => {
  const [built] = buildHotelSummary().alternatives;
  const availability = 'on-request' as const;
  const waiting = { ...built!, availability, amount: soums(950).amount };
  const alternatives = [{ ...built!, amount: soums(1_000).amount }, waiting];
  const both = hotel('Оба', 900, alternatives);
  const mixed = buildHotelSearchResponse({
    hotels: [both, hotel('Один', 500, [{ ...waiting, meal: 'half-board' }])],
  });
  const all = hotelFacts(mixed);
  const shown = (filter: Partial<HotelFilter>) =>
    filterHotels(all, { ...noFilter, ...filter }).map((one) => [
      one.shown.total,
      one.shown.availability,
    ]);
  expect(shown({})).toEqual([
    [soums(900), 'free-sale'],
    [soums(500), 'free-sale'],
  ]);
  expect(shown({ free: 'any' })).toEqual([
    [soums(1_000), 'free-sale'],
    [soums(950), 'on-request'],
  ]);
  expect(all.map(({ shown: one, choices }) => freeBeside(one, choices)?.total)).toEqual([
    soums(1_000),
    undefined,
  ]);
  const [drop] = filtersToDrop(all, { ...noFilter, free: 'any', stars: [1] });
  expect([drop!.count, drop!.from]).toEqual([2, soums(1_000).amount]);
});
