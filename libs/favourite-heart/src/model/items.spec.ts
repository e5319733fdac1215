import { addDays } from '@karvon/calendar';
import { favouriteItemSchema } from '@karvon/contract';
import { buildConnectingItinerary, buildItinerary } from '@karvon/testing';
import fc from 'fast-check';
import { firstDayOf, travellersOf, type FavouriteItem, type FavouriteStay } from './item';
import { offerItem } from './offer-item';
import { readItem } from './read-item';
import { writeItem } from './write-item';

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-12-14', days));
const code = fc.stringMatching(/^[A-Z]{3}$/);
const route = fc.tuple(code, code).filter(([from, to]) => from !== to);
const number = fc.stringMatching(/^[A-Z0-9]{2}\d{1,4}$/);
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const party = fc
  .tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 0, max: 2 }),
    fc.integer({ min: 0, max: 1 }),
    fc.boolean(),
  )
  .map(([adult, child, baby, business]) => ({
    ...(adult > 1 && { adult: String(adult) }),
    ...(child > 0 && { child: String(child) }),
    ...(baby > 0 && { baby: String(baby) }),
    ...(business && { class: 'Business' }),
  }));

const flights: fc.Arbitrary<FavouriteItem> = fc
  .record({
    out: day,
    route,
    onward: fc.option(fc.array(fc.tuple(route, day), { minLength: 1, maxLength: 5 })),
    back: fc.option(fc.integer({ min: 0, max: 30 })),
    party,
    slices: fc.array(
      fc.array(fc.record({ number, days: fc.integer({ min: 0, max: 400 }), time: clock }), {
        minLength: 1,
        maxLength: 3,
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ out, route: [from, to], onward, back, party, slices }) => {
    const then = (onward ?? [])
      .sort(([, one], [, other]) => (one < other ? -1 : 1))
      .map(([[a, b], at]) => `${a}-${b}-${at < out ? out : at}`)
      .join('_');
    const search = {
      from,
      to,
      out,
      ...(back !== null && !then && { back: addDays(out, back) }),
      ...(then && { then }),
      ...party,
    };
    return {
      kind: 'air' as const,
      search,
      slices: slices.map((slice) =>
        slice.map(({ number, days, time }) => ({ number, day: addDays(out, days), time })),
      ),
    };
  });

const stays: fc.Arbitrary<FavouriteStay> = fc
  .record({
    arrival: day,
    nights: fc.integer({ min: 1, max: 30 }),
    adults: fc.integer({ min: 1, max: 9 }),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }),
  })
  .map(({ nights, ...stay }) => ({ ...stay, departure: addDays(stay.arrival, nights) }));

const hotels: fc.Arbitrary<FavouriteItem> = fc.record({
  kind: fc.constant('hotel' as const),
  code: fc.stringMatching(/^(?:acase~)?[A-Z0-9-]{3,20}$/),
  stay: fc.option<FavouriteStay, null>(stays, { nil: null }),
});

test('every item is read back unchanged from a text that addresses and the API accept', () => {
  fc.assert(
    fc.property(fc.oneof(flights, hotels), (item) => {
      const word = writeItem(item);
      expect(favouriteItemSchema.safeParse(word).success).toBe(true);
      expect(readItem(word)).toEqual(item);
      expect(firstDayOf(item)).toBe(firstDayOf(readItem(word)!));
    }),
  );
});

test('an invalid text is no item', () => {
  const parts = fc.constantFrom(
    'air',
    'hotel',
    '.',
    '-',
    '_',
    'TAS-MOW-20261214',
    '1-0-0',
    '99999999',
    'HY601-0-0710',
    '~',
    '',
    '2026',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 12 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const item = readItem(text);
      // A text that was read as an item is valid when it is written again.
      if (item) expect(readItem(writeItem(item))).toEqual(item);
    }),
  );
});

test.each([
  'air.TAS-TAS-20261214.1-0-0.HY601-0-0710',
  'air.TAS-MOW-20261314.1-0-0.HY601-0-0710',
  'air.TAS-MOW-20261214-20261213.1-0-0.HY601-0-0710',
  'air.TAS-MOW-20261214_MOW-TAS-20261213.1-0-0.HY601-0-0710',
  'air.TAS-MOW-20261214.0-1-0.HY601-0-0710',
  'air.TAS-MOW-20261214.1-0-2.HY601-0-0710',
  'air.TAS-MOW-20261214.9-1-0.HY601-0-0710',
  'air.TAS-MOW-20261214.1-0-0.HY601-0-2510',
  'air.TAS-MOW-20261214.1-0-0',
  'hotel.SKD-1.20261214-20261214.2',
  'hotel.SKD-1.20261214-20270314.2',
  'hotel.SKD-1.20261214-20261215',
  'hotel.SKD-1.20261214-20261215.2-18',
  'hotel.SKD-1.20261214-20261215-20261216.2',
  'hotel.a/b',
  'train.TAS-SKD',
])('%s is no item', (text) => expect(readItem(text)).toBeNull());

test('four return trips without stops fit a short message', () => {
  const word = 'air.TAS-MOW-20261214-20261221.2-1-0.HY601-0-0710.HY602-7-1935';
  expect(readItem(word)).toMatchObject({ search: { back: '2026-12-21', adult: '2', child: '1' } });
  expect([word, word, word, word].join('+').length).toBeLessThan(260);
});

test('an offer is the same item for every seller and every view of its list', () => {
  const slices = [buildConnectingItinerary(), buildItinerary()];
  const of = (query: string) => offerItem(slices, new URLSearchParams(query));
  const item = of('from=TAS&to=MOW&out=2026-12-14&back=2026-12-21&adult=2');
  expect(of('adult=2&sort=price&back=2026-12-21&to=MOW&from=TAS&out=2026-12-14&fare=x')).toEqual(
    item,
  );
  expect(travellersOf(item)).toEqual({ adult: 2, child: 0, baby: 0 });
  expect(item.slices[0]).toHaveLength(2);
});
