import { randomUUID } from 'node:crypto';
import type { AirOrder, AirOrderWithToken, RefundQuote } from '@karvon/contract';
import {
  signEvent,
  startDuffelSimulator,
  type DuffelSimulator,
  type DuffelSimulatorOptions,
} from '@karvon/supplier-simulators';
import { readConfig } from '@karvon/platform/config';
import { bookAndPay, confirmRefund, quoteRefund, readOrder } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../../testing/sales-app';
import { ledgerEntriesOf, ledgerOf } from '@karvon/payments/testing';
import { testNow } from '@karvon/platform/testing/test-clock';
import { type TestApp } from '../../../testing/start-test-app';
import { readMessages } from '@karvon/messages/testing';

const token = 'duffel_test_simulator';
const secret = 'shared-with-duffel';
const webhook = { url: 'http://127.0.0.1:9/', secret };
/** Changes Duffel's responses. */
let change: NonNullable<DuffelSimulatorOptions['change']> = (response) => response;
let api: TestApp;
let duffel: DuffelSimulator;

beforeAll(async () => {
  duffel = await startDuffelSimulator({
    now: () => (api ? api.clock.now() : new Date(testNow)),
    token,
    webhook,
    change: (response, call) => change(response, call),
  });
  const { airSuppliers } = readConfig({
    AIR_SUPPLIERS: 'duffel',
    DUFFEL_URL: duffel.url,
    DUFFEL_TOKEN: token,
    DUFFEL_RATE: '12650',
    DUFFEL_WEBHOOK_SECRET: secret,
  });
  api = await startSalesApp({ config: { airSuppliers } });
  webhook.url = `${await api.app.listen({ host: '127.0.0.1', port: 0 })}/v1/suppliers/duffel/events`;
});
afterEach(() => {
  change = (response) => response;
});
afterAll(async () => {
  await duffel.close();
  await api.close();
});

/**
 * An order whose tickets were just issued, so that the first look at its flights is still ahead. Each one is of another search:
 * Duffel sells an offer request once.
 */
async function ticketed(): Promise<AirOrderWithToken> {
  await api.clock.advance({ minutes: 60 });
  const booked = await bookAndPay(api);
  await api.jobs.drain();
  return booked;
}

const orderIdAtDuffel = async ({ order }: AirOrderWithToken): Promise<string> =>
  (
    await api.database.db
      .selectFrom('duffel_orders')
      .select('order_id')
      .where('reference', '=', order.number)
      .executeTakeFirstOrThrow()
  ).order_id!;

/** The airline changes the flights of an order, and Duffel sends an event. */
async function changeFlights(
  { order }: AirOrderWithToken,
  kind: 'flight-cancelled' | 'flight-moved',
): Promise<void> {
  expect(duffel.changeFlights(order.number, kind)).toBe(true);
  await duffel.eventsSettled();
  await api.jobs.drain();
}

async function claimRefund(booked: AirOrderWithToken, reason: string): Promise<AirOrder> {
  const quote = (await quoteRefund(api, booked, { reason })).json() as RefundQuote;
  expect(quote.total).toEqual(booked.order.total);
  await confirmRefund(api, booked, quote.id);
  await api.jobs.drain();
  return readOrder(api, booked);
}

/** Subjects of the messages about an order. */
async function subjects({ order }: AirOrderWithToken): Promise<string[]> {
  const messages = await readMessages(api);
  return messages.flatMap(({ subject }) => (subject?.includes(order.number) ? [subject] : []));
}

/** An event about an airline's change of this order's flights. */
async function sendEvent(orderId: string, { at = api.clock.now(), key = secret } = {}) {
  const payload = JSON.stringify({
    id: 'wev_1',
    type: 'order.airline_initiated_change_detected',
    data: { object: { id: 'aic_1', order_id: orderId } },
  });
  const headers = {
    'content-type': 'application/json',
    'x-duffel-signature': signEvent(key, at, payload),
  };
  const url = '/v1/suppliers/duffel/events';
  const { statusCode } = await api.inject({ method: 'POST', url, payload, headers });
  await api.jobs.drain();
  return statusCode;
}

test('a moved flight is reported by an event, stored once however often it comes, and accepted', async () => {
  const booked = await ticketed();
  await changeFlights(booked, 'flight-moved');
  const { scheduleChange, slices } = await readOrder(api, booked);
  expect(scheduleChange).toMatchObject({ kind: 'moved', state: 'new', acceptable: true });

  const orderId = await orderIdAtDuffel(booked);
  expect(await sendEvent(orderId)).toBe(200);
  expect(await sendEvent('ord_of_nobody')).toBe(200);
  const changed = (await subjects(booked)).filter((subject) => subject.includes('изменен'));
  expect(changed).toHaveLength(1);

  const accepted = await api.inject({
    method: 'POST',
    url: `/v1/air/orders/${booked.order.number}/schedule-changes/${scheduleChange!.id}/accept`,
    payload: { lang: 'ru' },
    headers: { 'idempotency-key': randomUUID(), 'order-token': booked.accessToken },
  });
  expect(accepted.json()).toMatchObject({ scheduleChange: { state: 'accepted' } });
  expect((accepted.json() as AirOrder).slices).not.toEqual(slices);

  expect(await sendEvent(orderId)).toBe(200);
  expect(await readOrder(api, booked)).toMatchObject({ scheduleChange: { state: 'accepted' } });
});

test('a forged event and an event of yesterday start nothing', async () => {
  const booked = await ticketed();
  webhook.secret = 'guessed';
  await changeFlights(booked, 'flight-cancelled');
  webhook.secret = secret;
  const yesterday = new Date(api.clock.now().getTime() - 86_400_000);
  const orderId = await orderIdAtDuffel(booked);
  expect(await sendEvent(orderId, { at: yesterday })).toBe(403);
  expect(await readOrder(api, booked)).toMatchObject({ scheduleChange: null });
  expect(await sendEvent(orderId)).toBe(200);
  expect(await readOrder(api, booked)).toMatchObject({ scheduleChange: { kind: 'cancelled' } });
});

test('a cancelled flight is refunded whole, on a quote of the airline that keeps nothing', async () => {
  const booked = await ticketed();
  await changeFlights(booked, 'flight-cancelled');
  expect(await claimRefund(booked, 'flight-cancelled')).toMatchObject({
    status: 'cancelled',
    refund: { state: 'returned', total: booked.order.total },
    scheduleChange: { state: 'declined' },
  });
  expect(await ledgerEntriesOf(api, booked)).toEqual([
    ['charge', booked.order.total.amount],
    ['refund', booked.order.total.amount],
  ]);
});

test('if the airline cancels a flight and still keeps money, a person decides', async () => {
  const booked = await ticketed();
  await changeFlights(booked, 'flight-cancelled');
  change = (response) => {
    const { data } = (response.body ?? {}) as { data?: { refund_amount?: string } };
    if (data?.refund_amount) data.refund_amount = '10.00';
    return response;
  };
  expect(await claimRefund(booked, 'flight-cancelled')).toMatchObject({
    status: 'return',
    refund: { state: 'in-review' },
  });
  expect(await ledgerOf(api, booked)).toHaveLength(1);
});
