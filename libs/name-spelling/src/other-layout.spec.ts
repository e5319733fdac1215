import { swapLayout } from '@karvon/place-search';
import { russianNames } from './names-ru.fixture';
import * as uzbek from './names-uz.fixture';
import { nameOfOtherLayout } from './other-layout';

const names = [russianNames, ...Object.values(uzbek)]
  .join(' ')
  .split(/[\s,]+/)
  .filter((name) => name.length > 2);

test('no name of a passport is questioned, in either script', () => {
  expect(names.length).toBeGreaterThan(900);
  expect(names.filter((name) => nameOfOtherLayout(name) !== null)).toEqual([]);
});

test('most of these names are recognised when they were typed in the other layout', () => {
  const lower = names.map((name) => name.toLowerCase()).filter((name) => /^[а-яёa-z]+$/.test(name));
  const found = lower.filter((name) => nameOfOtherLayout(swapLayout(name)) === name);
  expect(found.length / lower.length).toBeGreaterThan(0.6);
});

test.each([
  ['Bdfyjd', 'иванов'],
  ['Шмфтщм', 'ivanov'],
  ['Vb[fbk', 'михаил'],
  ['Лфкшьщм', 'karimov'],
])('%s is questioned: %s was meant', (typed, meant) =>
  expect(nameOfOtherLayout(typed)).toBe(meant),
);

test.each([
  'Ng',
  'Nguyen',
  'Krk',
  'Vlk',
  'Schwarz',
  'Szczepanski',
  'Mkrtchyan',
  'Angstrom',
  'Oʻktamov',
  "O'ktamov",
  'Мкртчян',
  'Мхитарян',
  'Ырысбеков',
  'Нг',
  'Пржевальский',
  'Подъячев',
  'Щербак',
  '',
  '-',
])('%s is a name', (name) => expect(nameOfOtherLayout(name)).toBeNull());
