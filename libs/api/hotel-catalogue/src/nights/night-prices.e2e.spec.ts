import {
  isListed,
  leadingOffer,
  type HotelOffer,
  type HotelSearchResponse,
  type NightPrice,
} from '@karvon/contract';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { startHotelCatalogue } from '../testing/start-hotel-catalogue';

const config = { hotelSearch: { deadlineMs: 60_000, graceMs: 60_000 } };

let api: StartedModules;
beforeAll(async () => {
  api = await startHotelCatalogue({ config });
});
afterAll(() => api.close());

const post = async <T>(url: string, payload: object, at = api): Promise<T> => {
  const response = await at.inject({ method: 'POST', url: `/v1/hotel/${url}`, payload });
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json<T>();
};
const guests = (adults: number, ...ages: number[]) => ({
  Guests: { NumberOfAdults: adults, NumberOfMinors: ages.length, MinorAgeList: ages },
});
const days = { ArrivalDate: '2026-12-10', DepartureDate: '2026-12-13' };
const december = { ArrivalFrom: '2026-12-01', ArrivalTo: '2026-12-31' };

const search = async (more: object, at = api) =>
  (await post<HotelSearchResponse>('search', { City: 'SKD', ...days, ...more }, at)).hotels;
const offersOf = async (HotelCode: string, more: object) => {
  const wanted = { HotelCode, ...days, WhereToPay: 1, FreeSaleOnly: false, ...more };
  return (await post<{ offers: HotelOffer[] }>('offers', wanted)).offers;
};
const pricesOf = async (HotelCode: string, more: object, at = api) => {
  const wanted = { HotelCode, ...december, Nights: 3, ...more };
  return (await post<{ prices: NightPrice[] }>('night-prices', wanted, at)).prices;
};

test('a search in a city tells what a night costs in each of its hotels, as its card shows it', async () => {
  const couple = guests(2);
  expect(await pricesOf('SKD-001', couple)).toEqual([]);
  const hotels = await search(couple);
  for (const { code, offer } of hotels.slice(0, 20))
    expect(await pricesOf(code, couple)).toEqual([
      {
        arrivalDate: '2026-12-10',
        departureDate: '2026-12-13',
        perNight: offer.perNight,
        expiresAt: '2026-11-21T07:30:00.000Z',
      },
    ]);
});

test("a hotel's page tells the price of the list: rooms on request and those paid at the hotel do not count", async () => {
  const family = guests(2, 8);
  const hotels = await search({ ...family, WhereToPay: 1, FreeSaleOnly: false });
  let without = 0;
  let dearer = 0;
  for (const { code } of hotels.slice(0, 40)) {
    // A list of any offers tells nothing: the cheapest that is paid now may be missing in it.
    expect(await pricesOf(code, family)).toEqual([]);
    const offers = await offersOf(code, family);
    const listed = leadingOffer(offers.filter(isListed));
    expect((await pricesOf(code, family)).map(({ perNight }) => perNight)).toEqual(
      listed ? [listed.perNight] : [],
    );
    if (!listed) without += 1;
    else if (listed.total.amount > offers[0]!.total.amount) dearer += 1;
  }
  expect(without + dearer).toBeGreaterThan(0);
  expect(dearer).toBeGreaterThan(0);
});

test('other guests, another number of nights and other days know nothing of it', async () => {
  const two = guests(2, 12, 5);
  const [hotel] = await search(two);
  const { code } = hotel!;
  expect(await pricesOf(code, two)).toHaveLength(1);
  expect(await pricesOf(code, guests(2, 5, 12))).toHaveLength(1);
  for (const other of [guests(1, 12, 5), guests(2, 12, 6), guests(2, 12), guests(4)])
    expect(await pricesOf(code, other)).toEqual([]);
  expect(await pricesOf(code, { ...two, Nights: 2 })).toEqual([]);
  expect(await pricesOf(code, { ...two, ArrivalFrom: '2026-12-11' })).toEqual([]);
});

test('without a number of nights each stay that begins on the day is told', async () => {
  const alone = guests(1);
  for (const DepartureDate of ['2026-12-12', '2026-12-11'])
    await offersOf('SKD-001', { ...alone, DepartureDate });
  const day = { ArrivalFrom: '2026-12-10', ArrivalTo: '2026-12-10', Nights: undefined };
  const found = await pricesOf('SKD-001', { ...alone, ...day });
  expect(found.map(({ departureDate }) => departureDate)).toEqual(['2026-12-11', '2026-12-12']);
});

test('where nothing of the kind is left, the price of an earlier search is gone', async () => {
  const family = guests(2, 8);
  const codes = (await search({ ...family, WhereToPay: 1, FreeSaleOnly: false })).map(
    ({ code }) => code,
  );
  let without: string | undefined;
  for (const code of codes) if (!(await offersOf(code, family)).some(isListed)) without ??= code;
  await api.database.db
    .updateTable('hotel_night_prices')
    .set({ per_night: 100_00, expires_at: new Date(api.clock.now().getTime() + 60_000) })
    .where('hotel', '=', without!)
    .execute();
  expect(await pricesOf(without!, family)).toHaveLength(1);
  // An equal request within half a minute would get the same response.
  await api.clock.advance({ seconds: 30 });
  await offersOf(without!, family);
  expect(await pricesOf(without!, family)).toEqual([]);
});

test.each([
  ['days in disorder', { ArrivalTo: '2026-11-30' }, 'ArrivalTo'],
  ['a year at once', { ArrivalTo: '2027-11-30' }, 'ArrivalTo'],
  ['no nights', { Nights: 0 }, 'Nights'],
  ['a month of nights and one', { Nights: 31 }, 'Nights'],
  ['a child without an age', { Guests: { NumberOfMinors: 1 } }, 'Guests.MinorAgeList'],
])('%s: the rejected request names its field', async (_, changes, path) => {
  const payload = { HotelCode: 'SKD-001', ...december, ...guests(1), ...changes };
  const response = await api.inject({ method: 'POST', url: '/v1/hotel/night-prices', payload });
  expect(response.json()).toMatchObject({ code: 'validation-failed', issues: [{ path }] });
});

// The tests from here on move the clock.

test('a price is gone with its offers, and deleted; the next search tells it again', async () => {
  const three = guests(3);
  const [hotel] = await search(three);
  const { code } = hotel!;
  const before = await pricesOf(code, three);
  await api.clock.advance({ minutes: 29 });
  expect(await pricesOf(code, three)).toEqual(before);
  await api.clock.advance({ minutes: 1 });
  expect(await pricesOf(code, three)).toEqual([]);
  const rows = () => api.database.db.selectFrom('hotel_night_prices').select('hotel').execute();
  expect((await rows()).length).toBeGreaterThan(50);
  await search(three);
  await pricesOf(code, three);
  await api.jobs.enqueue(api.database.db, 'hotel-search.forget-nights', {});
  await api.jobs.drain();
  const expiresAt = new Date(api.clock.now().getTime() + 30 * 60_000).toISOString();
  expect(await pricesOf(code, three)).toEqual([{ ...before[0], expiresAt }]);
  const left = await api.database.db
    .selectFrom('hotel_night_prices')
    .select('expires_at')
    .distinct()
    .execute();
  expect(left).toEqual([{ expires_at: new Date(expiresAt) }]);
});

test('two editions on one database know nothing of each other’s prices', async () => {
  const two = guests(2, 12, 5);
  const [hotel] = await search(two);
  const russian = await startHotelCatalogue({ edition: 'ru', database: api.database, config });
  expect(await pricesOf(hotel!.code, two, russian)).toEqual([]);
  const [sold] = await search({ ...two, City: 'MOW' }, russian);
  expect(await pricesOf(sold!.code, two, russian)).toMatchObject([
    { perNight: { currency: 'RUB' } },
  ]);
  expect(await pricesOf(sold!.code, two)).toEqual([]);
  await russian.close();
});
