import { buildHotelOffer } from '@karvon/testing';
import { favouriteOf } from './describe-subject';

test('the stored price of a room is of an offer that is sold now and paid to us', () => {
  const priceOf = (changes: Parameters<typeof buildHotelOffer>[0]) =>
    favouriteOf({ hotel: 'UZB17', stay: null, offer: buildHotelOffer(changes) }).price;
  expect(priceOf({})).toEqual(buildHotelOffer().total);
  expect(priceOf({ whereToPay: 'at-hotel' })).toBeNull();
  expect(priceOf({ availability: 'on-request' })).toBeNull();
});
