import {
  payOrder,
  readOrder,
  startListeningSalesApp,
  supplierOrderOf,
} from '../../../testing/air-orders';
import {
  bookExchangeable,
  callOps,
  decideExchange,
  exchangeOf,
  nextDay,
  quoteExchange,
  requestExchange,
  takeFirstOffer,
} from '../../../testing/exchanges/air-exchanges';
import { testApi } from '@karvon/platform/testing/test-api';
import { formatMoney } from '@karvon/platform/format-money';
import { readPdfText } from '@karvon/order-ground/documents/pdf/read-pdf-text.fixture';

const api = testApi(startListeningSalesApp);

async function exchange(surname?: string) {
  const booked = await bookExchangeable(api, surname);
  const quote = await quoteExchange(api, booked);
  const offer = quote.offers[0]!;
  await takeFirstOffer(api, booked, quote);
  if (offer.due.amount > 0) await payOrder(api, booked);
  await api.jobs.drain();
  return { booked, quote, offer };
}

test('the airline offers flights of another day; once one is paid, new tickets are issued', async () => {
  const booked = await bookExchangeable(api);
  const sold = await readOrder(api, booked);
  const quote = await quoteExchange(api, booked);
  const wanted = nextDay(sold);
  expect(quote.offers.length).toBeGreaterThan(0);
  for (const { slices, fee, difference, acquiringFee, due, back } of quote.offers) {
    expect(slices[0]!.segments[0]!.departingAt.slice(0, 10)).toBe(wanted);
    expect(slices[0]).toMatchObject({ origin: 'JFK', destination: 'EWR' });
    const asked = fee.amount + difference.amount;
    expect(due.amount - back.amount).toBe(asked + acquiringFee.amount);
  }
  const ranks = quote.offers.map(({ due, back, slices }) => [
    due.amount - back.amount,
    slices[0]!.durationMinutes,
  ]);
  expect(ranks).toEqual(ranks.toSorted(([a, b], [c, d]) => a! - c! || b! - d!));

  const offer = quote.offers[0]!;
  const wrong = await decideExchange(api, booked, quote.id);
  expect(wrong.json()).toMatchObject({ code: 'offer-expired' });
  for (let time = 0; time < 2; time += 1) {
    const agreed = await takeFirstOffer(api, booked, quote);
    expect(agreed.json()).toMatchObject({
      exchange: { state: 'to-pay', offer: { id: offer.id }, payment: null },
    });
  }
  await payOrder(api, booked);
  await api.jobs.drain();
  const after = await readOrder(api, booked);
  expect(after).toMatchObject({
    status: 'paid',
    tickets: 'ready',
    slices: offer.slices,
    exchange: { state: 'done' },
  });
  const [before] = sold.passengers;
  expect(after.passengers[0]!.ticketNumber).toMatch(/^\d{13}$/);
  expect(after.passengers[0]!.ticketNumber).not.toBe(before!.ticketNumber);
  const atSupplier = await supplierOrderOf(api, booked);
  expect(atSupplier.tickets[0]!.number).toBe(after.passengers[0]!.ticketNumber);
  const { rawPayload } = await api.inject({
    url: `/v1/air/orders/${after.number}/tickets.pdf?lang=ru`,
    headers: { 'order-token': booked.accessToken },
  });
  const paid = { ...offer.due, amount: after.total.amount + offer.due.amount };
  expect(readPdfText(rawPayload)).toContain(formatMoney(paid, 'ru'));
});

test('a lost response is requested again, and the tickets are issued once', async () => {
  const { booked, offer } = await exchange('EXCHANGETIMEOUT');
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await api.clock.advance({ minutes: 1 });
    await api.jobs.drain();
  }
  const order = await readOrder(api, booked);
  expect(order).toMatchObject({ slices: offer.slices, exchange: { state: 'done' } });
  const atSupplier = await supplierOrderOf(api, booked);
  expect(order.passengers[0]!.ticketNumber).toBe(atSupplier.tickets[0]!.number);
});

test('if the airline takes its offer back, the money goes back and the tickets stay', async () => {
  const { booked, offer } = await exchange('EXCHANGEREFUSED');
  const order = await readOrder(api, booked);
  expect(order).toMatchObject({ status: 'paid', exchange: { state: 'declined' } });
  expect(order.slices).not.toEqual(offer.slices);
  const payments = await api.database.db
    .selectFrom('payments')
    .select(['status', 'amount'])
    .where('order_number', '=', booked.order.number)
    .orderBy('created_at')
    .execute();
  expect(payments).toMatchObject([{ status: 'succeeded' }, { status: 'refunded' }]);
});

test('an offer that has expired is refused', async () => {
  const booked = await bookExchangeable(api);
  const quote = await quoteExchange(api, booked);
  await api.clock.advance({ minutes: 25 });
  const late = await takeFirstOffer(api, booked, quote);
  expect(late.json()).toMatchObject({ code: 'offer-expired' });
  expect((await readOrder(api, booked)).exchange).toBeNull();
});

test('a flight that the airline has cancelled is exchanged free of charge', async () => {
  const booked = await bookExchangeable(api, 'FLIGHTCANCELLED');
  await api.clock.advance({ minutes: 2 });
  await api.jobs.drain();
  const quote = await quoteExchange(api, booked);
  const offer = quote.offers[0]!;
  expect([offer.fee.amount, offer.due.amount]).toEqual([0, 0]);
  await takeFirstOffer(api, booked, quote);
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({
    slices: offer.slices,
    scheduleChange: null,
    exchange: { state: 'done' },
  });
  const again = await requestExchange(api, booked);
  expect(again.statusCode).toBe(201);
});

test('a visitor who may not open an order cannot exchange it', async () => {
  const booked = await bookExchangeable(api);
  const stranger = { ...booked, accessToken: (await bookExchangeable(api)).accessToken };
  expect((await requestExchange(api, stranger)).statusCode).toBe(404);
  const quote = await quoteExchange(api, booked);
  expect((await takeFirstOffer(api, stranger, quote)).statusCode).toBe(404);
  expect((await callOps(api, `exchanges/${quote.id}/decline`)).json()).toEqual({ declined: false });
  expect((await readOrder(api, booked)).exchange).toBeNull();
  expect(await exchangeOf(api, booked)).toBeNull();
});
