import type {
  AirOrder,
  AirOrderWithToken,
  RefundPart,
  RefundQuote,
  SandboxMessage,
} from '@karvon/contract';
import { airSearchRequest, priceOffer, searchOffers } from '@karvon/air-catalogue/testing';
import { send, signUp } from '@karvon/accounts/testing';
import {
  adult,
  booker,
  confirmRefund,
  payOrder,
  quoteRefund,
  readOrder,
  startListeningSalesApp,
  submitOrder,
  supplierOrderOf,
} from '../../../testing/air-orders';
import { ledgerEntriesOf, ledgerOf } from '@karvon/payments/testing';
import { testOperatorToken } from '../../../testing/start-test-app';
import { testApi } from '@karvon/platform/testing/test-api';
import { pointsLedger } from '@karvon/accounts';
import { formatMoney } from '@karvon/platform/format-money';
import { plain } from '@karvon/platform/testing/plain';
import { readMessages } from '@karvon/messages/testing';

const api = testApi(startListeningSalesApp);

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

test('a claim for one passenger leaves the order paid, accepted or declined', async () => {
  const order = await ticketed('light');
  const claim = await quoted(order, tickets(1), 'illness');
  expect(claim.lines.map(({ kept }) => kept.amount)).toEqual([0, 0, 0, 0]);
  await confirmRefund(api, order, claim.id);
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({
    status: 'paid',
    refund: { state: 'in-review' },
  });
  const decide = (id: string, decision: string) =>
    api.inject({
      method: 'POST',
      url: `/v1/ops/refund-claims/${id}/${decision}`,
      headers: { 'operator-token': testOperatorToken },
    });
  await decide(claim.id, 'decline');
  expect(await readOrder(api, order)).toMatchObject({
    status: 'paid',
    refund: { state: 'declined' },
  });
  const again = await quoted(order, tickets(1), 'illness');
  await confirmRefund(api, order, again.id);
  await api.jobs.drain();
  await decide(again.id, 'accept');
  await api.jobs.drain();
  const after = await readOrder(api, order);
  expect(after).toMatchObject({
    status: 'paid',
    refund: { state: 'returned', total: { amount: paidOf(again) } },
  });
  expect(returnedTo(after)).toEqual([[], both, [], []]);
});

test('points come back in proportion, and the rest of them with the last part', async () => {
  const member = await signUp(api, { identifier: '+998907654321' });
  const at = api.clock.now();
  await api.database.db
    .transaction()
    .execute((tx) =>
      pointsLedger.earn(
        tx,
        { kind: 'air', number: '00000000' },
        { userId: member.user.id, points: 50_000, at },
      ),
    );
  const order = await ticketed('flex', { pointsToSpend: 3_001 }, member.jwt);
  const first = await giveBack(order, tickets(1));
  expect(first.pointsReturned).toBeGreaterThan(0);
  expect(first.pointsReturned).toBeLessThan(3_001 / 2);
  expect(first.pointsCancelled).toBeLessThan(order.order.pointsEarned / 2);
  const { pointsEarned } = await readOrder(api, order);
  expect(pointsEarned).toBe(order.order.pointsEarned - first.pointsCancelled);
  const rest = await giveBack(order);
  expect(first.pointsCancelled + rest.pointsCancelled).toBe(order.order.pointsEarned);
  const page = await send(api, 'GET', '/v1/points', undefined, { token: member.jwt });
  const returned = first.pointsReturned + rest.pointsReturned;
  expect(page.json().balance).toBe(50_000 - 3_001 + returned);
  const back = first.total.amount + rest.total.amount;
  expect(back).toBeLessThanOrEqual(order.order.toPay.amount);
});

/** The e-mails about an order. */
async function mailsOf(number: string): Promise<SandboxMessage[]> {
  const messages = await readMessages(api);
  return messages.filter(({ channel, text }) => channel === 'email' && text.includes(number));
}

test('a message that is written late describes its own part, not the newest one', async () => {
  const order = await ticketed();
  const { number } = order.order;
  const first = await giveBack(order, tickets(1));
  await giveBack(order, tickets(2));
  const { db } = api.database;
  for (const table of ['messages', 'sandbox_messages'] as const)
    await db.deleteFrom(table).execute();
  await api.jobs.enqueue(db, 'order-messages.write', {
    kind: 'air',
    orderNumber: number,
    event: 'part-refunded',
    occasion: first.id,
  });
  await api.jobs.drain();
  const [mail] = await mailsOf(number);
  expect(mail!.text).toContain(plain(formatMoney(first.total, 'ru')));
});

test('passengers who stay get new receipts, and the booker is notified once for each part', async () => {
  const order = await ticketed();
  const pdf = async () => {
    const response = await api.inject({
      url: `/v1/air/orders/${order.order.number}/tickets.pdf?lang=ru`,
      headers: { 'order-token': order.accessToken },
    });
    return response.rawPayload;
  };
  await api.database.db.deleteFrom('sandbox_messages').execute();
  const whole = await pdf();
  await giveBack(order, tickets(0));
  await giveBack(order, tickets(2));
  expect(await pdf()).not.toEqual(whole);
  const { number } = order.order;
  const subjects = (await mailsOf(number)).map(({ subject }) => subject);
  const times = (subject: string) => subjects.filter((one) => one === subject).length;
  expect(times(`Возврат части заказа ${number}`)).toBe(2);
  expect(times(`Билеты по заказу ${number}`)).toBe(2);
});
