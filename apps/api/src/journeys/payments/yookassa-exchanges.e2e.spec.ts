import type { AirOrderWithToken, ExchangeOffer } from '@karvon/contract';
import {
  confirmRefund,
  quoteRefund,
  readOrder,
  bookExchangeable,
  decideExchange,
  exchangeOf,
  nextDay,
  quoteExchange,
} from '@karvon/air-orders/testing';
import { ledgerEntriesOf } from '@karvon/payments/testing';
import { callOps } from '../../testing/operators/call-ops';
import { minorOf, receiptLinesAt } from '@karvon/yookassa/testing';
import { startPaymentBy, startYookassaShop, type YookassaShop } from '../../testing/payment-peers';

let { api, yookassa, close } = {} as YookassaShop;
beforeAll(async () => {
  ({ api, yookassa, close } = await startYookassaShop());
});
afterAll(() => close());
beforeEach(() => api.clock.advance({ minutes: 60 }));

const [airVat, feeVat] = [1, 11];
const movements = (booked: AirOrderWithToken) => ledgerEntriesOf(api, booked);

/** Pays the amount that the order waits for. @returns the payment at YooKassa */
async function pay(booked: AirOrderWithToken) {
  const { confirmationUrl } = await startPaymentBy(api, booked, 'bank-card');
  const there = await yookassa.choose(confirmationUrl, 'pay');
  await api.jobs.drain();
  return there;
}

async function agreed(choose: (offers: ExchangeOffer[]) => ExchangeOffer, surname?: string) {
  let first = {} as Awaited<ReturnType<typeof pay>>;
  const booked = await bookExchangeable(api, surname, async (_api, order) => {
    first = await pay(order);
  });
  const quote = await quoteExchange(api, booked);
  const offer = choose(quote.offers);
  await decideExchange(api, booked, quote.id, { offerId: offer.id });
  return { booked, first, offer };
}

const dearest = (offers: ExchangeOffer[]) => offers.at(-1)!;

test('the difference of dearer flights is reserved, and taken with the new tickets', async () => {
  const { booked, offer } = await agreed(dearest);
  expect(offer.due.amount).toBeGreaterThan(0);
  const there = await pay(booked);
  expect(there.status).toBe('succeeded');
  expect(receiptLinesAt(there.receipts[0]!)).toEqual([
    [airVat, offer.due.amount - offer.acquiringFee.amount],
    [feeVat, offer.acquiringFee.amount],
  ]);
  expect(await readOrder(api, booked)).toMatchObject({ exchange: { state: 'done' } });
  expect(await movements(booked)).toEqual([
    ['charge', booked.order.toPay.amount],
    ['charge', offer.due.amount],
  ]);
});

test('if the airline refuses, the reserved money is released', async () => {
  const { booked } = await agreed(dearest, 'EXCHANGEREFUSED');
  const there = await pay(booked);
  expect(there.status).toBe('canceled');
  expect(await readOrder(api, booked)).toMatchObject({
    status: 'paid',
    exchange: { state: 'declined' },
  });
  expect(await movements(booked)).toHaveLength(1);
});

test('the payment for a lapsed exchange is released, and the tickets stay', async () => {
  const { booked } = await agreed(dearest);
  const { confirmationUrl } = await startPaymentBy(api, booked, 'bank-card');
  await api.clock.advance({ minutes: 90 });
  await api.jobs.drain();
  expect((await readOrder(api, booked)).exchange).toMatchObject({ state: 'expired' });
  const there = await yookassa.choose(confirmationUrl, 'pay');
  await api.jobs.drain();
  expect(there.status).toBe('canceled');
  expect(await readOrder(api, booked)).toMatchObject({
    status: 'paid',
    tickets: 'ready',
    latePayments: [{ paidFor: 'exchange', returnedAt: expect.any(String) }],
  });
  expect(await movements(booked)).toHaveLength(1);
});

test('the difference of cheaper flights goes back as a part of the tickets', async () => {
  let first = {} as Awaited<ReturnType<typeof pay>>;
  const booked = await bookExchangeable(api, 'EXCHANGEBYHAND', async (_api, order) => {
    first = await pay(order);
  });
  const { id } = await quoteExchange(api, booked);
  await decideExchange(api, booked, id);
  const day = nextDay(booked.order);
  const flights = [[`ZZ 77 JFK ${day}T10:30 EWR ${day}T12:05`]];
  const terms = { fee: 1_000_00, difference: -4_000_03, flights, hours: 2 };
  await callOps(api, `exchanges/${id}/offer`, terms);
  const { offer } = await exchangeOf(api, booked);
  await decideExchange(api, booked, id, { offerId: offer!.id });
  await callOps(api, `exchanges/${id}/done`, { tickets: ['2501112223335'] });
  await api.jobs.drain();
  expect(minorOf(first.refunded_amount)).toBe(3_000_03);
  expect(receiptLinesAt(first.receipts[1]!)).toEqual([[airVat, 3_000_03]]);
  expect(await movements(booked)).toEqual([
    ['charge', booked.order.toPay.amount],
    ['refund', 3_000_03],
  ]);
});

test('a forced refund after an exchange lists the purpose of each payment', async () => {
  const { booked, first, offer } = await agreed(dearest);
  const second = await pay(booked);
  const { id } = (await quoteRefund(api, booked, { reason: 'illness' })).json() as { id: string };
  await confirmRefund(api, booked, id);
  await callOps(api, `refund-claims/${id}/accept`);
  await api.jobs.drain();
  for (const { receipts } of [first, second])
    expect(receiptLinesAt(receipts[1]!)).toEqual(receiptLinesAt(receipts[0]!));
  expect(minorOf(second.refunded_amount)).toBe(offer.due.amount);
  expect(minorOf(first.refunded_amount)).toBe(booked.order.toPay.amount);
});
