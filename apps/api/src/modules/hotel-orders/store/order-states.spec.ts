import { hotelOrderTransitions, roomTransitions, voucherTransitions } from './order-states';

/** Every move of a table, so that none is allowed or forbidden by accident. */
const allowedPairs = (table: Record<string, readonly string[]>): string[] =>
  Object.entries(table)
    .flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`))
    .sort();

test('a hotel order moves like this and no other way', () => {
  expect(allowedPairs(hotelOrderTransitions)).toEqual(
    [
      'created → waiting-for-booking',
      'created → waiting-for-payment',
      'created → in-progress',
      'created → canceled',
      'waiting-for-booking → waiting-for-payment',
      'waiting-for-booking → in-progress',
      'waiting-for-booking → cancelling',
      'waiting-for-booking → canceled',
      'waiting-for-payment → in-progress',
      'waiting-for-payment → cancelling',
      'in-progress → finished',
      'in-progress → cancelling',
      'finished → cancelling',
      'cancelling → canceled',
      'cancelling → in-progress',
      'cancelling → finished',
    ].sort(),
  );
});

test('rooms and vouchers move like this and no other way', () => {
  expect(allowedPairs(roomTransitions)).toEqual(
    [
      'book-asked → confirmed',
      'book-asked → refused',
      'book-asked → requested',
      'requested → confirmed',
      'requested → refused',
      'requested → released',
      'confirmed → refused',
      'confirmed → released',
    ].sort(),
  );
  expect(allowedPairs(voucherTransitions)).toEqual([
    'generating → ready',
    'none → generating',
    'ready → generating',
  ]);
});
