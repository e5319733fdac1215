import { sql } from 'kysely';
import type { RefundQuote } from '@karvon/contract';
import {
  confirmRefund,
  quoteRefund,
  readOrder,
  bookExchangeable,
  chooseSome,
  oneBag,
} from '@karvon/air-orders/testing';
import { ledgerOf } from '@karvon/payments/testing';
import { lockWaits } from '@karvon/platform/testing/lock-waits';
import { startPaymentBy, startYookassaShop, type YookassaShop } from '../../testing/payment-peers';
import { until } from '@karvon/platform/testing/until';

/** The embedded database has one connection, so no two transactions run at the same time. */
const atOnce = process.env.KARVON_TEST_DATABASE_URL ? test : test.skip;

let { api, yookassa, close } = {} as YookassaShop;
beforeAll(async () => {
  ({ api, yookassa, close } = await startYookassaShop());
});
afterAll(() => close());

const gate = 42;

/** While the gate is closed, a payment for extras waits before its transaction commits. */
async function buildGate(): Promise<void> {
  const { db } = api.database;
  await sql`CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(42); RETURN NEW; END $$`.execute(db);
  await sql`CREATE TRIGGER gate BEFORE INSERT ON air_extras_steps FOR EACH ROW
    WHEN (NEW.state = 'at-carrier') EXECUTE FUNCTION wait_at_gate()`.execute(db);
}

beforeAll(() => (process.env.KARVON_TEST_DATABASE_URL ? buildGate() : undefined));

atOnce(
  'a late payment for extras and a refund of their order at the same moment lose no money',
  async () => {
    const booked = await bookExchangeable(api, undefined, async (_api, order) => {
      const { confirmationUrl } = await startPaymentBy(api, order, 'bank-card');
      await yookassa.choose(confirmationUrl, 'pay');
    });
    const quote = (await quoteRefund(api, booked)).json() as RefundQuote;
    await chooseSome(api, booked, oneBag);
    // The second payment replaces the first and fails; YooKassa still takes the money of the first.
    const first = await startPaymentBy(api, booked, 'sbp');
    const second = await startPaymentBy(api, booked, 'bank-card');
    await yookassa.refuse(second.confirmationUrl, 'insufficient_funds');

    const [, refund] = await api.database.db
      .transaction()
      .execute(async (tx) => {
        await sql`SELECT pg_advisory_xact_lock(${gate})`.execute(tx);
        const paying = yookassa.choose(first.confirmationUrl, 'pay');
        await until(
          () => lockWaits(api.database),
          (count) => count === 1,
        );
        const refunding = confirmRefund(api, booked, quote.id);
        await until(
          () => lockWaits(api.database),
          (count) => count === 2,
        );
        return [paying, refunding] as const;
      })
      .then((both) => Promise.all(both));
    await api.jobs.drain();

    const order = await readOrder(api, booked);
    const left = (await ledgerOf(api, booked)).reduce(
      (sum, { entry, amount }) => sum + (entry === 'charge' ? amount : -amount),
      0,
    );
    const kept = quote.lines.reduce((sum, line) => sum + line.kept.amount, 0);
    if (refund.statusCode === 200) {
      expect(order).toMatchObject({ status: 'cancelled' });
      expect(left).toBe(kept);
    } else {
      expect(order).toMatchObject({ status: 'paid' });
      expect(order.extras).toMatchObject([{ state: 'done' }]);
    }
  },
);
