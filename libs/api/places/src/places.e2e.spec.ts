import { brotliCompressSync } from 'node:zlib';
import { flagPath } from '@karvon/paths';
import type { countrySchema, PlaceIndexFile, placeSchema } from '@karvon/contract';
import { startPlaces } from './testing/start-places';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startPlaces);

const search = async (query: string, more = '') => {
  const response = await api.inject(`/v1/places?query=${encodeURIComponent(query)}${more}`);
  expect(response.statusCode).toBe(200);
  return response.json().places as ReturnType<typeof placeSchema.parse>[];
};

test.each([
  ['nfirtyn', 'TAS'],
  ['Ташкент', 'TAS'],
  ['toshkent', 'TAS'],
  ['ташкнт', 'TAS'],
  ['vjcrdf', 'MOW'],
  ['шереметьево', 'SVO'],
  ["farg'ona", 'FEG'],
  ['fargʻona', 'FEG'],
  ['svo', 'SVO'],
])('"%s" finds %s first', async (query, code) => {
  expect((await search(query))[0]?.code).toBe(code);
});

test('a city comes with its airports, an airport with its city', async () => {
  const [city] = await search('москва', '&lang=ru');
  expect(city).toMatchObject({
    kind: 'city',
    code: 'MOW',
    city: 'Москва',
    airport: null,
    country: 'RU',
    countryName: 'Россия',
  });
  expect(city?.airports).toEqual(expect.arrayContaining(['SVO', 'DME', 'VKO', 'ZIA']));
  const [airport] = await search('SVO', '&lang=uz');
  expect(airport).toMatchObject({
    kind: 'airport',
    code: 'SVO',
    cityCode: 'MOW',
    city: 'Moskva',
    airports: [],
  });
  expect(airport?.airport).toBeTruthy();
});

test('without input the home city of the edition leads the popular ones', async () => {
  expect((await search('', '&limit=5')).map((place) => place.code)).toMatchObject({
    0: 'TAS',
    length: 5,
  });
  const russian = await startPlaces({ edition: 'ru' });
  expect((await russian.inject('/v1/places')).json().places[0].code).toBe('MOW');
  await russian.close();
});

test('the first place comes with its neighbours', async () => {
  const { places, nearby } = (
    await api.inject(`/v1/places?query=${encodeURIComponent('фергана')}&lang=ru`)
  ).json();
  expect(places[0].code).toBe('FEG');
  expect(nearby.map(({ place }: { place: { code: string } }) => place.code)).toContain('NMA');
  expect(nearby.every(({ km }: { km: number }) => km <= 130)).toBe(true);
  expect((await api.inject('/v1/places')).json().nearby).toEqual([]);
});

test("the browser's own index is small, holds all names of the well-known places, and is requested once", async () => {
  const response = await api.inject('/v1/places/index?lang=uz');
  const file = response.json() as PlaceIndexFile;
  expect(brotliCompressSync(response.rawPayload).length).toBeLessThan(40_000);
  expect(file.places.find(({ code }) => code === 'FEG')).toMatchObject({
    city: 'Fargʻona',
    names: expect.arrayContaining(['Фергана', 'Фарғона']),
    near: expect.arrayContaining([['NMA', 71]]),
  });
  expect(file.countries.UZ?.[0]).toBe('Oʻzbekiston');
  const known = new Set(file.places.map(({ code }) => code));
  expect(
    file.places
      .flatMap(({ near = [] }) => near.map(([code]) => code))
      .filter((code) => !known.has(code)),
  ).toEqual([]);
  const again = await api.inject({
    url: '/v1/places/index?lang=uz',
    headers: { 'if-none-match': String(response.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a place is found by its code', async () => {
  expect((await api.inject('/v1/places/SKD?lang=uz')).json()).toMatchObject({
    code: 'SKD',
    city: 'Samarqand',
    countryName: 'Oʻzbekiston',
  });
  const unknown = await api.inject('/v1/places/QQQ');
  expect(unknown.json()).toMatchObject({
    code: 'validation-failed',
    issues: [{ path: 'code', rule: 'unknown-place' }],
  });
});

test('countries are complete and sorted for the reader', async () => {
  const response = await api.inject('/v1/countries?lang=ru');
  const { countries } = response.json() as { countries: ReturnType<typeof countrySchema.parse>[] };
  expect(countries.length).toBeGreaterThanOrEqual(245);
  expect(countries.length).toBeLessThanOrEqual(255);
  expect(countries.map((country) => country.name_ru)).toEqual(
    [...countries.map((country) => country.name_ru)].sort(new Intl.Collator('ru').compare),
  );
  expect(countries.find((country) => country.iso_code2 === 'UZ')).toEqual({
    flag_url: flagPath('UZ'),
    name_ru: 'Узбекистан',
    name_uz: 'Oʻzbekiston',
    iso_code2: 'UZ',
    iso_code3: 'UZB',
    tel_prefix: '998',
  });
  expect(response.headers['cache-control']).toBe('public, max-age=3600');
});

test('Uzbek names are in the Uzbek order, oʻ gʻ sh ch after z, written with the right letters', async () => {
  const response = await api.inject('/v1/countries?lang=uz');
  const { countries } = response.json() as { countries: ReturnType<typeof countrySchema.parse>[] };
  const names = countries.map((country) => country.name_uz);
  expect(names.filter((name) => /['`´‘’]|[oOgG]ʼ/.test(name))).toEqual([]);
  const places = ['Zimbabve', 'Oʻzbekiston', 'Gʻarbiy Sahroi Kabir', 'Shri-Lanka', 'Chili'].map(
    (name) => names.indexOf(name),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(names.at(0)).toBe('Afgʻoniston');
});

test('a few territories have no phones', async () => {
  const response = await api.inject('/v1/countries');
  const { countries } = response.json() as { countries: ReturnType<typeof countrySchema.parse>[] };
  const silent = countries.filter((country) => country.tel_prefix === null);
  expect(silent.map((country) => country.iso_code2).sort()).toEqual(
    'AQ BV GS HM PN TF UM'.split(' '),
  );
});
