import type { AirOrder, AirOrderWithToken, RefundPart, RefundQuote } from '@karvon/contract';
import { airSearchRequest, priceOffer, searchOffers } from '@karvon/air-catalogue/testing';
import {
  adult,
  booker,
  confirmRefund,
  payOrder,
  quoteRefund,
  readOrder,
  submitOrder,
  supplierOrderOf,
} from '../testing/order-steps';
import { startListeningAirOrders } from '../testing/start-air-orders';
import { ledgerEntriesOf, ledgerOf } from '@karvon/payments/testing';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startListeningAirOrders);

const family = [
  { ...adult },
  { ...adult, surname: 'KARIMOV', name: 'OLIM', sex: 'male', document: 'AA1234568' },
  { ...adult, type: 'child', name: 'LOLA', birthDate: '2020-05-01', document: 'AA1234569' },
  { ...adult, type: 'baby', name: 'ANORA', birthDate: '2026-02-01', document: 'AA1234570' },
];

/** An order with tickets of two adults, a child and a baby, a round trip. */
async function ticketed(
  familyOfFare = 'flex',
  more: { pointsToSpend?: number } = {},
  session?: string,
): Promise<AirOrderWithToken> {
  const travellers = { adult: 2, child: 1, baby: 1 };
  const request = airSearchRequest('JFK', 'EWR', { travellers }, '2026-12-20');
  const offer = await priceOffer(api, (await searchOffers(api, request))[0]!.id);
  const fare = offer.fares.find((one) => one.family === familyOfFare)!;
  const body = {
    offerId: offer.id,
    fareId: fare.id,
    expectedTotal: fare.total,
    booker,
    passengers: family,
    bookAgain: true,
    lang: 'ru',
    ...more,
  };
  const response = await submitOrder(api, body, undefined, session);
  if (response.statusCode !== 201) throw new Error(response.body);
  const order = response.json() as AirOrderWithToken;
  await payOrder(api, order);
  await api.jobs.drain();
  return order;
}

const both = [0, 1];
const tickets = (...passengers: number[]): RefundPart =>
  passengers.map((passenger) => ({ passenger, slices: both }));

async function quoted(
  order: AirOrderWithToken,
  part?: RefundPart,
  reason?: string,
): Promise<RefundQuote> {
  const response = await quoteRefund(api, order, { part, reason });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as RefundQuote;
}

async function giveBack(order: AirOrderWithToken, part?: RefundPart): Promise<RefundQuote> {
  const quote = await quoted(order, part);
  const response = await confirmRefund(api, order, quote.id);
  if (response.statusCode !== 200) throw new Error(response.body);
  await api.jobs.drain();
  await api.clock.advance({ minutes: 1 });
  return quote;
}

const paidOf = ({ lines }: RefundQuote) => lines.reduce((sum, { paid }) => sum + paid.amount, 0);
const returnedTo = ({ passengers }: AirOrder) => passengers.map(({ returned }) => returned);

test('one of four passengers gives the ticket back: the money comes, the others fly, and the order stays paid', async () => {
  const order = await ticketed();
  const quote = await quoted(order, tickets(1));
  expect(quote).toMatchObject({ kind: 'voluntary', part: tickets(1), closes: false });
  const [, , service] = quote.lines;
  expect(service!.kept).toEqual(service!.paid);
  expect(quote.total.amount).toBe(
    quote.lines.reduce((sum, { paid, kept }) => sum + paid.amount - kept.amount, 0),
  );
  expect(paidOf(quote)).toBeLessThan(order.order.total.amount / 2);

  const confirmed = (await confirmRefund(api, order, quote.id)).json() as AirOrder;
  expect(confirmed).toMatchObject({ status: 'paid', refund: { state: 'at-carrier' } });
  await api.jobs.drain();
  const after = await readOrder(api, order);
  expect(after).toMatchObject({
    status: 'paid',
    tickets: 'ready',
    payment: { status: 'succeeded' },
    refund: { id: quote.id, state: 'returned', total: quote.total },
  });
  expect(returnedTo(after)).toEqual([[], both, [], []]);
  expect(after.history.map(({ status }) => status)).toEqual(['not-paid', 'paid']);
  expect(await ledgerEntriesOf(api, order)).toEqual([
    ['charge', order.order.total.amount],
    ['refund', quote.total.amount],
  ]);
  expect(await supplierOrderOf(api, order)).toMatchObject({ status: 'issued' });
});

test('flights of a ticket, then a ticket, then the rest: the sums add up to the order', async () => {
  const order = await ticketed();
  const quotes = [
    await giveBack(order, [
      { passenger: 0, slices: [1] },
      { passenger: 1, slices: [1] },
      { passenger: 2, slices: [1] },
      { passenger: 3, slices: [1] },
    ]),
    await giveBack(order, [{ passenger: 1, slices: [0] }]),
    await giveBack(order),
  ];
  expect(quotes.map(({ closes }) => closes)).toEqual([false, false, true]);
  expect(quotes[2]!.part).toEqual([0, 2, 3].map((passenger) => ({ passenger, slices: [0] })));
  expect(quotes.reduce((sum, quote) => sum + paidOf(quote), 0)).toBe(order.order.total.amount);
  const after = await readOrder(api, order);
  expect(after).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded' },
    refund: { id: quotes[2]!.id },
    earlierRefunds: [{ id: quotes[1]!.id }, { id: quotes[0]!.id }],
  });
  expect(after.history.map(({ status }) => status)).toEqual([
    'not-paid',
    'paid',
    'return',
    'cancelled',
  ]);
  expect((await ledgerOf(api, order)).map(({ amount }) => amount)).toEqual([
    order.order.total.amount,
    ...quotes.map(({ total }) => total.amount),
  ]);
  expect(await supplierOrderOf(api, order)).toMatchObject({ status: 'cancelled' });
});

test('a refund may not leave a child alone or a baby without an adult', async () => {
  const order = await ticketed();
  const refused = (await quoteRefund(api, order, { part: tickets(0, 1) })).json();
  expect(refused).toMatchObject({ code: 'validation-failed', issues: [{ rule: 'adult-needed' }] });
  const alone = await quoteRefund(api, order, {
    part: [...tickets(0, 2), { passenger: 1, slices: [0] }],
  });
  expect(alone.json()).toMatchObject({ issues: [{ rule: 'adult-needed' }] });
  expect((await quoted(order, tickets(0, 2))).closes).toBe(false);
});

test('unknown passengers and flights are refused, and so are parts where the fare allows none', async () => {
  const order = await ticketed('light');
  const rules = async (part: RefundPart) =>
    (await quoteRefund(api, order, { part })).json().issues?.[0]?.rule;
  expect(await rules([{ passenger: 7, slices: [0] }])).toBe('not-returnable');
  expect(await rules([{ passenger: 0, slices: [2] }])).toBe('not-returnable');
  expect(await rules([...tickets(0), ...tickets(0)])).toBe('not-returnable');
  expect(await rules([{ passenger: 0, slices: [1] }])).toBe('whole-tickets');
  // The fare is not refundable, but the taxes of a whole ticket come back.
  const quote = await giveBack(order, tickets(0));
  expect(quote.lines[0]!.kept).toEqual(quote.lines[0]!.paid);
  expect(quote.total).toEqual(quote.lines[1]!.paid);
  expect(await rules(tickets(0))).toBe('not-returnable');
});

test('one refund is under way at a time, and it ends earlier quotes', async () => {
  const order = await ticketed();
  const [first, second, whole] = [
    await quoted(order, tickets(0)),
    await quoted(order, tickets(0, 2)),
    await quoted(order),
  ];
  const responses = await Promise.all([
    confirmRefund(api, order, first.id),
    confirmRefund(api, order, first.id),
    confirmRefund(api, order, second.id),
  ]);
  // Either may come first; a repeated confirmation has the same response.
  const [won, again, other] = responses.map(({ statusCode }) => statusCode);
  expect([again, [won, other].sort()]).toEqual([won, [200, 409]]);
  expect((await confirmRefund(api, order, whole.id)).json()).toMatchObject({
    code: 'order-not-cancellable',
  });
  expect((await quoteRefund(api, order, { part: tickets(1) })).statusCode).toBe(409);
  await api.jobs.drain();
  for (const late of [won === 200 ? second : first, whole])
    expect((await confirmRefund(api, order, late.id)).statusCode).toBe(410);
  expect((await ledgerOf(api, order)).length).toBe(2);
});

test('between two flights the one that has not departed may be given back', async () => {
  const order = await ticketed();
  const before = api.clock.now();
  await api.clock.set(new Date('2026-12-15T12:00:00Z'));
  try {
    // The token has expired after weeks, so the order is looked up again.
    const found = await api.inject({
      method: 'POST',
      url: '/v1/air/orders/lookup',
      payload: { bookingNumber: order.order.number, surname: adult.surname, lang: 'ru' },
    });
    const later = found.json() as AirOrderWithToken;
    const refused = await quoteRefund(api, later, { part: tickets(0) });
    expect(refused.json()).toMatchObject({ issues: [{ rule: 'not-returnable' }] });
    const ahead = await quoted(later);
    expect(ahead).toMatchObject({
      closes: false,
      part: [0, 1, 2, 3].map((passenger) => ({ passenger, slices: [1] })),
    });
  } finally {
    await api.clock.set(before);
  }
});
