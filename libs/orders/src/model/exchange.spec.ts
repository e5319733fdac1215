import {
  buildCancelledFlight,
  buildExchange,
  buildExtras,
  buildPaidOrder,
  buildRefund,
} from '@karvon/samples';
import { daysFor, isExchangeable } from './exchange';
import { isExchanging } from './shown-status';

const order = buildPaidOrder();
const never = { allowed: 'no' as const, fee: null, until: null };

test.each([
  ['paid', true, order],
  ['tickets not ready', false, buildPaidOrder({ tickets: 'generating' })],
  ['not paid', false, buildPaidOrder({ status: 'not-paid' })],
  ['being given back', false, buildPaidOrder({ refund: buildRefund() })],
  ['given back in part', false, buildPaidOrder({ earlierRefunds: [buildRefund()] })],
  ['claim declined', true, buildPaidOrder({ refund: buildRefund({ state: 'declined' }) })],
  ['under way', false, buildPaidOrder({ exchange: buildExchange() })],
  [
    'extras at the airline',
    false,
    buildPaidOrder({ extras: [buildExtras({ state: 'at-carrier' })] }),
  ],
  ['extras bought', true, buildPaidOrder({ extras: [buildExtras({ state: 'done' })] })],
  ['over', true, buildPaidOrder({ exchange: buildExchange({ state: 'expired' }) })],
  ['the fare forbids it', false, buildPaidOrder({ fare: { ...order.fare, exchange: never } })],
  [
    'the airline has cancelled the flight',
    true,
    buildPaidOrder({
      fare: { ...order.fare, exchange: never },
      scheduleChange: buildCancelledFlight(),
    }),
  ],
  ['departed', false, buildPaidOrder({ serverTime: '2027-12-01T10:00:00.000Z' })],
])('%s: can be exchanged is %s', (_, expected, one) => {
  expect(isExchangeable(one)).toBe(expected);
});

test('an exchange is under way until it ends', () => {
  expect(isExchanging({ exchange: null })).toBe(false);
  expect(isExchanging({ exchange: buildExchange({ state: 'at-carrier' }) })).toBe(true);
  expect(isExchanging({ exchange: buildExchange({ state: 'done' }) })).toBe(false);
});

test('a slice is flown on the day of the one before it at the earliest', () => {
  const both = { ...order, slices: [order.slices[0]!, order.slices[0]!] };
  expect(daysFor(both, 0, [], 300)).toEqual({
    today: '2026-12-01',
    min: '2026-12-01',
    max: '2027-10-27',
  });
  expect(daysFor(both, 1, [], 300).min).toBe('2026-12-14');
  expect(daysFor(both, 1, [{ slice: 0, date: '2026-12-20' }], 300).min).toBe('2026-12-20');
});
