import type { PaymentStatus } from '@karvon/contract';
import { openPaymentStatuses, paymentTransitions } from './payment-states';
import { paymentLifeCycle } from './payment-store';

const statuses = Object.keys(paymentTransitions) as PaymentStatus[];

test('a payment changes status only as listed', () => {
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
      'failed → redirected',
      'failed → succeeded',
      'expired → succeeded',
      'refund-pending → refunded',
    ].sort(),
  );
});

test('money can arrive in every status except those after payment', () => {
  const deaf = statuses.filter((status) => !paymentLifeCycle.can(status, 'succeeded'));
  expect(deaf).toEqual(['succeeded', 'refund-pending', 'refunded']);
  expect(openPaymentStatuses).toEqual(['created', 'redirected', 'pending']);
});
