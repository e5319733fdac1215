import {
  buildConnectingItinerary,
  buildFareSummary,
  buildItinerary,
  buildOffer,
  buildSegment,
} from '@karvon/testing';
import { nearbyOffers } from './nearby-offers';

const offer = (id: string, departingAt: string, soums = 2_000_000) =>
  buildOffer({
    id,
    slices: [buildItinerary({ segments: [buildSegment({ departingAt })] })],
    fares: [buildFareSummary({ total: { amount: soums * 100, currency: 'UZS' } })],
  });
const offers = [
  offer('gone', '2026-12-14T10:00:00+05:00'),
  offer('late', '2026-12-14T13:01:00+05:00', 100),
  offer('three-hours', '2026-12-14T13:00:00+05:00'),
  offer('near', '2026-12-14T09:30:00+05:00', 3_000_000),
  offer('near-and-cheap', '2026-12-14T10:30:00+05:00', 1_000_000),
  offer('other-day', '2026-12-15T10:00:00+05:00', 100),
];
const ids = (departingAt: string | null) =>
  nearbyOffers(offers, { departingAt, exceptId: 'gone' }).map(({ id }) => id);

test('takes the same day within three hours, the nearest and then the cheapest first', () => {
  expect(ids('2026-12-14T10:00:00+05:00')).toEqual(['near-and-cheap', 'near', 'three-hours']);
  expect(ids('2026-12-20T10:00:00+05:00')).toEqual([]);
});

test('without a known departure, the cheapest', () => {
  expect(ids(null)).toEqual(['late', 'other-day', 'near-and-cheap']);
});

test('a self-transfer is never an alternative', () => {
  const { layovers, ...way } = buildConnectingItinerary();
  const joined = buildOffer({
    id: 'joined',
    slices: [
      {
        ...way,
        layovers: layovers.map((wait) => ({ ...wait, selfTransfer: { protected: false } })),
      },
    ],
  });
  const onOneTicket = buildOffer({ id: 'one-ticket', slices: [{ ...way, layovers }] });
  const near = nearbyOffers([joined, onOneTicket], { departingAt: null, exceptId: 'gone' });
  expect(near.map(({ id }) => id)).toEqual(['one-ticket']);
});
