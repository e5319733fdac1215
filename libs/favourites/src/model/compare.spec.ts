import { offerItem, writeItem, type HotelItem } from '@karvon/favourite-heart';
import { buildOffer, buildFareSummary } from '@karvon/testing';
import { money } from '@karvon/money';
import { bestColumn, differs, hasText } from './compare-rows';
import { comparedText, readCompared } from './compared-items';
import { foundFlight } from './found-flight';

test('the best is one that no other reaches', () => {
  expect(bestColumn([3, 1, 2])).toBe(1);
  expect(bestColumn([3, null, 2])).toBe(2);
  expect(bestColumn([3, 1, 2], 'higher')).toBe(0);
  expect(bestColumn([1, 1, 2])).toBeNull();
  expect(bestColumn([1, null])).toBeNull();
  expect(bestColumn([])).toBeNull();
});

test('a row differs by its texts, and is none when it has no text', () => {
  const row = { id: 'x', name: 'X', best: null };
  expect(differs({ ...row, cells: [['a'], ['a']] })).toBe(false);
  expect(differs({ ...row, cells: [['a'], []] })).toBe(true);
  expect(hasText({ ...row, cells: [[], []] })).toBe(false);
});

const hotel = (code: string): HotelItem => ({ kind: 'hotel', code, stay: null });
const words = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'].map((code) => writeItem(hotel(code)));
const flight = 'air.TAS-MOW-20261214.1-0-0.HY601-0-0710';

test('an address compares two to four of a kind', () => {
  expect(readCompared(comparedText(words.slice(0, 2)))).toEqual({
    kind: 'hotel',
    items: [hotel('AAA'), hotel('BBB')],
  });
  expect(readCompared(comparedText(words))?.items).toHaveLength(4);
  expect(readCompared(`${flight} ${flight.replace('601', '603')} nonsense`)).toMatchObject({
    kind: 'air',
  });
});

test.each([
  null,
  '',
  'nonsense',
  words[0]!,
  `${words[0]} ${words[0]}`,
  `${words[0]} ${flight}`,
  `${words[0]} ${words[1]} ${flight}`,
])('nothing is compared at %s', (text) => expect(readCompared(text)).toBeNull());

test('an itinerary is found again at its lowest price, whoever sells it; another one is not it', () => {
  const search = new URLSearchParams('from=TAS&to=MOW&out=2026-12-14');
  const at = (id: string, sum: number) =>
    buildOffer({ id, fares: [buildFareSummary({ total: money(sum, 'UZS') })] });
  const item = offerItem(buildOffer().slices, search);
  const dictionary = { carriers: {}, airports: {} };
  const offers = [at('dear', 3_000_00), at('cheap', 2_000_00)];
  expect(foundFlight({ offers, dictionary }, item)).toMatchObject({ offer: { id: 'cheap' } });
  const other = { ...item, slices: [[{ ...item.slices[0]![0]!, time: '23:59' }]] };
  expect(foundFlight({ offers, dictionary }, other)).toBeNull();
});
