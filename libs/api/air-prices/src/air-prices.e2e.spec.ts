import {
  priceCalendarSchema,
  listAirDirections,
  type AirSearchRequest,
  type PriceCalendar,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { airSearchRequest, searchOffers } from '@karvon/air-catalogue/testing';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { startAirPrices } from './testing/start-air-prices';

/** Long deadlines: a slow machine must not change the calendar. */
const config = { airPrices: { deadlineMs: 60_000, patienceMs: 60_000 } };

let api: StartedModules;
beforeAll(async () => {
  api = await startAirPrices({ config });
});
afterAll(() => api.close());

const request = (query: Record<string, string>) =>
  api.inject({ url: '/v1/air/price-calendar', query });
const calendar = async (query: Record<string, string>): Promise<PriceCalendar> => {
  const response = await request({ origin: 'TAS', destination: 'MOW', ...query });
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return priceCalendarSchema.parse(response.json());
};
const on = (date: string) => ({ from: date, to: date });
const day = on('2026-12-10');
const family = { adult: '2', child: '1', baby: '1' };
const travellers = { adult: 2, child: 1, baby: 1 };

interface Trip {
  out: string;
  back?: string;
  to?: string;
}

/**
 * The cheapest card of a search as the list shows it: with the wanted cabin on every flight, and without self-transfers
 * unless they are wanted.
 */
async function cheapestCard(
  { out, back, to = 'MOW' }: Trip,
  changes: Partial<AirSearchRequest> = {},
  { direct, selfTransfers }: Record<string, string | undefined> = {},
): Promise<number> {
  const leg = { departure: 'TAS', arrival: to, departureDate: out, returnalDate: back ?? null };
  const offers = await searchOffers(api, { ...airSearchRequest(), route: [leg], ...changes });
  const totals = offers
    .filter(({ slices }) =>
      slices.every(({ segments }) => segments.every((one) => !one.belowClass)),
    )
    .filter(({ slices }) => !direct || slices.every(({ stops }) => stops === 0))
    .filter(
      ({ slices }) =>
        selfTransfers ||
        slices.every(({ layovers }) => layovers.every(({ selfTransfer }) => !selfTransfer)),
    )
    .flatMap(({ fares }) => fares.map(({ total }) => total.amount));
  return Math.min(...totals);
}

test.each([
  ['one way', { out: '2026-12-10' }, {}, {}],
  ['a family', { out: '2026-12-11' }, { travellers }, family],
  ['nonstop', { out: '2026-12-12' }, {}, { direct: 'true' }],
  ['business', { out: '2026-12-13' }, { ticketClass: 'Business' as const }, { class: 'Business' }],
  [
    'business both ways',
    { out: '2026-12-18', back: '2026-12-25' },
    { ticketClass: 'Business' as const },
    { class: 'Business', stay: '7' },
  ],
  ['both ways', { out: '2026-12-14', back: '2026-12-24' }, {}, { stay: '10' }],
  ['one ticket', { out: '2026-12-16', to: 'DXB' }, {}, { destination: 'DXB' }],
  [
    'tickets to be joined',
    { out: '2026-12-17', to: 'DXB' },
    {},
    { destination: 'DXB', selfTransfers: 'true' },
  ],
] as const)(
  'before and after a search the price is the cheapest card (%s)',
  async (_, trip, changes, query) => {
    const requested = { ...on(trip.out), ...query };
    const [before] = (await calendar(requested)).days;
    const cheapest = await cheapestCard(trip, changes, query);
    const total = { amount: cheapest, currency: 'UZS' };
    expect(before?.price).toMatchObject({ total, mark: 'cached' });
    const [after] = (await calendar(requested)).days;
    const observedAt = api.clock.now().toISOString();
    expect(after?.price).toEqual({ total, observedAt, mark: 'live' });
  },
);

test('a month: every coming day has a price with its age, past days have none', async () => {
  const { days, asOf } = await calendar({ month: '2026-11' });
  expect(days).toHaveLength(30);
  expect(days.filter(({ out }) => out < '2026-11-21').every(({ price }) => !price)).toBe(true);
  const priced = days.filter(({ out }) => out > '2026-11-21');
  for (const { price } of priced) expect(price!.observedAt <= asOf).toBe(true);
  expect(new Set(priced.map(({ price }) => price?.observedAt)).size).toBeGreaterThan(5);
});

test('three days around both days: each return that is not before its departure', async () => {
  const { days } = await calendar({
    from: '2026-12-10',
    to: '2026-12-16',
    backFrom: '2026-12-13',
    backTo: '2026-12-19',
  });
  expect(days).toHaveLength(43);
  expect(days.every(({ out, back }) => back !== null && back >= out)).toBe(true);
  const pair = days.find(({ out, back }) => out === '2026-12-12' && back === '2026-12-19');
  expect(pair?.price?.total.amount).toBe(
    await cheapestCard({ out: '2026-12-12', back: '2026-12-19' }),
  );
});

test('equal requests get equal bytes, or 304 when the client has the current version', async () => {
  const query = { origin: 'TAS', destination: 'IST', from: '2026-12-10', to: '2026-12-12' };
  const [first, second] = await Promise.all([request(query), request(query)]);
  expect(second!.body).toBe(first!.body);
  expect(first!.headers['cache-control']).toBe('public, max-age=60');
  const known = await api.inject({
    url: '/v1/air/price-calendar',
    query,
    headers: { 'if-none-match': String(first!.headers.etag) },
  });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

test('when the supplier does not answer, days have no prices', async () => {
  const hurried = await startAirPrices({
    config: { airPrices: { deadlineMs: 50, patienceMs: 50 } },
  });
  const query = { origin: 'STN', destination: 'LHR', ...day };
  const response = await hurried.inject({ url: '/v1/air/price-calendar', query });
  expect(response.json().days).toEqual([{ out: '2026-12-10', back: null, price: null }]);
  await hurried.close();
});

test('where nobody flies there is no price, and the empty response is cached', async () => {
  const { days } = await calendar({ origin: 'PVD', destination: 'RAI', ...day });
  expect(days[0]?.price).toBeNull();
});

test.each([
  ['no days', {}, 'month'],
  ['month and days', { month: '2026-12', ...day }, 'month'],
  ['no such month', { month: '2026-13' }, 'month'],
  ['half of the days', { from: '2026-12-10' }, 'month'],
  ['days in disorder', { from: '2026-12-10', to: '2026-12-09' }, 'to'],
  ['a year at once', { from: '2026-12-01', to: '2027-11-30' }, 'to'],
  ['too many pairs', { month: '2026-12', backFrom: '2026-12-01', backTo: '2026-12-31' }, 'backTo'],
  [
    'a stay and days back',
    { ...day, stay: '3', backFrom: '2026-12-12', backTo: '2026-12-12' },
    'stay',
  ],
  ['an unknown place', { ...day, destination: 'QQQ' }, 'destination'],
  ['the city itself', { ...day, origin: 'MOW', destination: 'SVO' }, 'destination'],
  ['another airport of the city', { ...day, origin: 'SVO', destination: 'VKO' }, 'destination'],
  ['ten people', { ...day, adult: '9', child: '1' }, 'adult'],
  ['more babies than laps', { ...day, baby: '2' }, 'baby'],
  ['words for numbers', { ...day, adult: 'two' }, 'adult'],
  ['half a child', { ...day, child: '0.5' }, 'child'],
  ['a word we did not define', { ...day, direct: 'yes' }, 'direct'],
])('%s: the rejected query names its field', async (_, query, path) => {
  const response = await request({ origin: 'TAS', destination: 'MOW', ...query });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'validation-failed' });
  expect(response.json().issues.map((issue: { path: string }) => issue.path)).toContain(path);
});

test('directions show the lowest price of the calendar, on its day, in both languages', async () => {
  for (const [lang, city] of [
    ['ru', 'Москва'],
    ['uz', 'Moskva'],
  ] as const) {
    const response = await api.inject({ url: '/v1/air/directions', query: { lang } });
    const { directions, origin, unpriced } = listAirDirections.response.parse(response.json());
    expect([origin.code, unpriced]).toEqual(['TAS', undefined]);
    expect(directions).toHaveLength(6);
    expect(directions[0]?.destination.city).toBe(city);
    for (const { destination, out, price } of directions.slice(0, 2)) {
      const { days } = await calendar({
        destination: destination.code,
        from: '2026-11-24',
        to: '2026-12-21',
      });
      const totals = days.flatMap((one) => one.price?.total.amount ?? []);
      expect(price.total.amount).toBe(Math.min(...totals));
      expect(days.find((one) => one.out === out)?.price).toEqual(price);
    }
  }
}, 60_000);

test('destinations whose prices are not known yet are named too', async () => {
  const started = await startAirPrices({
    config: { airPrices: { deadlineMs: 60_000, patienceMs: 0 } },
  });
  const response = await started.inject('/v1/air/directions?lang=ru');
  const { directions, unpriced = [] } = listAirDirections.response.parse(response.json());
  const cities = [...directions.map(({ destination }) => destination), ...unpriced];
  expect(unpriced.length).toBeGreaterThan(0);
  expect(cities.map(({ code }) => code).sort()).toEqual(
    [...readEdition('uz').directions].slice(0, 6).sort(),
  );
  await started.close();
}, 60_000);

test('directions from another city exclude it, and may include the home city', async () => {
  const russian = await startAirPrices({ edition: 'ru', config });
  const response = await russian.inject('/v1/air/directions?origin=TAS');
  const { directions } = listAirDirections.response.parse(response.json());
  expect(directions.map(({ destination }) => destination.code)).not.toContain('TAS');
  expect(directions.every(({ price }) => price.total.currency === 'RUB')).toBe(true);
  expect((await russian.inject('/v1/air/directions?origin=QQQ')).statusCode).toBe(400);
  await russian.close();
}, 60_000);

// The tests from here on move the clock.

test('a price of a search is live for minutes, then cached, then requested again', async () => {
  const out = '2026-12-17';
  await cheapestCard({ out });
  const price = async () => (await calendar(on(out))).days[0]?.price;
  const found = await price();
  expect(found?.mark).toBe('live');
  await api.clock.advance({ minutes: 30 });
  expect(await price()).toEqual({ ...found, mark: 'cached' });
  await api.clock.advance({ minutes: 7 * 60 });
  const later = await price();
  expect(later?.mark).toBe('cached');
  expect(later!.observedAt > found!.observedAt).toBe(true);
});

test('prices of past days are deleted', async () => {
  const days = async () =>
    (await api.database.db.selectFrom('price_observations').select('out_day').execute())
      .map((row) => row.out_day)
      .sort();
  expect((await days())[0]! < '2026-11-24').toBe(true);
  const journeys = () => api.database.db.selectFrom('itinerary_prices').select('out_day').execute();
  await api.database.db
    .insertInto('itinerary_prices')
    .values(
      ['2026-11-23', '2026-11-24'].map((out_day) => ({
        flights: `TAS-IST-${out_day}_IST-MOW-2026-11-30`,
        out_day,
        cabin: 'Economy' as const,
        ...travellers,
        currency: 'UZS' as const,
        lines: null,
        observed_at: api.clock.now(),
      })),
    )
    .execute();
  await api.clock.set('2026-11-25T07:00:00.000Z');
  await api.jobs.enqueue(api.database.db, 'air-prices.forget', {});
  await api.jobs.drain();
  expect((await days())[0]).toBe('2026-11-24');
  expect(await journeys()).toEqual([{ out_day: '2026-11-24' }]);
});
