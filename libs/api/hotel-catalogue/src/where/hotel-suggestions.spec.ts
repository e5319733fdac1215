import type { HotelSuggestion } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { kmBetween } from './hotel-meanings';
import { createHotelSuggestions } from './hotel-suggestions';
import { boundTexts } from '@karvon/hotel-supply/bound-texts';
import { createSandboxHotels } from '@karvon/hotel-sandbox';

const edition = readEdition('uz');
const clock = { now: () => new Date('2026-11-21T07:00:00.000Z') };
const supplier = boundTexts(
  createSandboxHotels({ config: { sandbox: { seed: 'test', speed: 0 } }, clock, edition }),
);
const { suggest } = createHotelSuggestions(supplier, clock);

/** 'SKD', 'SKD district Старый город'. */
function textOf({ location: { code }, found }: HotelSuggestion): string {
  if (!found) return code;
  const name = found.kind === 'object' ? found.object.name : found.name;
  return `${code} ${found.kind} ${name}`;
}
const first = async (query: string, lang: 'ru' | 'uz' = 'ru') =>
  textOf((await suggest(query, lang))[0]!);

test.each([
  ['самарканд', 'SKD'],
  ['cfvfhrfyl', 'SKD'],
  ['регистан', 'SKD object Регистан'],
  ['registon', 'SKD object Регистан'],
  ['htubcnfy', 'SKD object Регистан'],
  ['чиланзарский', 'TAS district Чиланзарский район'],
  ['шереметьево', 'MOW object Шереметьево'],
  ['SVO', 'MOW object Шереметьево'],
  ['спас на крови', 'LED object Спас на\u00a0Крови'],
  ['аэропорт шереметьево', 'MOW object Шереметьево'],
])('"%s" means %s', async (query, meant) => {
  expect(await first(query)).toBe(meant);
});

test('a hotel is found by its name in both scripts and keyboard layouts, alone or with its city', async () => {
  const hotel = (await supplier.hotels()).find(
    ({ city, names }) => city === 'BHK' && names.ru.includes(' '),
  )!;
  const codes = async (query: string) =>
    (await suggest(query, 'uz')).map(({ found }) => (found?.kind === 'hotel' ? found.code : null));
  expect(await codes(`${hotel.names.ru} Бухара`)).toContain(hotel.code);
  expect(await codes(`${hotel.names.uz} buxoro`)).toContain(hotel.code);
  const [response] = (await suggest(`${hotel.names.ru} Бухара`, 'uz')).slice(0, 1);
  expect(response).toMatchObject({
    location: { code: 'BHK', name: 'Buxoro' },
    found: { kind: 'hotel', name: hotel.names.uz },
  });
});

test('a district is called the same in both languages, as addresses of filters call it', async () => {
  const idOf = async (query: string, lang: 'ru' | 'uz') => {
    const { found } = (await suggest(query, lang))[0]!;
    return found?.kind === 'district' ? [found.name, found.id] : null;
  };
  const russian = await idOf('чиланзарский', 'ru');
  const uzbek = await idOf('chilonzor tumani', 'uz');
  expect(russian).toEqual(['Чиланзарский район', 'chilonzor-tumani']);
  expect(uzbek).toEqual(['Chilonzor tumani', 'chilonzor-tumani']);
});

test('suggestions are grouped by kind, and no kind hides the others', async () => {
  const kinds = (await suggest('са', 'ru')).map(({ found }) =>
    !found ? 'location' : found.kind === 'hotel' ? 'hotel' : 'place',
  );
  const runs = kinds.filter((kind, index) => kind !== kinds[index - 1]);
  expect(new Set(runs).size).toBe(runs.length);
  expect(runs.length).toBeGreaterThan(1);
});

test('a sight comes with the distance within which hotels can be chosen', async () => {
  const [registan] = await suggest('регистан', 'ru');
  if (registan?.found?.kind !== 'object') throw new Error('no sight');
  const { object, within } = registan.found;
  const sight = (await supplier.landmarks()).find(({ shown }) => shown.ru.code === object.code)!;
  const near = (await supplier.hotels()).filter(
    ({ city, position }) =>
      city === 'SKD' && kmBetween(position, sight.shown.ru.position!) * 1000 <= within!,
  );
  expect(near.length).toBeGreaterThanOrEqual(8);
});

test('a place without hotels leads to the nearest one with them', async () => {
  expect(await suggest('абу-даби', 'ru')).toMatchObject([
    { location: { code: 'DXB' }, found: { kind: 'no-hotels', name: 'Абу-Даби', km: 107 } },
  ]);
});

test.each(['париж', 'мюнхен', 'lion'])(
  '%s is too far from every place with hotels',
  async (place) => {
    expect(await suggest(place, 'ru')).toEqual([]);
  },
);

test('a typing error in the name of a place with hotels still finds that place', async () => {
  expect(await first('бухра')).toBe('BHK');
});

test('nonsense finds nothing', async () => {
  expect(await suggest('ъъъъъъ', 'ru')).toEqual([]);
});
