import {
  airOfferDetailSchema,
  airOffersPageSchema,
  type AirOffer,
  type AirSearchRequest,
} from '@karvon/contract';
import { acceptedDocuments, countriesOnWay } from '@karvon/travel-documents';
import { airSearchRequest, priceOffer, searchOffers, searchPages } from './testing/search-steps';
import { startAirCatalogue } from './testing/start-air-catalogue';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startAirCatalogue);

const refuse = async (request: object) => {
  const response = await api.inject({ method: 'POST', url: '/v1/air/searches', payload: request });
  expect(response.statusCode).toBe(400);
  return response.json();
};
const leg = (changes: Partial<AirSearchRequest['route'][number]>) => {
  const request = airSearchRequest();
  return { ...request, route: [{ ...request.route[0], ...changes }] };
};

test('Tashkent to Moscow: at least a hundred offers, in batches, with true progress', async () => {
  const pages = await searchPages(api, airSearchRequest());
  for (const page of pages) airOffersPageSchema.parse(page);
  const offers = pages.flatMap((page) => page.offers);
  expect(offers.length).toBeGreaterThanOrEqual(100);
  expect(new Set(offers.map((offer) => offer.id)).size).toBe(offers.length);
  const progress = pages.map((page) => page.progress);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(progress.at(-1)).toBe(1);
  expect(pages.at(-1)?.status).toBe('complete');
  expect(pages.length).toBeGreaterThan(2);
});

test('a page rendered during a search gets the present offers at once', async () => {
  const request = airSearchRequest('TAS', 'ALA');
  const { id } = (
    await api.inject({ method: 'POST', url: '/v1/air/searches', payload: request })
  ).json();
  const read = async () =>
    airOffersPageSchema.parse((await api.inject(`/v1/air/searches/${id}/offers?wait=0`)).json());
  expect(await read()).toMatchObject({ status: 'searching', offers: [] });
  const found = await searchOffers(api, request);
  expect(await read()).toMatchObject({ status: 'complete', offers: found });
});

test('business class: each flight in economy is marked, in the list and in the offer', async () => {
  const offers = await searchOffers(api, {
    ...airSearchRequest('TAS', 'MOW'),
    ticketClass: 'Business',
  });
  const flightsOf = ({ slices }: Pick<AirOffer, 'slices'>) =>
    slices.flatMap(({ segments }) => segments);
  for (const flight of offers.flatMap(flightsOf))
    expect(flight.belowClass).toBe(flight.cabin === 'Economy' ? true : undefined);
  const mixed = offers.find((offer) => flightsOf(offer).some(({ belowClass }) => belowClass))!;
  const detail = airOfferDetailSchema.parse(await priceOffer(api, mixed.id));
  expect(detail.slices).toEqual(mixed.slices);
  for (const { features, flightFeatures } of detail.fares) {
    expect(features.lounge).not.toBe('included');
    expect(flightFeatures!.map(({ lounge }) => lounge === 'included')).toEqual(
      flightsOf(detail).map(({ cabin }) => cabin === 'Business'),
    );
  }
});

test('each page names every code of its offers, in the requested language', async () => {
  for (const [lang, city, carrier] of [
    ['ru', 'Ташкент', 'Аэрофлот'],
    ['uz', 'Toshkent', 'Aeroflot'],
  ] as const) {
    for (const { offers, dictionary } of await searchPages(api, airSearchRequest(), lang)) {
      const segments = offers.flatMap((offer) => offer.slices.flatMap((slice) => slice.segments));
      for (const segment of segments) {
        expect(dictionary.airports).toHaveProperty(segment.origin);
        expect(dictionary.carriers).toHaveProperty(segment.operatingCarrier);
      }
      for (const offer of offers)
        expect(dictionary.carriers).toHaveProperty(offer.validatingCarrier);
      if (dictionary.airports.TAS) expect(dictionary.airports.TAS.city).toBe(city);
      if (dictionary.carriers.SU) expect(dictionary.carriers.SU.name).toBe(carrier);
    }
  }
});

test('two equal searches give the same offers, also after the first was deleted', async () => {
  const first = await searchOffers(api, airSearchRequest());
  const joined = await searchOffers(api, airSearchRequest());
  expect(joined).toEqual(first);
  const fresh = await startAirCatalogue();
  expect(await searchOffers(fresh, airSearchRequest())).toEqual(first);
  await fresh.close();
});

test('a complete search returns an empty page at once when there are no new offers', async () => {
  const pages = await searchPages(api, airSearchRequest('TAS', 'IST'));
  const again = await searchPages(api, airSearchRequest('TAS', 'IST'));
  expect(again).toHaveLength(1);
  expect(again[0]?.offers).toHaveLength(pages.flatMap((page) => page.offers).length);
});

test.each([
  ['one adult, one way', airSearchRequest('TAS', 'IST')],
  [
    'a family, both ways',
    airSearchRequest('TAS', 'MOW', { travellers: { adult: 2, child: 1, baby: 1 } }, '2026-12-20'),
  ],
  ['business', airSearchRequest('TAS', 'DXB', { ticketClass: 'Business' })],
])('every listed price is the price of the opened offer (%s)', async (_, request) => {
  const offers = await searchOffers(api, request);
  expect(offers.length).toBeGreaterThan(5);
  for (const offer of offers) {
    const detail = await priceOffer(api, offer.id);
    expect(detail.fares.map((fare) => [fare.id, fare.total])).toEqual(
      offer.fares.map((fare) => [fare.id, fare.total]),
    );
    expect(detail.slices).toEqual(offer.slices);
    for (const { price } of detail.fares) {
      const lines = price.lines.reduce(
        (sum, line) => sum + line.count * (line.tariff.amount + line.taxes.amount),
        0,
      );
      expect(lines + price.serviceFee.amount + price.acquiringFee.amount).toBe(price.total.amount);
      expect(price.lines.map((line) => line.count).reduce((a, b) => a + b)).toBe(
        request.travellers.adult + request.travellers.child + request.travellers.baby,
      );
    }
  }
});

test('prices are in the currency of the edition', async () => {
  const russian = await startAirCatalogue({ edition: 'ru' });
  const [offer] = await searchOffers(russian, airSearchRequest('MOW', 'TAS'));
  expect(offer?.fares[0]?.total.currency).toBe('RUB');
  const [soums] = await searchOffers(api, airSearchRequest());
  expect(soums?.fares[0]?.total).toEqual({ amount: expect.any(Number), currency: 'UZS' });
  expect((soums?.fares[0]?.total.amount ?? 1) % 100_000).toBe(0);
  await russian.close();
});

test('a passport is needed to leave the country, not inside it', async () => {
  const [abroad] = await searchOffers(api, airSearchRequest());
  expect((await priceOffer(api, abroad!.id)).international).toBe(true);
  const inside = await searchOffers(api, airSearchRequest('TAS', 'SKD'));
  const direct = inside.find((offer) => offer.slices.every((slice) => slice.stops === 0));
  expect((await priceOffer(api, direct!.id)).international).toBe(false);
});

test.each([
  ['at home', 'SVO', 'LED', 0, ['internal', 'passport']],
  ['abroad', 'SVO', 'IST', 0, ['passport']],
] as const)(
  'the documents with which a citizen of Russia may fly %s',
  async (_, from, to, stops, kinds) => {
    const found = await searchOffers(api, airSearchRequest(from, to));
    const offer = found.find(({ slices }) => slices[0]!.stops === stops);
    const detail = await priceOffer(api, offer!.id);
    const traveller = { citizenship: 'RU', age: 30 };
    expect(acceptedDocuments(traveller, countriesOnWay(detail)).map(({ kind }) => kind)).toEqual(
      kinds,
    );
  },
);

test.each([
  ['ru', 'Россия'],
  ['uz', 'Rossiya'],
])('a country has a code and a name (%s)', async (lang, countryName) => {
  const [page] = await searchPages(api, airSearchRequest(), lang);
  expect(page!.dictionary.airports.SVO).toMatchObject({ country: 'RU', countryName });
});

test('rules are in plain words in both languages, with the original beside them', async () => {
  const [offer] = await searchOffers(api, airSearchRequest());
  const rules = async (lang: string, fare = offer!.fares[0]!.id) =>
    (await api.inject(`/v1/air/offers/${offer!.id}/fares/${fare}/rules?lang=${lang}`)).json();
  expect((await rules('ru')).sections[0].title).toBe('Возврат до\u00a0вылета');
  expect((await rules('uz')).sections[0].title).toBe('Uchishgacha qaytarish');
  expect(
    (await rules('uz')).sections.every(
      (section: { text: string }) => !/[а-яё]/i.test(section.text),
    ),
  ).toBe(true);
  expect((await rules('ru')).original).toContain('CANCELLATIONS');
  expect((await rules('ru', 'no-such-fare')).code).toBe('offer-expired');
});

test.each([
  ['a day that is over', leg({ departureDate: '2026-11-20' }), 'route.0.departureDate', 'past'],
  [
    'a day nobody sells yet',
    leg({ departureDate: '2027-11-21' }),
    'route.0.departureDate',
    'too-far',
  ],
  ['an unknown place', leg({ departure: 'QQQ' }), 'route.0.departure', 'unknown-place'],
  ['an unknown arrival', leg({ arrival: 'QQQ' }), 'route.0.arrival', 'unknown-place'],
  [
    'MOW to SVO, which is one city,',
    leg({ departure: 'MOW', arrival: 'SVO' }),
    'route.0.arrival',
    'same-place',
  ],
  [
    'SVO to MOW, which is one city,',
    leg({ departure: 'SVO', arrival: 'MOW' }),
    'route.0.arrival',
    'same-place',
  ],
  [
    'SVO to VKO, which is one city,',
    leg({ departure: 'SVO', arrival: 'VKO' }),
    'route.0.arrival',
    'same-place',
  ],
  ['a way back too far', leg({ returnalDate: '2027-12-01' }), 'route.0.returnalDate', 'too-far'],
])('%s is refused, and its field is named', async (_, request, path, rule) => {
  expect(await refuse(request)).toMatchObject({
    code: 'validation-failed',
    issues: [{ path, rule }],
  });
});

test('today is the day at the place of departure', async () => {
  // 21 November 19:30 UTC: 22 November in Tashkent, still the 21st in New York.
  const evening = await startAirCatalogue({ now: '2026-11-21T19:30:00.000Z' });
  const request = async (departure: string, arrival: string) =>
    (
      await evening.inject({
        method: 'POST',
        url: '/v1/air/searches',
        payload: {
          ...airSearchRequest(),
          route: [{ departure, arrival, departureDate: '2026-11-21', returnalDate: null }],
        },
      })
    ).statusCode;
  expect(await request('TAS', 'NYC')).toBe(400);
  expect(await request('NYC', 'TAS')).toBe(201);
  await evening.close();
});

test('a search is deleted after half an hour', async () => {
  const created = (
    await api.inject({
      method: 'POST',
      url: '/v1/air/searches',
      payload: airSearchRequest('TAS', 'LED'),
    })
  ).json();
  expect(created.expiresAt).toBe(new Date(api.clock.now().getTime() + 30 * 60_000).toISOString());
  const later = await startAirCatalogue();
  expect((await later.inject(`/v1/air/searches/${created.id}/offers`)).json().code).toBe(
    'search-not-found',
  );
  await later.close();
  await api.clock.advance({ minutes: 30 });
  expect((await api.inject(`/v1/air/searches/${created.id}/offers`)).json().code).toBe(
    'search-not-found',
  );
});

test('a forged cursor is refused', async () => {
  const { id } = (
    await api.inject({ method: 'POST', url: '/v1/air/searches', payload: airSearchRequest() })
  ).json();
  for (const cursor of ['x', '999999.1', '1.', '-1.0']) {
    expect(
      (await api.inject(`/v1/air/searches/${id}/offers?cursor=${cursor}`)).json(),
    ).toMatchObject({ code: 'validation-failed' });
  }
});

test('an edited offer id, or one of another world, has expired', async () => {
  const [offer] = await searchOffers(api, airSearchRequest());
  for (const id of ['nothing', `${offer!.id}x`, 'a'.repeat(600)]) {
    expect((await api.inject(`/v1/air/offers/${id}`)).json()).toMatchObject({
      code: 'offer-expired',
      status: 410,
    });
  }
});

test('an offer whose flight is gone has expired', async () => {
  const [offer] = await searchOffers(api, airSearchRequest());
  const later = await startAirCatalogue({ now: '2026-12-12T00:00:00.000Z' });
  expect(['offer-expired', 'sold-out']).toContain(
    (await later.inject(`/v1/air/offers/${offer!.id}`)).json().code,
  );
  await later.close();
});
