import type { ExchangeQuote, RefundQuote } from '@karvon/contract';
import {
  confirmRefund,
  payOrder,
  quoteRefund,
  readOrder,
  startListeningSalesApp,
} from '../../../testing/air-orders';
import { ledgerOf } from '@karvon/payments/testing';
import {
  bookExchangeable,
  decideExchange,
  quoteExchange,
  takeFirstOffer,
} from '../../../testing/exchanges/air-exchanges';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startListeningSalesApp);
type Booked = Awaited<ReturnType<typeof bookExchangeable>>;

/** Accepts and pays the quote's cheapest offer. */
async function take(booked: Booked, quote: ExchangeQuote) {
  await api.clock.advance({ minutes: 1 });
  await takeFirstOffer(api, booked, quote);
  if (quote.offers[0]!.due.amount > 0) await payOrder(api, booked);
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({ exchange: { state: 'done' } });
}

test('an exchange quoted before another exchange is refused after it', async () => {
  const booked = await bookExchangeable(api);
  const first = await quoteExchange(api, booked);
  const second = await quoteExchange(api, booked);
  await take(booked, first);
  const sold = await readOrder(api, booked);
  const late = await decideExchange(api, booked, second.id, { offerId: second.offers[1]!.id });
  expect(late.json()).toMatchObject({ code: 'offer-expired' });
  expect(await readOrder(api, booked)).toEqual(sold);
});

test('a refund or extras quoted for the old tickets are refused for the new ones', async () => {
  const booked = await bookExchangeable(api);
  const refund = (await quoteRefund(api, booked)).json() as RefundQuote;
  await take(booked, await quoteExchange(api, booked));
  const before = await ledgerOf(api, booked);
  const late = await confirmRefund(api, booked, refund.id);
  expect(late.json()).toMatchObject({ code: 'refund-quote-expired' });
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({ status: 'paid', refund: null });
  expect(await ledgerOf(api, booked)).toEqual(before);
});
