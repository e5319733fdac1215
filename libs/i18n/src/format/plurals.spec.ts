import { pluralCategory } from './plurals';

test.each(['ru', 'uz'] as const)('plural categories of %s are those of CLDR', (locale) => {
  const rules = new Intl.PluralRules(locale);
  for (let count = -130; count <= 1_130; count += 1) {
    expect([count, pluralCategory(locale, count)]).toEqual([count, rules.select(count)]);
  }
  for (const fraction of [0.5, 1.5, 2.1, 11.9]) {
    expect([fraction, pluralCategory(locale, fraction)]).toEqual([
      fraction,
      rules.select(fraction),
    ]);
  }
});

test.each([
  [1, 'one'],
  [2, 'few'],
  [5, 'many'],
  [11, 'many'],
  [14, 'many'],
  [19, 'many'],
  [21, 'one'],
  [111, 'many'],
  [0, 'many'],
])('%i in Russian is %s', (count, category) => {
  expect(pluralCategory('ru', count)).toBe(category);
});
