import { agreedExchangeStates, exchangeTransitions, openExchangeStates } from './exchange-states';

test('an exchange moves between these states only', () => {
  const moves = Object.entries(exchangeTransitions).flatMap(([from, targets]) =>
    targets.map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    'quoted → in-review',
    'quoted → to-pay',
    'quoted → at-carrier',
    'in-review → offered',
    'in-review → declined',
    'in-review → withdrawn',
    'offered → to-pay',
    'offered → at-carrier',
    'offered → expired',
    'offered → withdrawn',
    'offered → declined',
    'to-pay → at-carrier',
    'to-pay → expired',
    'to-pay → withdrawn',
    'at-carrier → done',
    'at-carrier → declined',
  ]);
});

test('no exchange begins beside an open one, and a refund waits for an accepted one', () => {
  expect(openExchangeStates).toEqual(['in-review', 'offered', 'to-pay', 'at-carrier']);
  expect(agreedExchangeStates).toEqual(['to-pay', 'at-carrier']);
});

test('every open state can end, and nothing follows an end', () => {
  const ends = ['done', 'declined', 'expired', 'withdrawn'] as const;
  for (const end of ends) expect(exchangeTransitions[end]).toEqual([]);
  for (const state of openExchangeStates)
    expect(exchangeTransitions[state].length).toBeGreaterThan(0);
});

test('a paid exchange ends with new tickets or a refund', () => {
  expect(exchangeTransitions['at-carrier']).toEqual(['done', 'declined']);
});
