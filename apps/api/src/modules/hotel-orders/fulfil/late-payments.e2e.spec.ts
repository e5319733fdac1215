import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import {
  bookHotel,
  cancelHotel,
  findOffer,
  flexible,
  readHotelOrder,
  sellHotel,
  startHotelApp,
  startHotelPayment,
} from '../../../testing/hotel-orders';
import { testApi } from '@karvon/platform/testing/test-api';
import { readMessages } from '@karvon/messages/testing';

const api = testApi(startHotelApp);

test.each(['canceled', 'finished'] as const)(
  'money that comes when the order is %s goes back, and the guest is told why',
  async (status) => {
    const booked = await bookHotel(api, await findOffer(api, flexible));
    const { number, total } = booked.order;
    const payment = await startHotelPayment(api, booked);
    // As when the bank takes it after all.
    await api.database.db
      .updateTable('hotel_orders')
      .set({ status })
      .where('number', '=', number)
      .execute();
    await chooseAtBank(api, payment, 'pay');
    await api.jobs.drain();
    const order = await readHotelOrder(api, booked);
    expect(order).toMatchObject({ status, payment: { status: 'refunded' } });
    expect(order.latePayments).toEqual([
      {
        ...{ id: payment.id, paidFor: 'order', amount: total, at: expect.any(String) as string },
        returnedAt: api.clock.now().toISOString(),
      },
    ]);
    const messages = await readMessages(api);
    const told = messages.filter(({ subject }) => subject === `Заказ ${number}: возвращаем платёж`);
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toMatch(/Платёж на \d.* пришёл поздно/);
  },
);

test('what was paid in time and comes back with a cancellation is no late payment', async () => {
  const booked = await sellHotel(api, await findOffer(api, flexible));
  await cancelHotel(api, booked);
  await api.jobs.drain();
  const order = await readHotelOrder(api, booked);
  expect(order).toMatchObject({ status: 'canceled', payment: { status: 'refunded' } });
  expect(order.latePayments).toBeUndefined();
});
