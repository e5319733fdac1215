import { buildFinishedHotelOrder } from '@karvon/testing';
import { nearStay } from './near-stay';

const at = (instant: string) => Date.parse(instant);

test('a stay is shown from 48 hours before the check-in to the check-out', () => {
  const order = buildFinishedHotelOrder();
  const { checkInAt, checkOutAt } = order;
  expect(nearStay(order, at(checkInAt) - 48 * 3_600_000 - 1)).toBeNull();
  expect(nearStay(order, at(checkInAt) - 3_600_000)).toEqual({ begun: false, minutesLeft: 60 });
  expect(nearStay(order, at(checkOutAt) - 3_600_000)).toEqual({ begun: true, minutesLeft: 60 });
  expect(nearStay(order, at(checkOutAt))).toBeNull();
  expect(nearStay({ ...order, status: 'canceled' }, at(checkInAt))).toBeNull();
});
