import {
  buildFinishedHotelOrder,
  buildHotelOrder,
  buildOrder,
  buildPaidOrder,
  buildPayment,
  buildStayChange,
} from '@karvon/testing';
import { isHotelMoving, isMoving } from './moving-orders';

const payment = (status: 'pending' | 'failed' | 'refund-pending' | 'refunded') =>
  buildPayment({ status });

test.each([
  ['waiting for the visitor', buildOrder(), false],
  ['waiting for the bank', buildOrder({ payment: payment('pending') }), true],
  ['declined', buildOrder({ payment: payment('failed') }), false],
  ['issuing', buildPaidOrder({ tickets: 'generating' }), true],
  ['ready', buildPaidOrder(), false],
])('an order %s: moving %#', (_, order, moving) => expect(isMoving(order)).toBe(moving));

test.each([
  ['waiting for the visitor', buildHotelOrder(), false],
  ['waiting for the bank', buildHotelOrder({ payment: payment('pending') }), true],
  ['declined', buildHotelOrder({ payment: payment('failed') }), false],
  ['waiting for the hotel', buildHotelOrder({ status: 'waiting-for-booking' }), true],
  ['making the voucher', buildFinishedHotelOrder({ voucher: 'generating' }), true],
  ['finished', buildFinishedHotelOrder(), false],
  ['waiting for a change', buildFinishedHotelOrder({ changes: [buildStayChange()] }), true],
  [
    'changed',
    buildFinishedHotelOrder({ changes: [buildStayChange({ state: 'confirmed' })] }),
    false,
  ],
  ['cancelling', buildFinishedHotelOrder({ status: 'cancelling' }), true],
  [
    'sending the money',
    buildFinishedHotelOrder({ status: 'canceled', payment: payment('refund-pending') }),
    true,
  ],
  [
    'done with',
    buildFinishedHotelOrder({ status: 'canceled', payment: payment('refunded') }),
    false,
  ],
])('an order of a room %s is looked at again: case %#', (_, order, moving) =>
  expect(isHotelMoving(order)).toBe(moving),
);
