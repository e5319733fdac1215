import {
  buildCancelledFlight,
  buildOrder,
  buildPaidOrder,
  buildPayment,
  buildRefund,
  buildScheduleChange,
} from '@karvon/testing';
import { hasTickets, isReturnable, shownStatus } from './shown-status';

const payment = (status: 'refunded' | 'expired') => buildPayment({ status });
const nothingBack = buildRefund({
  state: 'returned',
  total: { amount: 0, currency: 'UZS' },
});

test.each([
  ['not-paid', buildOrder()],
  ['not-paid-instant', buildOrder({ seats: 'on-payment' })],
  ['issuing', buildPaidOrder({ tickets: 'generating' })],
  ['paid', buildPaidOrder()],
  ['flight-changed', buildPaidOrder({ scheduleChange: buildScheduleChange() })],
  ['flight-cancelled', buildPaidOrder({ scheduleChange: buildCancelledFlight() })],
  ['paid', buildPaidOrder({ scheduleChange: buildScheduleChange({ state: 'accepted' }) })],
  [
    'return',
    buildPaidOrder({
      status: 'return',
      refund: buildRefund(),
      scheduleChange: buildCancelledFlight(),
    }),
  ],
  [
    'return-review',
    buildPaidOrder({ status: 'return', refund: buildRefund({ state: 'in-review' }) }),
  ],
  ['return', buildPaidOrder({ status: 'return', refund: buildRefund() })],
  ['cancelled', buildOrder({ status: 'cancelled', payment: payment('expired') })],
  ['cancelled-late', buildOrder({ status: 'cancelled', payment: payment('refunded') })],
  [
    'cancelled-returned',
    buildPaidOrder({ status: 'cancelled', refund: buildRefund({ state: 'returned' }) }),
  ],
  ['cancelled-kept', buildPaidOrder({ status: 'cancelled', refund: nothingBack })],
  ['issue-error', buildPaidOrder({ status: 'issue-error', tickets: 'none' })],
] as const)('%s', (shown, order) => expect(shownStatus(order)).toBe(shown));

test('tickets stay available while a claim is checked, not after', () => {
  const claim = (state: 'in-review' | 'at-carrier') =>
    hasTickets(buildPaidOrder({ status: 'return', refund: buildRefund({ state }) }));
  expect([claim('in-review'), claim('at-carrier')]).toEqual([true, false]);
});

test('an order without tickets is refundable only when they will never be issued', () => {
  expect(isReturnable(buildPaidOrder({ tickets: 'generating' }))).toBe(false);
  expect(isReturnable(buildPaidOrder())).toBe(true);
  expect(isReturnable(buildPaidOrder({ status: 'issue-error', tickets: 'none' }))).toBe(true);
});
