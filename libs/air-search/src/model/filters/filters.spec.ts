import type { AirOffer, Layover } from '@karvon/contract';
import { money } from '@karvon/money';
import { buildFareSummary, buildItinerary, buildOffer, buildSegment } from '@karvon/testing';
import fc from 'fast-check';
import { countFilters, filtersToDrop } from './empty-filter';
import { filterQuery, parseFilter } from './filter-address';
import { dayPartRanges, dayParts, filterOptions, waitRanges } from './filter-options';
import { offerFacts } from '../offers/offer-facts';
import {
  filterOffers,
  noFilter,
  withChoice,
  withConcession,
  withRange,
  type OfferFilter,
} from './offer-filter';
import { firstOffers } from '../offers/offer-sort';
import { summarise } from '../results/results-list';
import { parseView, withView } from '../results/results-view';

interface Made {
  id?: string;
  price?: number;
  bagPrice?: number;
  airline?: string;
  /** Options of the further segments. */
  next?: string[];
  stops?: number;
  /** 'HH:mm' in Tashkent. */
  at?: string;
  wait?: number;
  joined?: boolean;
  /** The first segment is in economy, though the search is for business. */
  mixed?: boolean;
  to?: string;
}

function make(made: Made = {}) {
  const { id = 'x', price = 100, bagPrice, airline = 'HY', stops = 0, at = '08:00', wait } = made;
  const fares = [buildFareSummary({ total: money(price, 'UZS') })];
  if (bagPrice) {
    fares.push(
      buildFareSummary({
        total: money(bagPrice, 'UZS'),
        baggage: [{ carryOn: null, checked: { pieces: 1, kg: 23 } }],
      }),
    );
  }
  const offer: AirOffer = buildOffer({
    id,
    validatingCarrier: airline,
    fares,
    slices: [
      buildItinerary({
        stops,
        destination: made.to ?? 'SVO',
        segments: [airline, ...(made.next ?? [])].map((marketingCarrier) =>
          buildSegment({
            marketingCarrier,
            departingAt: `2026-12-01T${at}:00+05:00`,
            ...(made.mixed && { belowClass: true as const }),
          }),
        ),
        layovers: wait
          ? [
              {
                minutes: wait,
                ...(made.joined && { selfTransfer: { protected: false } }),
              } as Layover,
            ]
          : [],
      }),
    ],
  });
  return offerFacts(offer);
}

const direct = make({ id: 'direct', price: 100 });
const cheap = make({ id: 'cheap', price: 90, bagPrice: 120, stops: 1, at: '05:00', wait: 90 });
const dear = make({ id: 'dear', price: 300, airline: 'SU', at: '13:00', to: 'VKO' });
const long = make({ id: 'long', price: 95, bagPrice: 95, stops: 5, wait: 600, airline: 'SU' });
const all = [direct, cheap, dear, long];

const ids = (filter: OfferFilter) => filterOffers(all, filter).map(({ offer }) => offer.id);

test.each<[string, OfferFilter, string[]]>([
  ['nothing', noFilter, ['direct', 'cheap', 'dear', 'long']],
  ['stops', withChoice(noFilter, 'stops', ['0', '1']), ['direct', 'cheap', 'dear']],
  ['more than three stops', withChoice(noFilter, 'stops', ['4']), ['long']],
  ['an airline', withChoice(noFilter, 'airlines', ['SU']), ['dear', 'long']],
  ['an airport', withChoice(noFilter, 'destinations1', ['VKO']), ['dear']],
  [
    'a time, both ends with it',
    withRange(noFilter, 'departure1', [300, 480]),
    ['direct', 'cheap', 'long'],
  ],
  [
    'a wait; who does not wait passes',
    withRange(noFilter, 'layover', [60, 120]),
    ['direct', 'cheap', 'dear'],
  ],
  ['a bag', { ...noFilter, baggage: true }, ['cheap', 'long']],
  [
    'a direction this trip has not',
    withRange(noFilter, 'arrival2', [0, 1]),
    ['direct', 'cheap', 'dear', 'long'],
  ],
])('filter of %s', (_, filter, expected) => {
  expect(ids(filter)).toEqual(expected);
});

test('the baggage filter uses prices with a bag', () => {
  const filter = { ...noFilter, baggage: true };
  expect(filterOffers(all, filter).map(({ price }) => price)).toEqual([120, 95]);
  expect(filterOptions(all, filter).choices.stops).toContainEqual({
    value: '1',
    count: 1,
    from: 120,
  });
});

test('an option counts the offers that pass all other filters', () => {
  const options = filterOptions(all, withChoice(noFilter, 'stops', ['0']));
  expect(options.choices.stops!.map(({ value, count }) => [value, count])).toEqual([
    ['0', 2],
    ['1', 1],
    ['4', 1],
  ]);
  expect(options.choices.airlines).toEqual([
    { value: 'HY', count: 1, from: 100 },
    { value: 'SU', count: 1, from: 300 },
  ]);
  expect(options.choices.destinations1).toContainEqual({ value: 'VKO', count: 1, from: 300 });
  expect(options.baggage.count).toBe(0);
  expect(options.layover).toEqual([90, 600]);
});

test('an offer counts for each airline on its card', () => {
  const shared = make({ id: 'shared', next: ['TK', 'HY'] });
  expect(filterOptions([direct, shared], noFilter).choices.airlines).toEqual([
    { value: 'HY', count: 2, from: 100 },
    { value: 'TK', count: 1, from: 100 },
  ]);
  const found = filterOffers([direct, shared], withChoice(noFilter, 'airlines', ['TK']));
  expect(found.map(({ offer }) => offer.id)).toEqual(['shared']);
});

const filters = fc.record({
  baggage: fc.boolean(),
  stops: fc.subarray(['0', '1', '4']),
  airlines: fc.subarray(['HY', 'SU']),
  departure: fc.option(fc.constantFrom(...dayParts)),
  wait: fc.option(fc.constantFrom(...waitRanges)),
});

test('an option keeps its place when its offers are filtered out', () => {
  const codes = (filter: OfferFilter) =>
    filterOptions(all, filter).choices.airlines!.map(({ value, count }) => `${value}${count}`);
  expect(codes(noFilter)).toEqual(['HY2', 'SU2']);
  expect(codes(withChoice(noFilter, 'stops', ['4']))).toEqual(['HY0', 'SU1']);
});

test('every count is the number of offers after setting the option', () => {
  fc.assert(
    fc.property(filters, ({ baggage, stops, airlines, departure, wait }) => {
      let filter = withChoice({ ...noFilter, baggage }, 'stops', stops);
      filter = withChoice(filter, 'airlines', airlines);
      if (departure) filter = withRange(filter, 'departure1', dayPartRanges[departure]);
      if (wait) filter = withRange(filter, 'layover', wait);
      const options = filterOptions(all, filter);
      const given = (next: OfferFilter) => {
        const offers = filterOffers(all, next);
        const from = offers.length > 0 ? Math.min(...offers.map(({ price }) => price)) : 0;
        return { count: offers.length, from };
      };
      for (const { value, ...tally } of options.choices.airlines ?? [])
        expect(tally).toEqual(given(withChoice(filter, 'airlines', [value])));
      for (const part of dayParts)
        expect(options.parts.departure1?.[part] ?? { count: 0, from: 0 }).toEqual(
          given(withRange(filter, 'departure1', dayPartRanges[part])),
        );
      expect(options.waits).toEqual(
        waitRanges.map((range) => given(withRange(filter, 'layover', range))),
      );
      expect(options.baggage).toEqual(given({ ...filter, baggage: true }));
    }),
  );
});

test('an empty list names the filter that emptied it, and the result of removing it', () => {
  const filter = withChoice(withChoice(noFilter, 'stops', ['1']), 'airlines', ['SU']);
  expect(ids(filter)).toEqual([]);
  expect(filtersToDrop(all, filter).map(({ name, count, from }) => [name, count, from])).toEqual([
    ['stops', 2, 95],
    ['airlines', 1, 90],
  ]);
  expect(
    filtersToDrop(all, withChoice(filter, 'airlines', ['XX'])).map(({ name }) => name),
  ).toEqual(['airlines']);
});

test('self-transfers are hidden by default, with their number and lowest price', () => {
  const offers = [
    make({ id: 'a', price: 80, wait: 200, stops: 1, joined: true }),
    make({ id: 'b', price: 90, wait: 60, stops: 1, airline: 'S7' }),
    make({ id: 'c', price: 120 }),
  ];
  const joined = { count: 1, from: 80 };
  expect(filterOffers(offers, noFilter).map(({ offer }) => offer.id)).toEqual(['b', 'c']);
  expect(filterOptions(offers, noFilter).concessions.selfTransfer).toEqual(joined);
  const direct = withChoice(noFilter, 'stops', ['0']);
  expect(filterOptions(offers, direct).concessions.selfTransfer).toEqual({ count: 0, from: 0 });
  const requested = withConcession(noFilter, 'selfTransfer', true);
  expect(filterOffers(offers, requested).map(({ offer }) => offer.id)).toEqual(['a', 'b', 'c']);
  expect(filterOptions(offers, requested).concessions.selfTransfer).toEqual(joined);
  expect(filterOptions(offers.slice(1), noFilter).concessions.selfTransfer).toBeNull();
  expect([noFilter, requested].map(countFilters)).toEqual([0, 1]);
});

test('hidden offers count for no record and no total; where there is nothing else, they are offered', () => {
  const joined = make({ id: 'a', price: 80, wait: 200, stops: 1, joined: true });
  const offers = [joined, make({ id: 'b', price: 90 })];
  expect(summarise(offers, noFilter)).toMatchObject({
    found: 2,
    total: 1,
    records: { cheapest: { price: 90 } },
  });
  const requested = withConcession(noFilter, 'selfTransfer', true);
  expect(summarise(offers, requested)).toMatchObject({
    found: 2,
    total: 2,
    records: { cheapest: { price: 80 } },
  });
  expect(filtersToDrop([joined], noFilter)).toEqual([
    { name: 'selfTransfer', count: 1, from: 80, rest: requested },
  ]);
});

test('an offer with a segment in a lower cabin is hidden by default, and never the best', () => {
  const mixed = make({ id: 'a', price: 80, mixed: true });
  const offers = [mixed, make({ id: 'b', price: 90 })];
  expect(filterOffers(offers, noFilter).map(({ offer }) => offer.id)).toEqual(['b']);
  expect(filterOptions(offers, noFilter).concessions).toEqual({
    selfTransfer: null,
    mixedCabin: { count: 1, from: 80 },
  });
  const requested = withConcession(noFilter, 'mixedCabin', true);
  const shown = filterOffers(offers, requested);
  expect(shown.map(({ offer }) => offer.id)).toEqual(['a', 'b']);
  expect(summarise(offers, requested)).toMatchObject({
    total: 2,
    records: { cheapest: { price: 90 }, fastest: { price: 90 } },
  });
  expect(firstOffers(offers, shown)).toMatchObject({ optimal: { price: 90 } });
  expect(firstOffers([mixed], [mixed])).toEqual({ cheapest: null, fastest: null, optimal: null });
  expect(parseFilter(new URLSearchParams(filterQuery(requested)))).toEqual(requested);
});

test('filters are stored in the address; invalid values are ignored', () => {
  const filter: OfferFilter = {
    baggage: true,
    allowed: ['selfTransfer', 'mixedCabin'],
    choices: {
      stops: ['0', '4'],
      airlines: ['HY', 'S7'],
      planes: ['Boeing 787-8'],
      origins2: ['SVO'],
    },
    ranges: { departure1: [360, 720], layover: [60, 120] },
  };
  expect(parseFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
  const rubbish =
    'stops=9,x&airlines=<b>&departure7=0-1&departure1=9-1&layover=x&baggage=2&origins1=';
  expect(parseFilter(new URLSearchParams(rubbish))).toEqual(noFilter);
});

test('the view is stored in the address beside the search', () => {
  const params = new URLSearchParams('from=TAS&to=MOW&sort=cheapest&stops=0,1&arrival1=0-360');
  const view = parseView(params);
  expect(view.sort).toBe('cheapest');
  const next = withView(params, {
    sort: 'optimal',
    filter: withChoice(noFilter, 'airlines', ['HY']),
  });
  expect(next.toString()).toBe('from=TAS&to=MOW&airlines=HY');
  expect(parseView(withView(next, view))).toEqual(view);
  expect(parseView(new URLSearchParams('sort=bribed')).sort).toBe('optimal');
});
