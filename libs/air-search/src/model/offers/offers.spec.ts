import type { AirOffer } from '@karvon/contract';
import { money } from '@karvon/money';
import { buildFareSummary, buildItinerary, buildOffer, buildSegment } from '@karvon/testing';
import { offerFacts, type OfferFacts } from './offer-facts';
import { offerLabels, recordsOf } from './offer-labels';
import { firstOffers, sortOffers, sorts, type Sort } from './offer-sort';

const facts = (id: string, values: Partial<OfferFacts> & { kind?: AirOffer['kind'] }) =>
  ({
    price: 100,
    durationMinutes: 240,
    stops: 0,
    departingAt: '2026-12-01T08:00:00',
    arrivingAt: '2026-12-01T10:00:00',
    carriers: [],
    selfTransfer: false,
    mixedCabin: false,
    withBaggage: null,
    choices: {},
    ranges: {},
    ...values,
    fare: buildFareSummary(),
    offer: buildOffer({ id, kind: values.kind ?? 'regular' }),
  }) satisfies OfferFacts;

const cheapSlow = facts('a', {
  price: 90,
  durationMinutes: 900,
  stops: 2,
  departingAt: '2026-12-01T05:00:00',
});
const direct = facts('b', {
  price: 100,
  durationMinutes: 240,
  arrivingAt: '2026-12-01T09:00:00',
});
const dear = facts('c', {
  price: 300,
  durationMinutes: 235,
  stops: 1,
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

/** The texts that a list shows. */
function labelsAmong(offers: readonly OfferFacts[], one: OfferFacts) {
  const { cheapest, fastest } = recordsOf(offers);
  return offerLabels(one, { cheapest: one === cheapest, fastest: one === fastest });
}

test('labels name the best price, the fastest offer and its kind', () => {
  expect(labelsAmong(all, cheapSlow)).toEqual(['best-price']);
  expect(labelsAmong(all, dear)).toEqual(['fastest', 'charter']);
  expect(labelsAmong(all, direct)).toEqual([]);
});

test('of equally fast offers the cheapest is the fastest, of equally cheap ones the fastest is the cheapest', () => {
  const quick = facts('e', { price: dear.price - 1, durationMinutes: dear.durationMinutes });
  const dull = facts('f', { price: cheapSlow.price, durationMinutes: 9_999 });
  const more = [dull, ...all, quick];
  expect(labelsAmong(more, quick)).toEqual(['fastest']);
  expect(labelsAmong(more, dear)).toEqual(['charter']);
  expect(labelsAmong(more, dull)).toEqual([]);
  expect(recordsOf([])).toEqual({ cheapest: null, fastest: null });
});

test.each(['optimal', 'cheapest'] as const)(
  'the first offer of %s is the first of its list',
  (sort) => {
    expect(firstOffers(all, all)[sort]).toBe(sortOffers(all, sort)[0]);
  },
);

test('a filter changes scores neither in the list nor in its first offers', () => {
  const hidden = facts('h', { price: 10, durationMinutes: 60, selfTransfer: true });
  const cheap = facts('a', { price: 100, durationMinutes: 240 });
  const quick = facts('b', { price: 106, durationMinutes: 170 });
  const offers = [quick, hidden, cheap];
  const shown = offers.filter(({ selfTransfer }) => !selfTransfer);
  const listed = sortOffers(offers, 'optimal').filter((one) => shown.includes(one));
  expect(firstOffers(offers, shown).optimal).toBe(listed[0]);
});

test('of equally cheap offers the fastest one is first, in the list too', () => {
  const slow = facts('a', { price: 90, durationMinutes: 500 });
  const quick = facts('b', { price: 90, durationMinutes: 300 });
  expect(sortOffers([slow, quick], 'cheapest')[0]).toBe(quick);
  expect(firstOffers([slow, quick], [slow, quick]).cheapest).toBe(quick);
});

test('a self-transfer is labelled first, and is never a bargain', () => {
  const joined = facts('d', { price: 88, durationMinutes: 240, selfTransfer: true });
  expect(labelsAmong([...all, joined], joined)).toEqual(['self-transfer', 'best-price']);
  expect(sortOffers([joined, direct], 'optimal')[0]).toBe(direct);
  expect(sortOffers([direct, joined], 'cheapest')[0]).toBe(joined);
});

const night = buildSegment({
  departingAt: '2026-12-01T22:40:00+05:00',
  arrivingAt: '2026-12-02T01:00:00+03:00',
});

test('facts come from every slice and the cheapest fare', () => {
  const offer = buildOffer({
    slices: [
      buildItinerary({ durationMinutes: 260, segments: [night] }),
      buildItinerary({ durationMinutes: 300, stops: 5 }),
    ],
    fares: [
      buildFareSummary({ total: money(500, 'UZS') }),
      buildFareSummary({ total: money(400, 'UZS') }),
    ],
  });
  expect(offerFacts(offer)).toMatchObject({
    price: 400,
    withBaggage: null,
    durationMinutes: 560,
    stops: 5,
    departingAt: '2026-12-01T22:40:00',
    arrivingAt: '2026-12-02T01:00:00',
    carriers: ['HY'],
    choices: { stops: ['4'], airlines: ['HY'], planes: ['Airbus A320neo'], origins2: ['TAS'] },
    ranges: { departure1: [1360], arrival1: [60], departure2: [430], layover: [] },
  });
});

test('with a bag it is the same offer at another price, or the same object where the lowest fare has one', () => {
  const at = (price: number, pieces: number | null) =>
    buildFareSummary({
      total: money(price, 'UZS'),
      baggage: [{ carryOn: null, checked: pieces === null ? null : { pieces, kg: null } }],
    });
  const dearer = offerFacts(buildOffer({ fares: [at(100, 0), at(180, 1), at(150, 2)] }));
  expect(dearer.withBaggage).toMatchObject({ price: 150, stops: 0 });
  const included = offerFacts(buildOffer({ fares: [at(100, 1)] }));
  expect(included.withBaggage).toBe(included);
  // Unknown baggage is not a promise.
  expect(offerFacts(buildOffer({ fares: [at(100, null)] })).withBaggage).toBeNull();
});
