import { compareTexts } from './compare';

const sorted = (locale: 'ru' | 'uz', texts: string[]) =>
  [...texts].sort((a, b) => compareTexts(locale, a, b));

test('Uzbek digraphs are letters after z', () => {
  const alphabetical = [
    'anor',
    'gul',
    'olma',
    'sabzi',
    'suv',
    'xurmo',
    'zira',
    'oʻrik',
    'gʻoz',
    'shaftoli',
    'chana',
  ];
  expect(sorted('uz', [...alphabetical].reverse())).toEqual(alphabetical);
});

test("Node's collation has the same Uzbek order", () => {
  const words = [
    'Toshkent',
    'Samarqand',
    'Shahrisabz',
    'Buxoro',
    'Oʻratepa',
    'Olmaliq',
    'Gʻijduvon',
    'Guliston',
    'Chirchiq',
    'Zarafshon',
  ];
  expect(sorted('uz', words)).toEqual([...words].sort(new Intl.Collator('uz').compare));
});

test.each(['oʻrik', 'o‘rik', "o'rik", 'o`rik', 'oʼrik'])(
  '%s comes after z however it is typed',
  (word) => {
    expect(sorted('uz', [word, 'zira', 'olma'])).toEqual(['olma', 'zira', word]);
  },
);

test("Node's collation has the same Russian order", () => {
  const words = [
    'Ёлкино',
    'Елец',
    'Ельня',
    'Жуков',
    'Йошкар-Ола',
    'Ижевск',
    'Казань',
    'Яр',
    'Berlin',
    'Абакан',
    'Нью-Йорк',
    'Ньюкасл',
    'Санкт-Петербург',
  ];
  expect(sorted('ru', words)).toEqual([...words].sort(new Intl.Collator('ru').compare));
});

test('ё counts as е, й does not count as и', () => {
  expect(sorted('ru', ['ёж', 'еда', 'ель', 'ём'])).toEqual(['еда', 'ёж', 'ель', 'ём']);
  expect(sorted('ru', ['йод', 'ия', 'иод'])).toEqual(['иод', 'ия', 'йод']);
});

test("the language's own script comes first", () => {
  expect(sorted('ru', ['Berlin', 'Ярославль'])).toEqual(['Ярославль', 'Berlin']);
  expect(sorted('uz', ['Ярославль', 'Berlin'])).toEqual(['Berlin', 'Ярославль']);
});

test('case does not matter, and equal texts are equal', () => {
  expect(sorted('uz', ['b', 'A', 'C'])).toEqual(['A', 'b', 'C']);
  expect(compareTexts('uz', 'Oʻsh', 'Oʻsh')).toBe(0);
});
