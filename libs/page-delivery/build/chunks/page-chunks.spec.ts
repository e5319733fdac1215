import { groupByPages, type Goal, type Unit } from './page-chunks';

function unit(file: string, pages: string[], imports: string[] = [], bytes = 1_200): Unit {
  return { file, pages: new Set(pages), imports, modules: [file], bytes };
}

/** 'a+b c' for two groups, one of units a and b. */
function grouped(units: readonly Unit[], files: number, unused: Goal['unused']): string {
  const groups = groupByPages(units, { files, unused });
  const names = groups.map(({ units: own }) => own.map(({ file }) => file).sort());
  return names
    .map((own) => own.join('+'))
    .sort()
    .join(' ');
}

test('units that the same pages need are one script; code on intent is in none of them', () => {
  const units = [
    unit('kit', ['home', 'order']),
    unit('shell', ['order', 'home']),
    unit('form', ['home']),
    unit('dialog', []),
  ];
  expect(grouped(units, 9, () => 9_000)).toBe('form kit+shell');
});

test('pages with too many scripts share some with unused bytes, the cheapest first, within the limit', () => {
  const units = [
    unit('all', ['home', 'order', 'hotel'], [], 9_000),
    unit('small', ['order', 'hotel'], [], 700),
    unit('large', ['home', 'order'], [], 5_000),
  ];
  expect(grouped(units, 1, () => 600)).toBe('all+small large');
  expect(grouped(units, 2, () => 9_000)).toBe('all+small large');
  expect(grouped(units, 1, () => 400)).toBe('all large small');
});

test('the imports of a shared script count for every page', () => {
  const units = [
    unit('all', ['home', 'order']),
    unit('price', ['order'], ['money']),
    unit('money', ['order', 'gallery']),
  ];
  // With 'price' the home page would load 'money' as well: 2,000 unused bytes.
  const unused = (page: string) => (page === 'gallery' ? 0 : 1_500);
  expect(grouped(units, 1, unused)).toBe('all money price');
});

test('a script merges with its direct imports before their imports, so that no circle of imports arises', () => {
  const units = [
    unit('page', ['order'], ['kit']),
    unit('kit', ['order', 'hotel'], ['base']),
    unit('base', ['order', 'hotel', 'home']),
  ];
  expect(grouped(units, 2, () => 9_000)).toBe('base kit+page');
});
