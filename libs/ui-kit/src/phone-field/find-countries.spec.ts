import { findCountries } from './find-countries';

const countries = [
  { iso2: 'US', name: 'AQSH', prefix: '1', words: ['США', 'USA'] },
  { iso2: 'AU', name: 'Avstraliya', prefix: '61', words: ['Австралия'] },
  { iso2: 'GS', name: 'Janubiy Georgiya', prefix: '500', words: [] },
  { iso2: 'RU', name: 'Rossiya', prefix: '7', words: ['Россия'] },
  { iso2: 'UZ', name: 'Oʻzbekiston', prefix: '998', words: ['Узбекистан'] },
];
const found = (query: string) => findCountries(countries, query).map(({ iso2 }) => iso2);

test.each([
  ['', ['US', 'AU', 'GS', 'RU', 'UZ']],
  ['ozb', ['UZ']],
  ["O'Z", ['UZ']],
  ['oʻz', ['UZ']],
  ['узб', ['UZ']],
  ['+998', ['UZ']],
  ['998', ['UZ']],
  ['9', ['UZ']],
  ['+7', ['RU']],
  ['uz', ['UZ']],
  ['us', ['US']],
  ['georg', ['GS']],
  ['iya', ['AU', 'GS', 'RU']],
  ['qqq', []],
])('%j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});
