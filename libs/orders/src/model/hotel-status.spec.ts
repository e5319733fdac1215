import {
  buildFinishedHotelOrder,
  buildHotelOrder,
  buildPayment,
  buildStayChange,
} from '@karvon/testing';
import { isHotelMoving } from './hotel-status';

const payment = (status: 'pending' | 'failed' | 'refund-pending' | 'refunded') =>
  buildPayment({ status });

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
])('an order %s is looked at again: case %#', (_, order, moving) =>
  expect(isHotelMoving(order)).toBe(moving),
);
