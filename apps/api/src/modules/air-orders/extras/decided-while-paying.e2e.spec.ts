import type { AirOrderWithToken } from '@karvon/contract';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import {
  confirmRefund,
  quoteRefund,
  readOrder,
  startListeningSalesApp,
  startPayment,
  submitPayment,
} from '../../../testing/air-orders';
import type { StartedPayment } from '@karvon/payments/testing';
import {
  bookExchangeable,
  decideExchange,
  quoteExchange,
  takeFirstOffer,
} from '../../../testing/exchanges/air-exchanges';
import { chooseSome, extrasOf, moneyOf } from '../../../testing/extras/air-extras';
import { lockWaits } from '@karvon/platform/testing/lock-waits';
import { testApi } from '@karvon/platform/testing/test-api';
import { until } from '@karvon/platform/testing/until';

// The embedded database has one connection: nothing can happen there in the middle of a call.
const onPostgres = process.env.KARVON_TEST_DATABASE_URL ? test : test.skip;
const api = testApi(startListeningSalesApp);

/** An order with tickets whose visitor may exchange them, or give them back, and is paying for extras. */
async function paying() {
  const booked = await bookExchangeable(api);
  const quote = await quoteExchange(api, booked);
  const refund = (await quoteRefund(api, booked)).json() as { id: string };
  await chooseSome(api, booked);
  const payment = await startPayment(api, booked);
  const accept = () => takeFirstOffer(api, booked, quote);
  return { booked, payment, accept, giveBack: () => confirmRefund(api, booked, refund.id) };
}

const untilWaiting = (count: number) =>
  until(
    () => lockWaits(api.database),
    (waiting) => waiting >= count,
  );

/** The payer presses the button of a page that was open all the time. */
async function payLate(payment: StartedPayment): Promise<void> {
  await chooseAtBank(api, payment, 'pay');
  await api.inject(`/v1/payments/${payment.id}`);
}

async function expectNothingTaken(booked: AirOrderWithToken) {
  expect((await moneyOf(api, booked)).slice(1)).toMatchObject([
    { status: 'expired', charged: 0, returned: 0 },
  ]);
}

test('an accepted exchange closes the payment of extras before money moves', async () => {
  const { booked, payment, accept } = await paying();
  expect((await accept()).json()).toMatchObject({ exchange: { state: 'to-pay' }, extras: [] });
  await payLate(payment);
  await expectNothingTaken(booked);
  expect(await readOrder(api, booked)).toMatchObject({ exchange: { state: 'to-pay' } });
});

test('a refund closes the payment of extras before money moves', async () => {
  const { booked, payment, giveBack } = await paying();
  expect((await giveBack()).statusCode).toBe(200);
  await payLate(payment);
  await expectNothingTaken(booked);
});

test('while the bank is at work on extras, an exchange and a refund wait', async () => {
  const { booked, payment, accept, giveBack } = await paying();
  await chooseAtBank(api, payment, 'pending');
  for (const decide of [accept, giveBack])
    expect((await decide()).json()).toMatchObject({ code: 'payment-in-progress', status: 409 });
  expect(await readOrder(api, booked)).toMatchObject({ status: 'paid', exchange: null });
  expect(await extrasOf(api, booked)).toMatchObject([{ state: 'to-pay' }]);
});

test('extras that are paid at the bank and not known here yet are bought, not exchanged away', async () => {
  const { booked, payment, accept } = await paying();
  await chooseAtBank(api, payment, 'pay', 'never');
  expect((await accept()).json()).toMatchObject({ code: 'order-not-cancellable', status: 409 });
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({
    exchange: null,
    extras: [{ state: 'done' }],
  });
  expect((await moneyOf(api, booked))[1]).toMatchObject({ status: 'succeeded', returned: 0 });
});

test('a decision that is refused closes no payment', async () => {
  const { booked, payment } = await paying();
  const other = await paying();
  const refused = await decideExchange(api, booked, (await quoteExchange(api, other.booked)).id);
  expect(refused.json()).toMatchObject({ code: 'offer-expired' });
  await payLate(payment);
  await api.jobs.drain();
  expect(await extrasOf(api, booked)).toMatchObject([{ state: 'done' }]);
});

onPostgres('a payment of extras that begins in the moment of an exchange is closed', async () => {
  const booked = await bookExchangeable(api);
  const quote = await quoteExchange(api, booked);
  await chooseSome(api, booked);
  const [begun, accepted] = await api.database.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('air_orders')
      .select('number')
      .where('number', '=', booked.order.number)
      .forUpdate()
      .execute();
    const payment = submitPayment(api, booked);
    await untilWaiting(1);
    const exchange = takeFirstOffer(api, booked, quote);
    await untilWaiting(2);
    return [payment, exchange];
  });
  expect((await accepted).json()).toMatchObject({ exchange: { state: 'to-pay' } });
  const response = await begun;
  expect([201, 409]).toContain(response.statusCode);
  if (response.statusCode === 201) await payLate(response.json() as StartedPayment);
  await api.jobs.drain();
  await expectNothingTaken(booked);
});

onPostgres(
  'a payment that the bank opens while an exchange closes it is closed at the bank',
  async () => {
    const { booked, payment, accept } = await paying();
    const { db } = api.database;
    const ofPayment = (values: { provider_id: string | null; status: 'created' | 'redirected' }) =>
      db.updateTable('payments').set(values).where('id', '=', payment.id);
    const { provider_id: atBank } = await db
      .selectFrom('payments')
      .select('provider_id')
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow();
    // As long as the bank has not answered.
    await ofPayment({ provider_id: null, status: 'created' }).execute();
    const [accepted] = await db.transaction().execute(async (tx) => {
      await tx.executeQuery(ofPayment({ provider_id: atBank, status: 'redirected' }));
      const exchange = accept();
      await untilWaiting(1);
      return [exchange] as const;
    });
    expect((await accepted).json()).toMatchObject({ exchange: { state: 'to-pay' } });
    await payLate(payment);
    await api.jobs.drain();
    await expectNothingTaken(booked);
  },
);
