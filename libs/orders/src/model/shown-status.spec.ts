import {
  buildCancelledFlight,
  buildExchange,
  buildExtras,
  buildOrder,
  buildPaidOrder,
  buildPayment,
  buildRefund,
  buildScheduleChange,
} from '@karvon/testing';
import { hasTickets, isAboutToReplaceTickets, isReturnable, shownStatus } from './shown-status';

const payment = (status: 'refunded' | 'expired') => buildPayment({ status });
const nothingBack = buildRefund({
  state: 'returned',
  total: { amount: 0, currency: 'UZS' },
});

test.each([
  ['not-paid', buildOrder()],
  ['not-paid-instant', buildOrder({ seats: 'on-payment' })],
  ['not-paid', buildOrder({ payment: buildPayment({ status: 'redirected' }) })],
  ['at-bank', buildOrder({ payment: buildPayment({ status: 'pending' }) })],
  [
    'cancel-wished',
    buildOrder({ cancelWished: true, payment: buildPayment({ status: 'pending' }) }),
  ],
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
  ['cancelled-by-agency', buildOrder({ status: 'cancelled', cancelledBy: 'agency' })],
  ['cancelled-late', buildOrder({ status: 'cancelled', payment: payment('refunded') })],
  [
    'cancelled-before-money',
    buildOrder({ status: 'cancelled', cancelledBy: 'guest', payment: payment('refunded') }),
  ],
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

test.each([
  ['nothing was added', {}, false],
  ['bags were chosen and nobody pays yet', { extras: [buildExtras()] }, false],
  [
    'the bank is asked for the money',
    { extras: [buildExtras({ payment: buildPayment({ status: 'pending' }) })] },
    true,
  ],
  ['the airline is asked', { extras: [buildExtras({ state: 'at-carrier' })] }, true],
  ['the airline has answered', { extras: [buildExtras({ state: 'done' })] }, false],
  ['an exchange is under way', { exchange: buildExchange({ state: 'to-pay' }) }, true],
] as const)(
  'receipts are not kept on the device while they may be replaced: %s',
  (_, changes, expected) =>
    expect(
      isAboutToReplaceTickets(buildPaidOrder(changes as Parameters<typeof buildPaidOrder>[0])),
    ).toBe(expected),
);
