import { faultsOf, judge, readBudget } from './budget';

const bare = { gzip: 100, brotli: 90 };
const budget = { default: 1.4, files: 9, routes: { home: { ratio: 1.3, files: 8 } } };

test.each([
  ['home', 130, 117, 8, false],
  ['home', 131, 117, 8, true],
  ['home', 130, 118, 8, true],
  ['home', 130, 117, 9, true],
  ['other', 131, 117, 9, false],
  ['other', 141, 117, 9, true],
  ['other', 131, 117, 10, true],
])(
  '%s with %i B gzip, %i B brotli and %i files is over budget: %s',
  (route, gzip, brotli, files, over) => {
    expect(judge([{ route, gzip, brotli, files }], bare, budget)).toEqual([
      expect.objectContaining({ route, over }),
    ]);
  },
);

test('a larger budget has a reason, and every line has a route', () => {
  const routes = { home: { ratio: 1.3 }, big: { ratio: 2 }, why: { ratio: 2, reason: 'a map' } };
  expect(faultsOf({ default: 1.4, files: 9, routes }, ['big', 'why'])).toEqual([
    'budget.json names home, which is no page',
    'budget.json lets big be larger and gives no reason',
  ]);
});

test('the home page has the tightest budget', () => {
  const { default: limit, routes } = readBudget();
  expect(routes['routes/home']!.ratio).toBeLessThan(limit);
});
