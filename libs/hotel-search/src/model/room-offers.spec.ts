import { buildHotelOffer, buildHotelOfferDetail } from '@karvon/testing';
import { childrenWithParents, roomOffers } from './room-offers';

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

test('children for whom the rooms have no bed stay with their parents', () => {
  const withParents = (ages: number[], rooms = 1, extraBeds = 0) =>
    childrenWithParents({ maxGuests: 2 }, [buildHotelOffer({ rooms, extraBeds })], {
      adults: 2,
      ages,
    });
  expect(withParents([])).toBe(0);
  expect(withParents([5])).toBe(1);
  expect(withParents([8, 5], 1, 1)).toBe(1);
  expect(withParents([8, 5], 2)).toBe(0);
  expect(childrenWithParents({ maxGuests: 2 }, [], { adults: 2, ages: [5] })).toBe(0);
});
