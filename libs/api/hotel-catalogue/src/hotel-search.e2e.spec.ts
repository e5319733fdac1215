import {
  isSoldNow,
  leadingOffer,
  type HotelDescription,
  type HotelLocation,
  type HotelOffer,
  type HotelOfferDetail,
  type HotelSearchResponse,
  type PopularHotelCity,
} from '@karvon/contract';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { startHotelCatalogue } from './testing/start-hotel-catalogue';

let api: StartedModules;
beforeAll(async () => {
  api = await startHotelCatalogue({
    config: { hotelSearch: { deadlineMs: 60_000, graceMs: 60_000 } },
  });
});
afterAll(() => api.close());

const request = (url: string, payload: object, headers = {}) =>
  api.inject({ method: 'POST', url: `/v1/hotel/${url}`, payload, headers });
const stay = {
  ArrivalDate: '2026-12-10',
  DepartureDate: '2026-12-13',
  Guests: { NumberOfAdults: 2, NumberOfMinors: 1, MinorAgeList: [8] },
};
async function search(more: object = {}): Promise<HotelSearchResponse> {
  const response = await request('search', { City: 'SKD', ...stay, ...more });
  expect([response.statusCode, response.statusCode === 200 || response.body]).toEqual([200, true]);
  return response.json();
}
const locations = async (question: object): Promise<HotelLocation[]> =>
  (await request('locations', question)).json().locations;
async function offersOf(HotelCode: string): Promise<HotelOffer[]> {
  return (await request('offers', { HotelCode, ...stay })).json().offers;
}

test.each([
  ['cfvfhrfyl', 'SKD'],
  ['Самарканд', 'SKD'],
  ['samarqand', 'SKD'],
  ['бухра', 'BHK'],
  ["farg'ona", 'FEG'],
])('"%s" means %s first', async (Name, code) => {
  expect((await locations({ Name }))[0]?.code).toBe(code);
});

test('nothing typed gives the popular places, the home city first; nothing known gives none', async () => {
  const popular = await locations({ Name: '' });
  expect([popular[0]?.code, popular.length]).toEqual(['TAS', 10]);
  expect(await locations({ Name: 'ъъъъъъ' })).toEqual([]);
});

test('a popular city shows the price at which its own search begins', async () => {
  const response = await api.inject('/v1/hotel/popular-cities?lang=uz');
  const { cities } = response.json<{ cities: PopularHotelCity[] }>();
  expect(cities.map(({ location }) => location.code)).toEqual(
    (await locations({ Name: '' })).slice(0, cities.length).map(({ code }) => code),
  );
  const samarkand = cities.find(({ location }) => location.code === 'SKD')!;
  expect(samarkand.location.name).toBe('Samarqand');
  const { hotels } = await search({
    ArrivalDate: samarkand.arrivalDate,
    DepartureDate: samarkand.departureDate,
    Guests: { NumberOfAdults: 2, NumberOfMinors: 0, MinorAgeList: [] },
  });
  const least = Math.min(...hotels.map(({ offer }) => offer.total.amount));
  expect(samarkand.perNight).toEqual({ amount: least, currency: 'UZS' });
});

test('every hotel in the sitemap has a page', async () => {
  const { codes } = (await api.inject('/v1/hotel/codes')).json<{ codes: string[] }>();
  expect(codes.length).toBeGreaterThan(2_500);
  const last = await request('detail', { Operation: 'Description', HotelCode: codes.at(-1) });
  expect(last.statusCode).toBe(200);
});

test('edition ru sells hotels of Russia with a confirmed category only, and no offer twice', async () => {
  const russian = await startHotelCatalogue({ edition: 'ru' });
  const post = (url: string, payload: object) =>
    russian.inject({ method: 'POST', url: `/v1/hotel/${url}`, payload });
  const { hotels } = (await post('search', { City: 'MOW', ...stay })).json<HotelSearchResponse>();
  expect(hotels.length).toBeGreaterThan(50);
  expect(hotels.filter(({ certified }) => !certified)).toEqual([]);
  for (const { code } of hotels.slice(0, 10)) {
    const { offers } = (await post('offers', { HotelCode: code, ...stay })).json<{
      offers: HotelOffer[];
    }>();
    const summaries = offers.map(({ roomCode, meal, whereToPay, availability, cancellation }) =>
      JSON.stringify([roomCode, meal, whereToPay, availability, cancellation.freeUntil]),
    );
    expect(new Set(summaries).size).toBe(summaries.length);
  }
  await russian.close();
});

test('places with one name differ by region and district, which also narrow the search', async () => {
  const all = (await locations({ Name: 'Гулистан' })).filter(({ name }) => name === 'Гулистан');
  expect(all.length).toBeGreaterThan(1);
  const units = all.map(({ countryName, admUnit1, admUnit2 }) =>
    JSON.stringify([countryName, admUnit1, admUnit2]),
  );
  expect(new Set(units).size).toBe(all.length);
  const AdmUnit1 = all[1]!.admUnit1!;
  const narrowed = await locations({ Name: 'Гулистан', AdmUnit1 });
  expect(narrowed.every(({ admUnit1 }) => admUnit1 === AdmUnit1)).toBe(true);
  expect(await locations({ Name: '', Code: 'SKD', Language: 'uz' })).toMatchObject([
    { code: 'SKD', name: 'Samarqand', nameIn: 'Samarqandda' },
  ]);
  const russian = await locations({ Name: '', CountryCode: 'RU' });
  expect(new Set(russian.map(({ country }) => country))).toEqual(new Set(['RU']));
});

test('a search returns the hotels of a city with the final price of the stay', async () => {
  const { location, nights, hotels, objects, expiresAt } = await search();
  expect([location.nameIn, nights]).toEqual(['в\u00a0Самарканде', 3]);
  expect(hotels.length).toBeGreaterThan(50);
  expect(Date.parse(expiresAt)).toBeGreaterThan(api.clock.now().getTime());
  expect(objects.some(({ kind }) => kind === 'city-centre')).toBe(true);
  for (const { offer } of hotels) {
    expect(offer).toMatchObject({ whereToPay: 'now', availability: 'free-sale' });
    expect(offer.total.currency).toBe('UZS');
  }
  const [hotel] = hotels;
  const offers = await offersOf(hotel!.code);
  expect(offers.find(({ id }) => id === hotel!.offer.id)).toEqual(hotel!.offer);
  const choosy = hotels.find(({ alternatives }) => alternatives.length > 0)!;
  const { amount, meal, beds, freeUntil, roomName } = choosy.alternatives.at(-1)!;
  expect(await offersOf(choosy.code)).toContainEqual(
    expect.objectContaining({
      total: { ...choosy.offer.total, amount },
      roomName: roomName ?? choosy.offer.roomName,
      meal,
      ...(beds && { beds }),
      cancellation: expect.objectContaining({ freeUntil }),
    }),
  );
  expect(amount).toBeGreaterThanOrEqual(choosy.offer.total.amount);
});

test('with rooms on request a hotel still leads with what is sold now; its offers follow FreeSaleOnly', async () => {
  const { hotels } = await search({ WhereToPay: 1, FreeSaleOnly: false });
  const total = ({ total: { amount } }: HotelOffer) => amount;
  let led = 0;
  for (const { code, offer, alternatives } of hotels.slice(0, 40)) {
    const rooms = { HotelCode: code, ...stay, WhereToPay: 1 };
    const all = await request('offers', { ...rooms, FreeSaleOnly: false });
    const { offers } = all.json<{ offers: HotelOffer[] }>();
    expect(total(offer)).toBe(total(leadingOffer(offers)!));
    if (total(offer) > total(offers[0]!)) {
      led += 1;
      expect(alternatives.some(({ availability }) => availability !== undefined)).toBe(true);
    }
    const now = (await request('offers', rooms)).json<{ offers: HotelOffer[] }>().offers;
    expect(now).toEqual(offers.filter(isSoldNow));
  }
  expect(led).toBeGreaterThan(0);
});

test("the server applies the request's filters", async () => {
  const { hotels } = await search();
  const prices = hotels.map(({ offer }) => offer.total.amount / 100).sort((a, b) => a - b);
  const PriceTo = Math.floor(prices[Math.floor(prices.length / 2)]!);
  const filtered = await search({
    PriceTo,
    StarList: [2, 3],
    Options: ['wifi'],
    ObjTypeList: ['hotel'],
    HotelCategory: 3,
  });
  const expected = hotels.filter(
    ({ offer, stars, kind, amenities }) =>
      offer.total.amount / 100 <= PriceTo &&
      stars === 3 &&
      kind === 'hotel' &&
      amenities.includes('wifi'),
  );
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(hotels.length);
  expect(filtered.hotels).toEqual(expected);
});

test('an equal search minutes later returns the same bytes, and no body with its ETag', async () => {
  const question = { City: 'BHK', ...stay };
  const first = await request('search', question);
  await api.clock.advance({ minutes: 1 });
  const again = await request('search', question);
  expect(again.body).toBe(first.body);
  const etag = String(first.headers.etag);
  const unchanged = await request('search', question, { 'if-none-match': etag });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
});

test.each([
  ['City', 'unknown-place', { City: 'NOWHERE' }],
  ['ArrivalDate', 'past', { ArrivalDate: '2026-11-20', DepartureDate: '2026-11-23' }],
  ['DepartureDate', 'too-far', { ArrivalDate: '9999-12-01', DepartureDate: '9999-12-02' }],
  ['DepartureDate', 'custom', { DepartureDate: '2026-12-10' }],
  ['DepartureDate', 'custom', { DepartureDate: '2027-02-10' }],
  ['Guests.MinorAgeList', 'custom', { Guests: { NumberOfMinors: 2, MinorAgeList: [3] } }],
])('%s refused as %s', async (path, rule, changes) => {
  const response = await request('search', { City: 'SKD', ...stay, ...changes });
  expect(response.json()).toMatchObject({ code: 'validation-failed', issues: [{ path, rule }] });
});

test("today is the day in the hotel's time zone, not in ours", async () => {
  // 23:30 in Moscow on the 20th is already the 21st on Kamchatka.
  const late = await startHotelCatalogue({ now: '2026-11-20T20:30:00.000Z' });
  const tonight = { ArrivalDate: '2026-11-20', DepartureDate: '2026-11-21', Guests: {} };
  const tryCity = async (City: string) =>
    (await late.inject({ method: 'POST', url: '/v1/hotel/search', payload: { City, ...tonight } }))
      .statusCode;
  expect([await tryCity('MOW'), await tryCity('PKC')]).toEqual([200, 400]);
  await late.close();
});

test('a place without free rooms gives an empty list', async () => {
  expect((await search({ City: 'GUL-QR' })).hotels).toEqual([]);
});

test('a silent supplier gives a problem', async () => {
  const hurried = await startHotelCatalogue({
    config: { hotelSearch: { deadlineMs: 50, graceMs: 50 } },
  });
  const payload = { City: 'ASB', ...stay };
  const silent = await hurried.inject({ method: 'POST', url: '/v1/hotel/search', payload });
  expect([silent.statusCode, silent.json().code]).toEqual([503, 'supplier-unavailable']);
  await hurried.close();
});

test('a hotel is described in full, with objects near it on request', async () => {
  const [hotel] = (await search()).hotels;
  const detail = async (more: object): Promise<HotelDescription> =>
    (await request('detail', { HotelCode: hotel!.code, ...more })).json();
  const uzbek = await detail({ Language: 'uz' });
  const inRussian = await detail({ Language: 'ru' });
  expect([inRussian.latinName, uzbek.latinName]).toEqual([uzbek.name, undefined]);
  expect(inRussian.name).not.toBe(uzbek.name);
  expect(uzbek).toMatchObject({ code: hotel!.code, stars: hotel!.stars });
  expect(uzbek.name).not.toBe(hotel!.name);
  expect(uzbek.nearby.length).toBeGreaterThan(0);
  expect((await detail({ UseObjects: false })).nearby).toEqual([]);
  const unknown = await request('detail', { HotelCode: 'SKD-999' });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'hotel-not-found']);
  expect((await request('offers', { HotelCode: 'SKD-999', ...stay })).statusCode).toBe(404);
});

test('an offer priced again has the same price, and shows our fee', async () => {
  const [hotel] = (await search()).hotels;
  const response = await api.inject(`/v1/hotel/offers/${hotel!.offer.id}?lang=ru`);
  const { offer, days, fee, ...detail } = response.json() as HotelOfferDetail;
  expect(offer.total).toEqual(hotel!.offer.total);
  const nights = days.reduce((sum, { price }) => sum + price.amount, 0);
  expect(nights + fee.amount).toBe(offer.total.amount);
  expect(fee.amount).toBeGreaterThan(0);
  expect(detail).toMatchObject({ nights: 3, adults: 2, childAges: [8] });
});

test('an offer that is dearer, sold out or unknown is told when priced again', async () => {
  const price = (id: string) => api.inject(`/v1/hotel/offers/${id}`);
  const [dearer] = await offersOf('TAS-007');
  const now = (await price(dearer!.id)).json() as HotelOfferDetail;
  expect(now.offer.total.amount).toBeGreaterThan(dearer!.total.amount);
  const [full] = await offersOf('TAS-011');
  expect((await price(full!.id)).json().code).toBe('sold-out');
  expect((await price('AAAA')).json().code).toBe('offer-expired');
});

test('within seconds visitors of a hotel share one response, until one of them asks for a price', async () => {
  const HotelCode = 'SKD-002';
  const list = async () => {
    const response = await request('offers', { ...stay, HotelCode });
    return response.json() as { offers: { id: string }[]; expiresAt: string };
  };
  const first = await list();
  await api.clock.advance({ seconds: 20 });
  expect(await list()).toEqual(first);
  await api.clock.advance({ seconds: 10 });
  const second = await list();
  expect(second.expiresAt).not.toBe(first.expiresAt);
  await api.clock.advance({ seconds: 1 });
  await api.inject(`/v1/hotel/offers/${second.offers[0]!.id}?lang=ru`);
  expect((await list()).expiresAt).not.toBe(second.expiresAt);
});

test('browsers may cache pictures for ever', async () => {
  const [hotel] = (await search()).hotels;
  const picture = await api.inject(hotel!.picture.url);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(picture.body.startsWith('<svg ')).toBe(true);
  expect((await api.inject('/v1/hotel/pictures/SKD-001.svg')).statusCode).toBe(404);
});

test.each([1, 2, 3])(
  'a list of stays that are paid to %i begins at the price at which the page of each hotel begins, and goes on to dearer ones',
  async (WhereToPay) => {
    const { hotels } = await search({ City: 'TAS', WhereToPay });
    expect(hotels.length).toBeGreaterThan(20);
    for (const { code, offer, alternatives } of hotels) {
      const response = await request('offers', { HotelCode: code, ...stay, WhereToPay });
      const { offers } = response.json<{ offers: HotelOffer[] }>();
      expect([code, offer.total]).toEqual([code, leadingOffer(offers)!.total]);
      const amounts = [offer.total.amount, ...alternatives.map(({ amount }) => amount)];
      expect([code, amounts]).toEqual([code, amounts.toSorted((a, b) => a - b)]);
      const { meal, beds, total, cancellation } = offer;
      const leading = { meal, beds, amount: total.amount, freeUntil: cancellation.freeUntil };
      // No wish costs more in the list than on the page.
      const dearer = offers.filter(
        (one) =>
          ![leading, ...alternatives].some(
            (choice) =>
              choice.meal === one.meal &&
              choice.beds === one.beds &&
              (choice.freeUntil ?? '') >= (one.cancellation.freeUntil ?? '') &&
              choice.amount <= one.total.amount,
          ),
      );
      expect([code, dearer]).toEqual([code, []]);
    }
  },
);
