import type { AirOrderWithToken, RefundQuote } from '@karvon/contract';
import {
  bookAndPay,
  confirmRefund,
  quoteRefund,
  readOrder,
  startListeningSalesApp,
} from '../../../testing/air-orders';
import { testApi } from '@karvon/platform/testing/test-api';
import { orderMoves } from '../store/order-moves';

/** The process dies each time it is about to ask the supplier for tickets. */
let dies = false;
jest.mock('@karvon/platform/phase', () => ({
  phase: (name: string) => {
    if (dies && name === 'F2') throw new Error('the process dies here');
  },
}));

const api = testApi(startListeningSalesApp);

beforeEach(() => {
  dies = false;
});

/** A paid order whose carrier has refused the tickets, with the quote of its refund. */
async function quotedUnissued() {
  const order = await bookAndPay(api, 'ISSUEERROR');
  await api.jobs.drain();
  const quote = (await quoteRefund(api, order)).json() as RefundQuote;
  expect(quote.reason).toBe('not-issued');
  return { order, quote };
}

async function tryAgain() {
  await api.clock.advance({ minutes: 16 });
  await api.jobs.drain();
}

async function makeIssuable({ order: { number } }: AirOrderWithToken) {
  await api.database.db
    .updateTable('sandbox_supplier_orders')
    .set({ surnames: JSON.stringify(['KARIMOVA']) })
    .where('reference', '=', number)
    .execute();
}

test('while tickets are asked for again, an order is not given back: a crash would leave its money with us', async () => {
  const { order } = await quotedUnissued();
  await api.clock.advance({ minutes: 14 });
  const quote = (await quoteRefund(api, order)).json() as RefundQuote;
  dies = true;
  await api.clock.advance({ minutes: 2 });
  await api.jobs.drain();
  expect((await confirmRefund(api, order, quote.id)).json()).toMatchObject({
    code: 'order-not-cancellable',
  });

  dies = false;
  await tryAgain();
  const again = (await quoteRefund(api, order)).json() as RefundQuote;
  expect((await confirmRefund(api, order, again.id)).statusCode).toBe(200);
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded' },
    refund: { state: 'returned' },
  });
});

test('for an order that is given back no tickets are asked for', async () => {
  const { order, quote } = await quotedUnissued();
  const { number } = order.order;
  expect((await confirmRefund(api, order, quote.id)).statusCode).toBe(200);
  expect(await orderMoves.setSupply(api.database.db, number, 'issue-asked')).toBe(false);
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({ status: 'cancelled' });
});

test('once the tickets are there, a refund for their lack is not confirmed', async () => {
  const { order } = await quotedUnissued();
  await api.clock.advance({ minutes: 14 });
  const quote = (await quoteRefund(api, order)).json() as RefundQuote;
  await makeIssuable(order);
  await api.clock.advance({ minutes: 2 });
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid', tickets: 'ready' });
  expect((await confirmRefund(api, order, quote.id)).json()).toMatchObject({
    code: 'refund-quote-expired',
  });
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid', tickets: 'ready' });
});
