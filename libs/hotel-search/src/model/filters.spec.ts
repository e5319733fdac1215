import type { HotelSummary } from '@karvon/contract';
import { money } from '@karvon/money';
import { buildHotelSearchResponse, buildHotelSummary } from '@karvon/testing';
import { filtersToDrop } from './empty-filter';
import { filterQuery, parseFilter } from './filter-address';
import { filterOptions, priceAt, priceOf, priceSteps } from './filter-options';
import { hotelFacts } from './hotel-facts';
import { filterHotels, noFilter, type HotelFilter } from './hotel-filter';
import { firstHotels, listHotels } from './hotel-list';
import { parseView, viewQuery, withView } from './list-view';
import { otherSearches } from './other-searches';
import { parseCriteria } from './hotel-criteria';
import { sortHotels } from './hotel-sort';

const soums = (thousands: number) => money(thousands * 1_000_00, 'UZS');

/** A hotel by what tells it from the others. */
function hotel(code: string, thousands: number, changes: Partial<HotelSummary> = {}): HotelSummary {
  const built = buildHotelSummary();
  return buildHotelSummary({
    code,
    name: code,
    offer: { ...built.offer, total: soums(thousands) },
    alternatives: [{ ...built.alternatives[0]!, amount: soums(thousands + 100).amount }],
    ...changes,
  });
}
/** Metres to the first two objects of the answer: the centre and a sight. */
const near = (centre: number, sight: number): [number, number][] => [
  [0, centre],
  [1, sight],
];
const response = buildHotelSearchResponse({
  hotels: [
    hotel('Регистан', 900, {
      stars: 4,
      score: { tenths: 87, reviews: 240 },
      district: 'Старый город',
      nearby: near(800, 300),
    }),
    hotel('Афросиаб', 500, {
      stars: 3,
      score: { tenths: 90, reviews: 12 },
      amenities: ['wifi'],
      district: 'Вокзальный район',
      nearby: near(2_400, 2_000),
    }),
    hotel('Юлдуз', 300, {
      stars: 0,
      kind: 'hostel',
      amenities: [],
      street: 'Гагарина',
      district: null,
      alternatives: [],
      nearby: near(5_200, 5_000),
    }),
  ],
});
const facts = hotelFacts(response);
const found = (filter: Partial<HotelFilter>) =>
  filterHotels(facts, { ...noFilter, ...filter }).map(({ hotel: { code } }) => code);
const options = (filter: Partial<HotelFilter> = {}) =>
  filterOptions(facts, response.objects, { ...noFilter, ...filter });

test.each<[string, Partial<HotelFilter>, string[]]>([
  ['stars', { stars: [3, 0] }, ['Афросиаб', 'Юлдуз']],
  ['least score of guests', { score: 90 }, ['Афросиаб']],
  ['least score of guests', { score: 80 }, ['Регистан', 'Афросиаб']],
  ['kinds', { kinds: ['hostel'] }, ['Юлдуз']],
  ['district', { districts: ['Старый город'] }, ['Регистан']],
  ['district of another city', { districts: ['Чиланзарский район'] }, []],
  ['all wanted amenities', { amenities: ['wifi', 'parking'] }, ['Регистан']],
  ['price of the stay', { price: [400, 500_000] }, ['Афросиаб', 'Юлдуз']],
  [
    'distance to a sight',
    { near: { attraction: { code: 'SKD-S-registon', within: 500 } } },
    ['Регистан'],
  ],
  ['a name', { text: 'афрос' }, ['Афросиаб']],
  ['a name in the other script', { text: 'Afrosiab' }, ['Афросиаб']],
  ['a name in the wrong layout', { text: 'fahjcbf' }, ['Афросиаб']],
  ['a street', { text: 'гагарина' }, ['Юлдуз']],
  ['a sight to walk to', { text: 'площадь' }, ['Регистан']],
])('by %s', (_, filter, codes) => expect(found(filter)).toEqual(codes));

test('a dearer offer is what the cheapest one is, but for what it says', () => {
  const { offer, alternatives } = buildHotelSummary();
  const dearer = { ...alternatives[0]!, amount: soums(1_000).amount, roomName: 'Люкс' };
  const [one] = hotelFacts(
    buildHotelSearchResponse({
      hotels: [buildHotelSummary({ alternatives: [dearer] })],
      nights: 3,
    }),
  );
  expect(one!.choices[1]!.shown).toMatchObject({
    roomName: 'Люкс',
    whereToPay: offer.whereToPay,
    total: soums(1_000),
    perNight: { amount: 333_333_00, currency: 'UZS' },
  });
});

test('free cancellation changes the price that is shown, and leaves out who has none', () => {
  const shown = filterHotels(facts, { ...noFilter, free: 'any' });
  expect(shown.map((one) => one.shown.total)).toEqual([soums(1_000), soums(600)]);
  expect(shown.every((one) => one.shown.cancellation.freeUntil !== null)).toBe(true);
});

test('free cancellation until a day at least has the cheapest price that can be had for so long', () => {
  const [built] = buildHotelSummary().alternatives;
  const until = (freeUntil: string, thousands: number) => ({
    ...built!,
    freeUntil,
    amount: soums(thousands).amount,
  });
  const hotels = [
    hotel('Два срока', 900, {
      alternatives: [
        until('2026-12-07T18:00:00+05:00', 950),
        until('2026-12-09T12:00:00+05:00', 990),
      ],
    }),
    hotel('Один', 500, { alternatives: [until('2026-12-08T18:00:00+05:00', 600)] }),
    hotel('Ни одного', 300, { alternatives: [] }),
  ];
  const all = hotelFacts(buildHotelSearchResponse({ hotels }));
  const shown = (free: HotelFilter['free']) =>
    filterHotels(all, { ...noFilter, free }).map((one) => [one.hotel.code, one.shown.total]);
  expect(shown('any')).toEqual([
    ['Два срока', soums(950)],
    ['Один', soums(600)],
  ]);
  expect(shown('2026-12-08')).toEqual([
    ['Два срока', soums(990)],
    ['Один', soums(600)],
  ]);
  expect(shown('2026-12-09')).toEqual([['Два срока', soums(990)]]);
  expect(shown('2026-12-10')).toEqual([]);
  const { free, freeDays } = filterOptions(all, [], { ...noFilter, free: '2026-12-09' });
  expect(free).toBe(2);
  expect(freeDays).toEqual([
    { value: '2026-12-07', count: 2 },
    { value: '2026-12-08', count: 2 },
    { value: '2026-12-09', count: 1 },
  ]);
});

test('a wish for meals or beds has the price of the cheapest offer that fulfils all wishes', () => {
  const { offer } = buildHotelSummary();
  const other = { ...buildHotelSummary().alternatives[0]!, freeUntil: null };
  const all = hotelFacts(
    buildHotelSearchResponse({
      hotels: [
        hotel('Двойной', 300, {
          offer: { ...offer, meal: 'none', beds: 'double', total: soums(300) },
          alternatives: [
            { ...other, meal: 'breakfast', beds: 'double', amount: soums(350).amount },
            { ...other, meal: 'none', beds: 'separate', amount: soums(400).amount },
            { ...other, meal: 'half-board', beds: 'separate', amount: soums(600).amount },
          ],
        }),
        hotel('Хостел', 100, {
          offer: { ...offer, meal: 'none', beds: undefined, total: soums(100) },
          alternatives: [],
        }),
      ],
    }),
  );
  const shown = (filter: Partial<HotelFilter>) =>
    filterHotels(all, { ...noFilter, ...filter }).map((one) => [one.hotel.code, one.shown.total]);
  expect(shown({})).toHaveLength(2);
  expect(shown({ beds: ['separate'] })).toEqual([['Двойной', soums(400)]]);
  expect(shown({ meals: ['breakfast', 'half-board'] })).toEqual([['Двойной', soums(350)]]);
  expect(shown({ meals: ['breakfast', 'half-board'], beds: ['separate'] })).toEqual([
    ['Двойной', soums(600)],
  ]);
  expect(shown({ meals: ['breakfast'], beds: ['separate'] })).toEqual([]);
  expect(shown({ meals: ['breakfast'], price: [300, 340_000] })).toEqual([]);
  const counts = filterOptions(all, [], { ...noFilter, beds: ['separate'] });
  expect(counts.meals).toEqual([
    { value: 'breakfast', count: 0 },
    { value: 'half-board', count: 1 },
  ]);
  expect(counts.beds).toEqual([
    { value: 'double', count: 1 },
    { value: 'separate', count: 1 },
  ]);
  const drops = filtersToDrop(all, { ...noFilter, meals: ['breakfast'], beds: ['separate'] });
  expect(drops.map(({ name, from }) => [name, from])).toEqual([
    ['meals', 400_000_00],
    ['beds', 350_000_00],
  ]);
});

test('an option counts what it would show, the other filters as they are', () => {
  expect(options({ kinds: ['hotel'] }).stars).toEqual([
    { value: 4, count: 1 },
    { value: 3, count: 1 },
    { value: 0, count: 0 },
  ]);
  expect(options({ kinds: ['hotel'] }).kinds).toEqual([
    { value: 'hostel', count: 1 },
    { value: 'hotel', count: 2 },
  ]);
  expect(options({ amenities: ['wifi'] }).amenities).toEqual([
    { value: 'parking', count: 1 },
    { value: 'wifi', count: 2 },
  ]);
  expect(options({ stars: [4, 3] }).scores).toEqual([
    { value: 90, count: 1 },
    { value: 80, count: 2 },
    { value: 70, count: 2 },
  ]);
  const unrated = hotelFacts(buildHotelSearchResponse());
  expect(filterOptions(unrated, [], noFilter).scores).toEqual([]);
  expect(options().free).toBe(2);
  expect(options().near.attraction).toEqual([
    { value: expect.objectContaining({ code: 'SKD-S-registon' }), count: 1 },
  ]);
  expect(options().near.metro).toBeUndefined();
});

test('what visitors ask for most comes first among the amenities', () => {
  const built = buildHotelSummary({ amenities: ['accessible', 'wifi', 'bar', 'parking'] });
  const all = hotelFacts(buildHotelSearchResponse({ hotels: [built] }));
  expect(filterOptions(all, [], noFilter).amenities.map(({ value }) => value)).toEqual([
    'parking',
    'wifi',
    'accessible',
    'bar',
  ]);
});

test('the histogram counts every hotel once, on a scale that other filters do not move', () => {
  const { bounds, bars } = options({ stars: [4] }).prices!;
  expect(bounds).toEqual([300_000, 900_000]);
  expect(bars.reduce((sum, count) => sum + count)).toBe(1);
  expect(bars.at(-1)).toBe(1);
  expect(priceOf(0, bounds)).toBe(300_000);
  expect(priceOf(priceSteps, bounds)).toBe(900_000);
  expect(Math.round(priceAt(priceOf(7, bounds), bounds))).toBe(7);
});

test('when nothing is left, each filter says what dropping it brings back', () => {
  const drops = filtersToDrop(facts, { ...noFilter, stars: [4], kinds: ['hostel'] });
  expect(drops.map(({ name, count, from }) => [name, count, from])).toEqual([
    ['stars', 1, 300_000_00],
    ['kinds', 1, 900_000_00],
  ]);
});

const [dear, usual, cheap] = ['Регистан', 'Афросиаб', 'Юлдуз'];
test.each([
  ['cheap', [cheap, usual, dear]],
  ['dear', [dear, usual, cheap]],
  ['stars', [dear, usual, cheap]],
  ['score', [dear, usual, cheap]],
  ['centre', [dear, usual, cheap]],
] as const)('in the order %s', (sort, codes) => {
  const listed = listHotels(facts, { sort, filter: noFilter });
  expect(listed.map((one) => one.hotel.code)).toEqual(codes);
});

test('by score, many reviews count for more than few', () => {
  const scored = (code: string, tenths: number, reviews: number) =>
    buildHotelSummary({ code, score: { tenths, reviews } });
  const { score: _, ...unrated } = buildHotelSummary({ code: 'unrated' });
  const hotels = [
    unrated,
    scored('10 of 2', 100, 2),
    scored('9.4 of 34', 94, 34),
    scored('9.4 of 270', 94, 270),
    scored('8.6 of 900', 86, 900),
    scored('7 of 12', 70, 12),
    scored('7 of 80', 70, 80),
    scored('6 of 300', 60, 300),
  ];
  const listed = sortHotels(hotelFacts(buildHotelSearchResponse({ hotels })), 'score');
  expect(listed.map(({ hotel }) => hotel.code)).toEqual([
    '9.4 of 270',
    '8.6 of 900',
    '9.4 of 34',
    '10 of 2',
    '7 of 80',
    '7 of 12',
    '6 of 300',
    'unrated',
  ]);
});

test('a whole view survives its address, beside the search in it', () => {
  const text =
    'city=SKD&sort=cheap&free=2026-12-08&meals=breakfast%2Cfull-board&beds=separate&q=чорсу&price=100-500&stars=4%2C5&score=8&kinds=hotel&districts=Чорсу&has=wifi%2Cpool&metro=TAS-M-chorsu%3A500&shown=60&map=1';
  const view = parseView(new URLSearchParams(text));
  expect(view).toMatchObject({ sort: 'cheap', shown: 60, map: true });
  expect(view.filter).toEqual({
    free: '2026-12-08',
    meals: ['breakfast', 'full-board'],
    beds: ['separate'],
    text: 'чорсу',
    price: [100, 500],
    stars: [4, 5],
    score: 80,
    kinds: ['hotel'],
    districts: ['Чорсу'],
    amenities: ['wifi', 'pool'],
    near: { metro: { code: 'TAS-M-chorsu', within: 500 } },
  });
  const written = withView(new URLSearchParams('city=SKD&sort=dear&airport=x%3A1'), view);
  expect(Object.fromEntries(written)).toEqual({ city: 'SKD', ...viewQuery(view) });
  expect(parseView(written)).toEqual(view);
});

test('what is no filter in an address is left out', () => {
  const text =
    'free=2026-02-31&price=9-1&stars=7,x&score=11&kinds=castle&has=%3Cb%3E&metro=far&shown=-3&sort=random';
  const view = parseView(new URLSearchParams(text));
  expect(view).toEqual(parseView(new URLSearchParams()));
  expect(filterQuery(parseFilter(new URLSearchParams(text)))).toEqual({});
});

test('the first page holds what its cards say and how many there are, nothing that only filters need', () => {
  const view = parseView(new URLSearchParams('sort=cheap&stars=3,4'));
  const first = firstHotels(response, { ...view, shown: 1 });
  expect([first.count, first.total]).toEqual([2, 3]);
  expect(first.response.hotels.map(({ code }) => code)).toEqual(['Афросиаб']);
  expect(first.response.hotels[0]).toMatchObject({
    amenities: [],
    // The one that the card says can be cancelled for nothing.
    alternatives: [expect.objectContaining({ freeUntil: expect.any(String) })],
    nearby: [[0, 2_400]],
  });
  expect(first.response.objects.map(({ code }) => code)).toEqual(['SKD-C']);
});

test.each([
  ['skd', 'SKD'],
  ['GUL-QR', 'GUL-QR'],
  ['acase~101', 'acase~101'],
])('the city %s of an address is %s, of whatever supplier', (city, code) => {
  const params = new URLSearchParams({ city, in: '2026-12-10', out: '2026-12-13' });
  expect(parseCriteria(params)?.city).toBe(code);
  const near = parseFilter(new URLSearchParams({ metro: `${code}:500` })).near.metro;
  expect(near).toEqual({ code, within: 500 });
});

test('a search that found nothing may be asked otherwise', () => {
  const criteria = parseCriteria(new URLSearchParams('city=GUL-QR&in=2026-12-10&out=2026-12-13'))!;
  expect(otherSearches(criteria).map(({ kind }) => kind)).toEqual([
    'any-payment',
    'with-request',
    'day-later',
    'week-later',
  ]);
  expect(otherSearches({ ...criteria, payment: 'any', onRequest: true })).toHaveLength(2);
});

test('districts are counted with all other filters, by name; one alone is no choice', () => {
  expect(options().districts).toEqual([
    { value: 'Вокзальный район', count: 1 },
    { value: 'Старый город', count: 1 },
  ]);
  expect(options({ stars: [4], districts: ['Вокзальный район'] }).districts).toEqual([
    { value: 'Вокзальный район', count: 0 },
    { value: 'Старый город', count: 1 },
  ]);
  const [first] = facts;
  expect(filterOptions([first!], [], noFilter).districts).toEqual([]);
});

test('a district is called the same in every language; its name of an older address still counts', () => {
  const named = hotelFacts(
    buildHotelSearchResponse({
      hotels: [
        hotel('Регистан', 900, { district: 'Старый город', districtId: 'eski-shahar' }),
        hotel('Афросиаб', 500, { district: 'Вокзальный район', districtId: 'vokzal-tumani' }),
      ],
    }),
  );
  const { districts, districtNames } = filterOptions(named, [], noFilter);
  expect(districts.map(({ value }) => value)).toEqual(['vokzal-tumani', 'eski-shahar']);
  expect(districtNames.get('eski-shahar')).toBe('Старый город');
  for (const district of ['eski-shahar', 'Старый город'])
    expect(
      filterHotels(named, { ...noFilter, districts: [district] }).map(
        ({ hotel: { name } }) => name,
      ),
    ).toEqual(['Регистан']);
});

test('districts stand in the address; what is no name is left out', () => {
  const districts = ['Старый город', 'Mirzo Ulugʻbek tumani'];
  const query = new URLSearchParams(filterQuery({ ...noFilter, districts }));
  expect(parseFilter(query).districts).toEqual(districts);
  const wrong = new URLSearchParams({ districts: `,<b>,${'а'.repeat(80)},Центр,Центр` });
  expect(parseFilter(wrong).districts).toEqual(['Центр']);
});
