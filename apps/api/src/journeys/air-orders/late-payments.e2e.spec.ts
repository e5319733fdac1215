import type { AirOrderWithToken } from '@karvon/contract';
import {
  book,
  bookAndPay,
  readOrder,
  startPayment,
  bookExchangeable,
  quoteExchange,
  takeFirstOffer,
  chooseSome,
  moneyOf,
} from '@karvon/air-orders/testing';
import { startListeningSalesApp } from '../../testing/sales-app';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import { testApi } from '@karvon/platform/testing/test-api';
import { readMessages } from '@karvon/messages/testing';

const api = testApi(startListeningSalesApp);

/** Purchases whose payment has begun and which end before the bank takes the money. */
const begun: Record<'order' | 'extras' | 'exchange', () => Promise<AirOrderWithToken>> = {
  order: () => book(api),
  async extras() {
    const booked = await bookAndPay(api);
    await api.jobs.drain();
    await chooseSome(api, booked);
    return booked;
  },
  async exchange() {
    const booked = await bookExchangeable(api);
    await takeFirstOffer(api, booked, await quoteExchange(api, booked));
    return booked;
  },
};

async function end(paidFor: keyof typeof begun, number: string): Promise<void> {
  const { db } = api.database;
  if (paidFor === 'order')
    await db
      .updateTable('air_orders')
      .set({ status: 'cancelled' })
      .where('number', '=', number)
      .execute();
  else
    await db
      .updateTable(paidFor === 'extras' ? 'air_extras' : 'air_exchanges')
      .set({ state: 'withdrawn' })
      .where('order_number', '=', number)
      .execute();
}

test.each([
  ['order', 'заказ уже был оплачен, отменён или изменён'],
  ['extras', 'за багаж и места пришёл поздно'],
  ['exchange', 'за обмен билетов пришёл поздно'],
] as const)(
  'money that comes too late for %s goes back, and the visitor is notified of the reason',
  async (paidFor, reason) => {
    const booked = await begun[paidFor]();
    const { number } = booked.order;
    const payment = await startPayment(api, booked);
    await end(paidFor, number);
    await chooseAtBank(api, payment, 'pay');
    await api.jobs.drain();
    const { charged: amount, ...back } = (await moneyOf(api, booked)).at(-1)!;
    expect(back).toEqual({ status: 'refunded', returned: amount });
    expect((await readOrder(api, booked)).latePayments).toEqual([
      {
        id: payment.id,
        paidFor,
        amount: { amount, currency: booked.order.total.currency },
        at: expect.any(String) as string,
        returnedAt: api.clock.now().toISOString(),
      },
    ]);
    const messages = await readMessages(api);
    const told = messages.filter(({ subject }) => subject === `Заказ ${number}: возвращаем платёж`);
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain(reason);
  },
);

test('a payment in time is not a late payment', async () => {
  const booked = await begun.extras();
  const payment = await startPayment(api, booked);
  await chooseAtBank(api, payment, 'pay');
  await api.jobs.drain();
  const { latePayments, paid, toPay, extras } = await readOrder(api, booked);
  expect(latePayments).toEqual([]);
  const at = api.clock.now().toISOString();
  expect(paid).toEqual([
    { amount: toPay, method: 'payme', at },
    { amount: extras[0]!.total, method: 'payme', at },
  ]);
});
