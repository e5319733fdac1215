import type { PaymentStatus } from '@karvon/contract';
import { openPaymentStatuses, paymentTransitions } from './payment-states';
import { paymentLifeCycle } from './payment-store';

const statuses = Object.keys(paymentTransitions) as PaymentStatus[];

test('a payment moves like this and no other way', () => {
  const pairs = statuses.flatMap((from) => paymentTransitions[from].map((to) => `${from} → ${to}`));
  expect(pairs.sort()).toEqual(
    [
      'created → redirected',
      'created → pending',
      'created → succeeded',
      'created → failed',
      'created → expired',
      'redirected → pending',
      'redirected → succeeded',
      'redirected → failed',
      'redirected → expired',
      'pending → succeeded',
      'pending → failed',
      'pending → expired',
      'succeeded → failed',
      'succeeded → refund-pending',
      'failed → succeeded',
      'expired → succeeded',
      'refund-pending → refunded',
    ].sort(),
  );
});

test('money can arrive from every status but those it has arrived in', () => {
  const deaf = statuses.filter((status) => !paymentLifeCycle.can(status, 'succeeded'));
  expect(deaf).toEqual(['succeeded', 'refund-pending', 'refunded']);
  expect(openPaymentStatuses).toEqual(['created', 'redirected', 'pending']);
});
