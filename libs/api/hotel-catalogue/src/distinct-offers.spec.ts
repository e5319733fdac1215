import type { HotelOffer } from '@karvon/contract';
import { money } from '@karvon/money';
import { distinctOffers } from './distinct-offers';

const terms = (from: string, penalty: number): HotelOffer['cancellation'] => ({
  freeUntil: from,
  steps: [{ from, penalty: money(penalty, 'RUB') }],
});
const midnight = '2026-12-10T00:00:00+03:00';
const saver: HotelOffer = {
  id: 'saver',
  roomCode: 'double',
  roomName: 'Двухместный',
  rooms: 1,
  rateCode: 'saver',
  rateName: 'Выгодный',
  meal: 'breakfast',
  perNight: money(5_757_00, 'RUB'),
  paidAtHotel: [],
  whereToPay: 'now',
  availability: 'free-sale',
  roomsLeft: null,
  extraBeds: 0,
  freeNights: null,
  guestRules: { allNames: false, citizenship: false },
  total: money(17_273_00, 'RUB'),
  cancellation: terms(midnight, 5_700_00),
};
const flex: HotelOffer = {
  ...saver,
  id: 'flex',
  rateCode: 'flex',
  total: money(19_627_00, 'RUB'),
  cancellation: terms(midnight, 6_500_00),
};
const shown = (...offers: HotelOffer[]) => distinctOffers(offers).map(({ id }) => id);

test('of two offers that differ only in price, the cheaper one is sold', () => {
  expect(shown(saver, flex)).toEqual(['saver']);
});

test.each<[string, Partial<HotelOffer>]>([
  ['another room', { roomCode: 'suite' }],
  ['a meal', { meal: 'half-board' }],
  ['paid at the hotel', { whereToPay: 'at-hotel' }],
  ['sure at once', { availability: 'on-request' }],
  ['more time to cancel', { cancellation: terms('2026-12-10T18:00:00+03:00', 6_500_00) }],
  ['less kept', { cancellation: terms(midnight, 5_000_00) }],
])('%s is worth its price', (_, changes) => {
  expect(shown(saver, { ...flex, ...changes })).toEqual(['saver', 'flex']);
});
