import { buildHotelOffer, buildHotelOfferDetail } from '@karvon/testing';
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
