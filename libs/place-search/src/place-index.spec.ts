import { createPlaceIndex } from './place-index';
import type { PlaceEntry } from './place-table';

const entries: PlaceEntry[] = [
  entry('SVO', 989, ['Москва', 'Moskva', 'Moscow'], {
    secondary: ['Шереметьево', 'Sheremetyevo'],
    context: ['Россия'],
  }),
  entry('MOW', 990, ['Москва', 'Moskva', 'Moscow'], { context: ['Россия', 'Russia'] }),
  entry('TAS', 1000, ['Ташкент', 'Toshkent', 'Tashkent'], {
    secondary: ['Ислам Каримов'],
    context: ['Узбекистан', 'Oʻzbekiston'],
  }),
  entry('FEG', 860, ['Фергана', 'Fargʻona', 'Fergana', 'Фарғона']),
  entry('NYC', 750, ['Нью-Йорк', 'Nyu-York', 'New York']),
  entry('YRK', 20, ['York']),
  entry('KHI', 600, ['Карачи', 'Karachi']),
  entry('DUB', 480, ['Дублин', 'Dublin']),
  entry('DXB', 985, ['Дубай', 'Dubay', 'Dubai']),
  entry('BHK', 880, ['Бухара', 'Buxoro', 'Bukhara']),
  entry('BSZ', 840, ['Бишкек', 'Bishkek'], { codes: ['BSZ', 'FRU'] }),
];
const index = createPlaceIndex(entries);
const first = (query: string): string | undefined => index.search(query, 5)[0];

function entry(
  id: string,
  rank: number,
  aliases: string[],
  more: Partial<PlaceEntry> = {},
): PlaceEntry {
  return { id, rank, codes: [id], aliases, ...more };
}

describe('createPlaceIndex', () => {
  it('puts an exact code before a name that begins with it, and former codes count', () => {
    expect(index.search('dub', 5)).toEqual(['DUB', 'DXB']);
    expect(first('fru')).toBe('BSZ');
  });

  it('does not read Cyrillic as a code', () => {
    expect(index.search('дуб', 5)).toEqual(['DXB', 'DUB']);
  });

  it('puts a city before its airports', () => {
    expect(index.search('москва', 5)).toEqual(['MOW', 'SVO']);
    expect(index.search('mos', 5)).toEqual(['MOW', 'SVO']);
  });

  it('ranks an exact name before a more popular longer one', () => {
    expect(index.search('york', 5)).toEqual(['YRK', 'NYC']);
  });

  it('ranks a typing error in a well-known name before the beginning of a little-known one', () => {
    const more = [entry('FKI', 30, ['Bangoka']), entry('BKK', 820, ['Bangkok'])];
    expect(createPlaceIndex(more).search('бангок', 5)).toEqual(['BKK', 'FKI']);
  });

  it('finds words inside names, with less weight', () => {
    expect(first('йорк')).toBe('YRK');
    expect(index.search('kar', 5)).toEqual(['KHI', 'TAS']);
    expect(first('каримов')).toBe('TAS');
  });

  it.each([
    ['wrong layout', 'nfirtyn', 'TAS'],
    ['wrong layout the other way', 'ьщысщц', 'MOW'],
    ['wrong layout, unfinished', 'itht', 'SVO'],
    ['wrong layout and a typo', 'nfirnyn', 'TAS'],
    ['a code in the wrong layout', 'ефы', 'TAS'],
    ['chat Latin', 'tawkent', 'TAS'],
    ['digits for letters', 'ta6kent', 'TAS'],
    ['Uzbek Cyrillic', 'тошкент', 'TAS'],
    ['an apostrophe of any kind', 'farg`ona', 'FEG'],
    ['no apostrophe', 'fargona', 'FEG'],
    ['no hyphen', 'нью йорк', 'NYC'],
    ['no space', 'newyork', 'NYC'],
    ['capitals', 'NEW YORK', 'NYC'],
    ['a digraph half typed', 'buk', 'BHK'],
    ['a letter missing', 'ташкнт', 'TAS'],
    ['a letter too many', 'ташккент', 'TAS'],
    ['a letter too many, other', 'ташмкент', 'TAS'],
    ['a letter wrong', 'ташкемт', 'TAS'],
    ['letters swapped', 'тшакент', 'TAS'],
    ['a digraph broken', 'tahskent', 'TAS'],
    ['a Cyrillic letter missing that Latin writes in two', 'такент', 'TAS'],
    ['a Cyrillic letter wrong that Latin writes in two', 'тагкент', 'TAS'],
    ['a typo in an unfinished word', 'шеримет', 'SVO'],
    ['words in any order', 'шереметьево москва', 'SVO'],
    ['a name and a code', 'Ташкент (TAS)', 'TAS'],
    ['a name and a country', 'tashkent, oʻzbekiston', 'TAS'],
    ['a noise word', 'аэропорт шереметьево', 'SVO'],
    ['a country', 'узбекистан', 'TAS'],
  ])('understands %s: %s', (_what, query, id) => {
    expect(first(query)).toBe(id);
  });

  it.each(['', '   ', '-', '!!!', "'", 'ъ', '漢字', '\u0000', 'zzzzqqqq'])(
    'finds nothing for %j',
    (query) => {
      expect(index.search(query, 5)).toEqual([]);
    },
  );

  it('handles a very long query', () => {
    expect(index.search('я'.repeat(100_000), 5)).toEqual([]);
    expect(index.search('a '.repeat(100_000), 5).length).toBeLessThanOrEqual(5);
  });

  it('returns at most the limit, each place once, in the same order whatever the order of entries', () => {
    const reversed = createPlaceIndex([...entries].reverse());
    for (const query of ['м', 'd', 'бу', 'россия', 'tashkent']) {
      expect(index.search(query, 2)).toEqual(index.search(query, 10).slice(0, 2));
      expect(reversed.search(query, 10)).toEqual(index.search(query, 10));
      expect(new Set(index.search(query, 10)).size).toBe(index.search(query, 10).length);
    }
  });
});
