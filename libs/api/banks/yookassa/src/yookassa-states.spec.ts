import type { YookassaPayment } from './yookassa-api';
import { stateOf } from './yookassa-states';

const payment = (status: YookassaPayment['status'], reason?: string) =>
  ({
    status,
    ...(reason && { cancellation_details: { party: 'payment_network', reason } }),
  }) as YookassaPayment;

test.each([
  ['pending', { status: 'open' }],
  ['waiting_for_capture', { status: 'authorized' }],
  ['succeeded', { status: 'succeeded' }],
  ['canceled', { status: 'failed', failure: 'declined' }],
] as const)('a payment that is %s at YooKassa is %j', (status, state) => {
  expect(stateOf(payment(status))).toEqual(state);
});

test.each([
  ['insufficient_funds', 'insufficient-funds'],
  ['canceled_by_merchant', 'cancelled-by-payer'],
  ['permission_revoked', 'cancelled-by-payer'],
  ['expired_on_confirmation', 'expired'],
  ['expired_on_capture', 'expired'],
  ['fraud_suspected', 'declined'],
])('the reason %s is shown as %s', (reason, failure) => {
  expect(stateOf(payment('canceled', reason))).toEqual({ status: 'failed', failure });
});
