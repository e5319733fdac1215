import type { AirOrderWithToken, RefundQuote } from '@karvon/contract';
import {
  confirmRefund,
  payOrder,
  quoteRefund,
  readOrder,
  startListeningSalesApp,
} from '../../../testing/air-orders';
import { ledgerOf } from '@karvon/payments/testing';
import { startDuffelSalesApp } from '../../../testing/exchanges/duffel-sales';
import {
  bookExchangeable,
  callOps,
  decideExchange,
  quoteExchange,
} from '../../../testing/exchanges/air-exchanges';
import { testApi } from '@karvon/platform/testing/test-api';
import type { TestApp } from '../../../testing/start-test-app';

describe.each([
  ['the sandbox', startListeningSalesApp],
  ['Duffel', () => startDuffelSalesApp()],
])('a refund after an exchange, by the quote of %s', (_supplier, start) => {
  const api = testApi(start);

  /** An order whose tickets were exchanged: by default for the dearest offer, so that the exchange had a price. */
  async function exchanged(choose: 'dearest' | 'cheapest' = 'dearest') {
    await api.clock.advance({ minutes: 60 });
    const booked = await bookExchangeable(api);
    const quote = await quoteExchange(api, booked);
    const offer = quote.offers.at(choose === 'dearest' ? -1 : 0)!;
    await decideExchange(api, booked, quote.id, { offerId: offer.id });
    if (offer.due.amount > 0) await payOrder(api, booked);
    await api.jobs.drain();
    expect(await readOrder(api, booked)).toMatchObject({ exchange: { state: 'done' } });
    return { booked, offer };
  }

  async function quoted(booked: AirOrderWithToken, asked: Parameters<typeof quoteRefund>[2] = {}) {
    const response = await quoteRefund(api, booked, asked);
    expect(response.statusCode).toBe(201);
    return response.json() as RefundQuote;
  }

  const returned = async (booked: AirOrderWithToken) =>
    (await ledgerOf(api, booked))
      .filter(({ entry }) => entry === 'refund')
      .reduce((sum, { amount }) => sum + amount, 0);

  test('all payments are in the lines, the exchange fee is kept, and the order closes', async () => {
    const { booked, offer } = await exchanged();
    const paid = booked.order.toPay.amount + offer.due.amount - offer.back.amount;
    const quote = await quoted(booked);
    expect(quote.lines.reduce((sum, line) => sum + line.paid.amount, 0)).toBe(paid);
    const fee = quote.lines.find(({ item }) => item === 'exchange-fee');
    expect(fee).toMatchObject({ paid: offer.fee, kept: offer.fee });
    const kept = quote.lines.reduce((sum, line) => sum + line.kept.amount, 0);
    expect(quote.total.amount).toBe(paid - kept);
    expect(quote.total.amount).toBeGreaterThan(0);

    await confirmRefund(api, booked, quote.id);
    await api.jobs.drain();
    expect(await readOrder(api, booked)).toMatchObject({ status: 'cancelled' });
    expect(await returned(booked)).toBe(quote.total.amount + offer.back.amount);
  });

  test('a forced refund lists the price of the exchange, and returns both payments', async () => {
    const { booked, offer } = await exchanged();
    const paid = booked.order.toPay.amount + offer.due.amount - offer.back.amount;
    const quote = await quoted(booked, { reason: 'illness' });
    expect(quote.total.amount).toBe(paid);
    await confirmRefund(api, booked, quote.id);
    await callOps(api, `refund-claims/${quote.id}/accept`);
    await api.jobs.drain();
    expect(await readOrder(api, booked)).toMatchObject({
      status: 'cancelled',
      refund: { state: 'returned' },
    });
    expect(await returned(booked)).toBe(paid + offer.back.amount);
    expect(await unsentReturns(api, booked)).toEqual([]);
  });
});

const unsentReturns = (api: TestApp, { order }: AirOrderWithToken) =>
  api.database.db
    .selectFrom('payment_returns')
    .innerJoin('payments', 'payments.id', 'payment_returns.payment_id')
    .select('reference')
    .where('payments.order_number', '=', order.number)
    .where('sent', '=', false)
    .execute();
