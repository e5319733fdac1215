import type { AirOrderWithToken } from '@karvon/contract';
import {
  confirmRefund,
  payOrder,
  quoteRefund,
  readOrder,
  startPayment,
  submitPayment,
  bookExchangeable,
  decideExchange,
  exchangeOf,
  nextDay,
  quoteExchange,
  requestExchange,
} from '@karvon/air-orders/testing';
import { startListeningSalesApp } from '../../testing/sales-app';
import { ledgerEntriesOf, ledgerOf } from '@karvon/payments/testing';
import { callOps } from '../../testing/operators/call-ops';
import { testApi } from '@karvon/platform/testing/test-api';
import type { StockDeps } from '@karvon/platform/metrics/stock';
import { airOrderStocks } from '@karvon/air-orders';
import { readMessages } from '@karvon/messages/testing';

const api = testApi(startListeningSalesApp);

/** A magic surname: the sandbox's airline tells no exchange terms for it. */
const byHand = 'EXCHANGEBYHAND';

async function askOperator() {
  const booked = await bookExchangeable(api, byHand);
  const quote = await quoteExchange(api, booked);
  expect(quote).toMatchObject({ offers: [], condition: { allowed: 'yes' } });
  const asked = await decideExchange(api, booked, quote.id);
  expect(asked.json()).toMatchObject({ status: 'paid', exchange: { state: 'in-review' } });
  return { booked, id: quote.id };
}

const flights = ({ order }: AirOrderWithToken) => {
  const day = nextDay(order);
  return [[`ZZ 77 JFK ${day}T10:30 EWR ${day}T12:05`]];
};

const subjects = async () =>
  (await readMessages(api, 'aziza.karimova@mail.uz')).map(({ subject }) => subject);

async function offered(terms: { fee: number; difference: number }) {
  const { booked, id } = await askOperator();
  const sent = await callOps(api, `exchanges/${id}/offer`, {
    ...terms,
    hours: 2,
    flights: flights(booked),
  });
  expect(sent.json()).toEqual({ offered: true });
  const { offer } = await exchangeOf(api, booked);
  return { booked, id, offer: offer! };
}

test('an operator offers other flights, the visitor pays them, and gets new tickets', async () => {
  const { booked, id } = await askOperator();
  const { exchanges } = (await callOps(api, 'exchanges')).json();
  expect(exchanges).toMatchObject([{ id, orderNumber: booked.order.number, state: 'in-review' }]);

  const terms = { fee: 5_000_00, difference: 2_500_00, flights: flights(booked) };
  expect((await callOps(api, `exchanges/${id}/offer`, terms)).json()).toEqual({ offered: true });
  const { offer, state } = await exchangeOf(api, booked);
  expect([state, offer!.due.amount - offer!.acquiringFee.amount]).toEqual(['offered', 7_500_00]);
  await api.jobs.drain();
  expect(await subjects()).toContain(`Заказ ${booked.order.number}: обмен билетов`);

  const agreed = await decideExchange(api, booked, id, { offerId: offer!.id });
  expect(agreed.json()).toMatchObject({ exchange: { state: 'to-pay' } });
  const before = await readOrder(api, booked);
  expect(before.exchange!.paymentMethods.length).toBeGreaterThan(0);
  await payOrder(api, booked);
  expect(await exchangeOf(api, booked)).toMatchObject({ state: 'at-carrier' });

  const ticket = '2501112223334';
  const done = await callOps(api, `exchanges/${id}/done`, { tickets: [ticket] });
  expect(done.json()).toEqual({ done: true });
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({
    status: 'paid',
    tickets: 'ready',
    slices: offer!.slices,
    passengers: [{ ticketNumber: ticket }],
    exchange: { state: 'done' },
  });
  const charged = await ledgerEntriesOf(api, booked);
  expect(charged).toEqual([
    ['charge', before.toPay.amount],
    ['charge', offer!.due.amount],
  ]);

  const refused = await quoteRefund(api, booked);
  expect(refused.json()).toMatchObject({ code: 'refund-unavailable' });
  const forced = await quoteRefund(api, booked, { reason: 'illness' });
  await confirmRefund(api, booked, forced.json().id);
  await callOps(api, `refund-claims/${forced.json().id}/accept`);
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({ status: 'cancelled' });
  const back = (await ledgerOf(api, booked)).filter(({ entry }) => entry === 'refund');
  expect(back.map(({ amount }) => amount).sort((a, b) => b - a)).toEqual([
    before.toPay.amount,
    offer!.due.amount,
  ]);
});

test('a cheaper flight gives money back with the new tickets', async () => {
  const { booked, id, offer } = await offered({ fee: 1_000_00, difference: -4_000_00 });
  expect([offer.due.amount, offer.back.amount]).toEqual([0, 3_000_00]);
  await decideExchange(api, booked, id, { offerId: offer.id });
  await callOps(api, `exchanges/${id}/done`, { tickets: ['2501112223335'] });
  await api.jobs.drain();
  const back = (await ledgerOf(api, booked)).filter(({ entry }) => entry === 'refund');
  expect(back).toMatchObject([{ amount: 3_000_00 }]);
  expect(await subjects()).toContain(`Заказ ${booked.order.number}: возврат после обмена`);
  expect(await readOrder(api, booked)).toMatchObject({ status: 'paid', tickets: 'ready' });
});

test('if the carrier refuses a paid exchange, the money goes back and the tickets stay', async () => {
  const { booked, id, offer } = await offered({ fee: 5_000_00, difference: 0 });
  const sold = await readOrder(api, booked);
  await decideExchange(api, booked, id, { offerId: offer.id });
  await payOrder(api, booked);
  expect((await callOps(api, `exchanges/${id}/decline`)).json()).toEqual({ declined: true });
  expect((await callOps(api, `exchanges/${id}/decline`)).json()).toEqual({ declined: false });
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({
    status: 'paid',
    slices: sold.slices,
    passengers: sold.passengers,
    exchange: { state: 'declined' },
  });
  const payments = await api.database.db
    .selectFrom('payments')
    .select(['status', 'amount'])
    .where('order_number', '=', booked.order.number)
    .orderBy('created_at')
    .execute();
  expect(payments).toMatchObject([
    { status: 'succeeded' },
    { status: 'refunded', amount: offer.due.amount },
  ]);
});

test('an offer lapses, and money that comes after it goes back', async () => {
  const { booked, id, offer } = await offered({ fee: 5_000_00, difference: 0 });
  await decideExchange(api, booked, id, { offerId: offer.id });
  await startPayment(api, booked);
  await api.clock.advance({ minutes: 125 });
  await api.jobs.drain();
  expect(await exchangeOf(api, booked)).toMatchObject({ state: 'expired' });
  expect(await subjects()).toContain(`Заказ ${booked.order.number}: срок обмена истёк`);
  const late = await decideExchange(api, booked, id, { offerId: offer.id });
  expect(late.json()).toMatchObject({ code: 'offer-expired' });
  expect((await submitPayment(api, booked)).json()).toMatchObject({ code: 'order-not-payable' });
});

test('an exchange can be given up once, and only before it is paid', async () => {
  const { booked, id, offer } = await offered({ fee: 5_000_00, difference: 0 });
  const wrong = await decideExchange(api, await bookExchangeable(api), id, { act: 'withdraw' });
  expect(wrong.json()).toMatchObject({ code: 'offer-expired' });
  const given = await decideExchange(api, booked, id, { act: 'withdraw' });
  expect(given.json()).toMatchObject({ exchange: { state: 'withdrawn' } });
  const agreed = await decideExchange(api, booked, id, { offerId: offer.id });
  expect(agreed.json()).toMatchObject({ code: 'offer-expired' });
});

test('while an exchange is being paid no refund begins, and a refund ends an exchange that is only requested', async () => {
  const { booked, id, offer } = await offered({ fee: 5_000_00, difference: 0 });
  const quote = (await quoteRefund(api, booked)).json();
  await decideExchange(api, booked, id, { offerId: offer.id });
  expect((await confirmRefund(api, booked, quote.id)).json()).toMatchObject({
    code: 'order-not-cancellable',
  });

  const other = await askOperator();
  const refund = (await quoteRefund(api, other.booked)).json();
  const confirmed = await confirmRefund(api, other.booked, refund.id);
  expect(confirmed.json()).toMatchObject({ status: 'return', exchange: { state: 'withdrawn' } });
});

test('an offer of flights that cannot be flown is refused', async () => {
  const { booked, id } = await askOperator();
  const places = await callOps(api, `exchanges/${id}/offer`, {
    fee: 0,
    difference: 0,
    flights: [['ZZ 77 TAS 2026-12-12T10:30 SVO 2026-12-12T13:05']],
  });
  expect(places.json()).toMatchObject({ code: 'validation-failed' });
  const again = await requestExchange(api, booked);
  expect(again.json()).toMatchObject({ code: 'order-not-cancellable' });

  const fresh = await bookExchangeable(api, byHand);
  for (const wishes of [
    [{ slice: 3, date: nextDay(fresh.order) }],
    [{ slice: 0, date: '2026-01-01' }],
  ])
    expect((await requestExchange(api, fresh, wishes)).json()).toMatchObject({
      code: 'validation-failed',
    });
});

test('exchanges that wait for an operator are measured, and how long the oldest has waited', async () => {
  const measured = async () => {
    const stocks = airOrderStocks.filter(({ name }) => name.startsWith('karvon_exchanges_'));
    const rows = await Promise.all(stocks.map(({ read }) => read(api as unknown as StockDeps)));
    return Object.fromEntries(
      rows.map((of, index) => [
        stocks[index]!.name.replace('karvon_exchanges_', ''),
        Object.fromEntries(of.map(({ labels, value }) => [labels.state, value])),
      ]),
    );
  };
  const before = await measured();
  const { booked, id } = await askOperator();
  await api.clock.advance({ minutes: 90 });
  const waiting = await measured();
  expect(waiting.waiting!['in-review']).toBe(before.waiting!['in-review']! + 1);
  expect(waiting.oldest_waiting_seconds!['in-review']).toBeGreaterThanOrEqual(90 * 60);

  await callOps(api, `exchanges/${id}/offer`, {
    fee: 0,
    difference: 0,
    hours: 2,
    flights: flights(booked),
  });
  const { offer } = await exchangeOf(api, booked);
  expect((await measured()).waiting).toEqual(before.waiting);
  await decideExchange(api, booked, id, { offerId: offer!.id });
  await api.clock.advance({ minutes: 5 });
  const accepted = await measured();
  expect(accepted.waiting!['at-carrier']).toBe(before.waiting!['at-carrier']! + 1);
  // Counted from the acceptance, not from the request.
  expect(accepted.oldest_waiting_seconds!['at-carrier']).toBe(5 * 60);
});
