import { findCircles } from './neighbours';

const circles = (imports: Record<string, string[]>) =>
  Object.fromEntries(findCircles(new Map(Object.entries(imports))));

test('two folders that import each other are a circle, also when no file reaches itself', () => {
  expect(
    circles({
      'lib/order/read.ts': ['lib/refund/store.ts'],
      'lib/order/types.ts': [],
      'lib/refund/quote.ts': ['lib/order/types.ts'],
      'lib/refund/store.ts': [],
    }),
  ).toEqual({ lib: ['order ↔ refund'] });
});

test('a circle may go through a file beside the folders', () => {
  expect(
    circles({
      'lib/deps.ts': ['lib/jobs/port.ts'],
      'lib/jobs/port.ts': [],
      'lib/jobs/run.ts': ['lib/deps.ts'],
    }),
  ).toEqual({ lib: ['deps.ts ↔ jobs'] });
});

test('a file that composes its folders makes no circle', () => {
  expect(
    circles({
      'lib/create.ts': ['lib/order/read.ts', 'lib/refund/store.ts'],
      'lib/order/read.ts': ['lib/refund/store.ts'],
      'lib/refund/store.ts': ['lib/types.ts'],
      'lib/types.ts': [],
    }),
  ).toEqual({});
});
