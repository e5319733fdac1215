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
  submitOrder,
} from '@karvon/air-orders/testing';
import { startListeningSalesApp } from '../../testing/sales-app';
import { testOperatorToken } from '../../testing/start-test-app';
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
