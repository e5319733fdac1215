import { randomUUID } from 'node:crypto';
import type { ExtrasOffer } from '@karvon/contract';
import { orderBody, bagAndSeat } from '@karvon/air-orders/testing';
import { createCrashStory, type CrashStory } from '../../testing/crash/crash-story';
import { payFor, ticketed } from '../../testing/crash/ticketed';
import { until } from '@karvon/platform/testing/until';

jest.setTimeout(240_000);

let story: CrashStory;
beforeEach(async () => {
  story = await createCrashStory();
});
afterEach(() => story.end());

/** A ticketed order whose visitor pays for a bag and a seat; the server dies when the carrier is to be asked. */
async function payForExtras(surname: string) {
  await story.start('E1');
  const sold = await ticketed(story, orderBody(await story.findOffer(), { surname }));
  const path = `/v1/air/orders/${sold.number}/extras`;
  const wanted = bagAndSeat(await story.call<ExtrasOffer>(path, undefined, sold.token));
  const key = { 'idempotency-key': randomUUID(), ...sold.token };
  await story.call(path, { ...wanted, lang: 'ru' }, key);
  const { id } = await payFor(story, sold.booked);
  const readPayment = () => story.call<{ status: string }>(`/v1/payments/${id}`);
  return { ...sold, readPayment, price: wanted.expectedTotal };
}

/** What the supplier, the bank and our books say once all servers are down. */
const outside = () =>
  story.inDatabase(async (db) => ({
    sold: (await db.selectFrom('sandbox_supplier_extras').select('lost').execute()).length,
    bank: await db.selectFrom('sandbox_bank_refunds').select('amount').execute(),
    ledger: await db.selectFrom('ledger').select(['entry', 'amount']).orderBy('id').execute(),
  }));

test('killed at any step of buying extras, they are sold once and paid once', async () => {
  const { booked, price, readOrder } = await payForExtras('KARIMOVA');
  // E1 again: the job begins after a restart too. E2: the carrier has sold them; E3: before the receipts.
  for (const phase of ['E1', 'E2', 'E3'] as const) await story.startAndDie(phase);
  const server = await story.start();
  const order = await until(readOrder, ({ extras }) => extras[0]?.state === 'done');
  expect(order).toMatchObject({ status: 'paid', extras: [{ withOrder: false, total: price }] });
  await until(readOrder, ({ tickets }) => tickets === 'ready');
  await server.stop();
  expect(await outside()).toEqual({
    sold: 2,
    bank: [],
    ledger: [
      { entry: 'charge', amount: booked.order.total.amount },
      { entry: 'charge', amount: price.amount },
    ],
  });
});

test('killed at any step after the carrier has refused extras, their money goes back once', async () => {
  const { booked, price, readOrder, readPayment } = await payForExtras('EXTRASREFUSED');
  // R5: the bank was asked to send the money back; R6: in the transaction that says so.
  for (const phase of ['E1', 'R5', 'R6'] as const) await story.startAndDie(phase);
  const server = await story.start();
  await until(readPayment, ({ status }) => status === 'refunded');
  expect(await readOrder()).toMatchObject({ status: 'paid', extras: [{ state: 'declined' }] });
  await server.stop();
  expect(await outside()).toEqual({
    sold: 0,
    bank: [{ amount: price.amount }],
    ledger: [
      { entry: 'charge', amount: booked.order.total.amount },
      { entry: 'charge', amount: price.amount },
      { entry: 'refund', amount: price.amount },
    ],
  });
});
