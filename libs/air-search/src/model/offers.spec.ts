import type { AirOffer } from '@karvon/contract';
import { offerFacts, type OfferFacts } from './offer-facts';
import { filterOffers, filterOptions, filterQuery, noFilter, parseFilter } from './offer-filter';
import { offerLabels } from './offer-labels';
import { sortOffers, sorts, type Sort } from './offer-sort';

const facts = (
  id: string,
  values: Partial<OfferFacts> & { carrier?: string; kind?: AirOffer['kind'] },
) =>
  ({
    price: 100,
    durationMinutes: 240,
    stops: 0,
    departingAt: '2026-12-01T08:00:00',
    arrivingAt: '2026-12-01T10:00:00',
    carriers: [],
    ...values,
    offer: {
      id,
      kind: values.kind ?? 'regular',
      validatingCarrier: values.carrier ?? 'HY',
    } as AirOffer,
  }) satisfies OfferFacts;

const cheapSlow = facts('a', {
  price: 90,
  durationMinutes: 900,
  stops: 2,
  carrier: 'U6',
  departingAt: '2026-12-01T05:00:00',
});
const direct = facts('b', {
  price: 100,
  durationMinutes: 240,
  carrier: 'HY',
  arrivingAt: '2026-12-01T09:00:00',
});
const dear = facts('c', {
  price: 300,
  durationMinutes: 235,
  stops: 1,
  carrier: 'SU',
  kind: 'charter',
});
const all = [dear, cheapSlow, direct];

test.each<[Sort, string]>([
  ['optimal', 'bac'],
  ['cheapest', 'abc'],
  ['expensive', 'cba'],
  ['departure', 'abc'],
  ['arrival', 'bac'],
  ['duration', 'cba'],
])('%s puts them as %s', (sort, expected) => {
  expect(
    sortOffers(all, sort)
      .map((f) => f.offer.id)
      .join(''),
  ).toBe(expected);
});

test.each(sorts)('%s does not depend on the order of arrival', (sort) => {
  expect(sortOffers([...all].reverse(), sort)).toEqual(sortOffers(all, sort));
});

test('filters narrow and count against each other', () => {
  expect(filterOffers(all, { ...noFilter, stops: [0, 1] }).map((f) => f.offer.id)).toEqual([
    'c',
    'b',
  ]);
  const options = filterOptions(all, { stops: [0], airlines: [] });
  expect(options.airlines).toEqual([{ value: 'HY', count: 1, from: 100 }]);
  expect(options.stops.map((o) => [o.value, o.count])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
});

test('four and five stops are one bucket', () => {
  const far = [facts('x', { stops: 4 }), facts('y', { stops: 5 })];
  expect(filterOptions(far, noFilter).stops).toEqual([{ value: 4, count: 2, from: 100 }]);
});

test('filters live in the address; rubbish there is ignored', () => {
  const filter = { stops: [0, 4], airlines: ['HY', 'S7'] };
  const query = new URLSearchParams(filterQuery(filter) as Record<string, string>);
  expect(parseFilter(query)).toEqual(filter);
  expect(parseFilter(new URLSearchParams('stops=9,x&airlines=<b>'))).toEqual(noFilter);
});

test('labels name the best price, the fastest and the kind', () => {
  const labels = offerLabels(all);
  expect(labels.get('a')).toEqual(['best-price']);
  expect(labels.get('c')).toEqual(['fastest', 'charter']);
  expect(labels.get('b')).toEqual([]);
});

test('facts come from the first direction and the cheapest fare', () => {
  const segment = {
    marketingCarrier: 'HY',
    departingAt: '2026-12-01T22:40:00+05:00',
    arrivingAt: '2026-12-02T01:00:00+03:00',
  };
  const slice = { durationMinutes: 260, stops: 0, segments: [segment] };
  const offer = {
    slices: [slice, { ...slice, stops: 1, durationMinutes: 300 }],
    fares: [{ total: { amount: 500 } }, { total: { amount: 400 } }],
  } as unknown as AirOffer;
  expect(offerFacts(offer)).toMatchObject({
    price: 400,
    durationMinutes: 560,
    stops: 1,
    departingAt: '2026-12-01T22:40:00',
    arrivingAt: '2026-12-02T01:00:00',
    carriers: ['HY'],
  });
});
