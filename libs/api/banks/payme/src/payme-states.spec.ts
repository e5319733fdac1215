import { cancelledAs, failureOf, paymeTimeoutMs, stateOf } from './payme-states';

test('a transaction waits twelve hours', () => {
  expect(paymeTimeoutMs).toBe(43_200_000);
});

test('once cancelled, a transaction keeps its state', () => {
  expect(cancelledAs).toEqual({ 1: -1, 2: -2, '-1': -1, '-2': -2 });
});

test.each([
  [1, 'declined'],
  [2, 'declined'],
  [3, 'declined'],
  [4, 'expired'],
  [5, 'cancelled-by-payer'],
  [10, 'cancelled-by-payer'],
  [null, 'cancelled-by-payer'],
])('the reason %j of a cancellation is shown as %s', (reason, failure) => {
  expect(failureOf(reason)).toBe(failure);
});

test.each([
  [1, { status: 'processing' }],
  [2, { status: 'succeeded' }],
  [-1, { status: 'failed', failure: 'expired' }],
  [-2, { status: 'succeeded' }],
] as const)('a transaction in the state %d is a payment that is %j', (state, payment) => {
  expect(stateOf({ state, reason: 4 })).toEqual(payment);
});
