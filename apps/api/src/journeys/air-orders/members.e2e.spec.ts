import type {
  AirOfferDetail,
  AirOrderWithToken,
  PointsPage,
  SessionResponse,
} from '@karvon/contract';
import { pointsWorth } from '@karvon/edition';
import { phoneKey, send, signUp } from '@karvon/accounts/testing';
import {
  book,
  bookAndPay,
  confirmRefund,
  holdableOffer,
  orderBody,
  payOrder,
  quoteRefund,
  readOrder,
  submitOrder,
  backfillOwners,
  createOrderStore,
} from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { ledgerOf } from '@karvon/payments/testing';
import type { TestApp } from '../../testing/start-test-app';
import { createLogger } from '@karvon/platform/http/logger';
import { pointsLedger } from '@karvon/accounts';
import { readMessages } from '@karvon/messages/testing';

let api: TestApp;
let member: SessionResponse;
let stranger: SessionResponse;
let offer: AirOfferDetail;

const bearer = ({ jwt }: SessionResponse) => ({ token: jwt });
const get = (url: string, who: SessionResponse) => send(api, 'GET', url, undefined, bearer(who));
const points = async (who = member, query = ''): Promise<PointsPage> =>
  (await get(`/v1/points${query}`, who)).json();
const bookings = async (who = member) =>
  (await get('/v1/air/bookings?lang=ru', who)).json().bookings as {
    number: string;
    upcoming: boolean;
    status: string;
  }[];

/** Books for the same passenger each time. */
const bookWith = (who: SessionResponse, changes: object = {}) =>
  submitOrder(api, { ...orderBody(offer), bookAgain: true, ...changes }, undefined, who.jwt);

async function booked(changes: object = {}): Promise<AirOrderWithToken> {
  const response = await bookWith(member, changes);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
}

/** Gives points, so that tests need not earn them. */
async function give(who: SessionResponse, number: string, amount: number): Promise<void> {
  await api.database.db
    .transaction()
    .execute((tx) =>
      pointsLedger.earn(
        tx,
        { kind: 'air', number },
        { userId: who.user.id, points: amount, at: api.clock.now() },
      ),
    );
}

beforeAll(async () => {
  api = await startSalesApp();
  member = await signUp(api);
  stranger = await signUp(api, { identifier: '+998907654321', username: 'Бобур' });
  offer = await holdableOffer(api);
}, 120_000);
afterAll(() => api.close());
afterEach(async () => {
  await api.jobs.drain();
  await api.database.db.deleteFrom('points_ledger').execute();
});

describe('the owner of an order', () => {
  test('a guest’s order belongs to the user who has confirmed its phone, and opens by the session', async () => {
    const { order } = await book(api);
    const url = `/v1/air/orders/${order.number}`;
    expect((await get(url, member)).json()).toMatchObject({ number: order.number });
    expect((await get(url, stranger)).json().code).toBe('order-not-found');
    expect((await send(api, 'GET', url)).json().code).toBe('order-token-required');
    expect((await bookings()).map(({ number }) => number)).toContain(order.number);
    expect(await bookings(stranger)).toEqual([]);
  });

  test('an order booked in a session belongs to its user, whichever phone it names', async () => {
    const response = await bookWith(stranger);
    const { order } = response.json() as AirOrderWithToken;
    expect((await bookings(stranger)).map(({ number }) => number)).toEqual([order.number]);
    expect((await bookings()).map(({ number }) => number)).not.toContain(order.number);
    expect((await get(`/v1/air/orders/${order.number}`, member)).statusCode).toBe(404);
  });

  test('its owner pays and cancels by the session alone', async () => {
    const { order } = await booked();
    const cancelled = await api.inject({
      method: 'POST',
      url: `/v1/air/orders/${order.number}/cancel`,
      payload: { lang: 'uz' },
      headers: { 'idempotency-key': 'owner-cancels-1', authorization: `Bearer ${member.jwt}` },
    });
    expect(cancelled.json()).toMatchObject({ status: 'cancelled' });
    const [last] = (await bookings()).filter(({ number }) => number === order.number);
    expect(last).toMatchObject({ upcoming: false, status: 'cancelled' });
  });

  test('the next start finds the owners of orders without a fingerprint', async () => {
    const { order } = await book(api);
    await api.database.db
      .updateTable('air_orders')
      .set({ booker_fingerprint: null })
      .where('number', '=', order.number)
      .execute();
    expect((await get(`/v1/air/orders/${order.number}`, member)).statusCode).toBe(404);
    const { database, personalData } = api;
    const store = createOrderStore(personalData);
    const owners = { fingerprint: (phone: string) => phoneKey(personalData, phone) };
    await backfillOwners({ database, logger: createLogger('silent'), owners, store });
    expect((await get(`/v1/air/orders/${order.number}`, member)).statusCode).toBe(200);
  });

  test('upcoming orders come first, by their departure', async () => {
    const { order } = await booked();
    const all = await bookings();
    const flags = all.map(({ upcoming }) => upcoming);
    expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)));
    expect(all.find(({ number }) => number === order.number)?.upcoming).toBe(true);
  });
});

describe('points', () => {
  test('a paid order brings its points once, to a guest’s account too', async () => {
    const order = await bookAndPay(api);
    const { pointsEarned } = await readOrder(api, order);
    expect(pointsEarned).toBeGreaterThan(0);
    await payOrder(api, order).catch(() => undefined);
    expect(await points()).toMatchObject({
      balance: pointsEarned,
      entries: [{ reason: 'earned', points: pointsEarned, orderNumber: order.order.number }],
      next: null,
    });
    const me = await get('/v1/auth/me', member);
    expect(me.json().settings).toEqual({ TotalPoints: pointsEarned });
  });

  test('the bank is requested to take what points do not pay, and a refund returns both shares', async () => {
    await give(member, 'GAFT0002', 5_000);
    const paid = await booked({ pointsToSpend: 5_000 });
    await api.jobs.drain();
    const letter = (await readMessages(api)).find(({ subject }) =>
      subject?.startsWith(`Оплатите заказ ${paid.order.number}`),
    );
    expect(letter?.text).toContain('Оплачено баллами: 5 000.');
    await payOrder(api, paid);
    await api.jobs.drain();
    const [charge] = await ledgerOf(api, paid);
    expect(charge).toMatchObject({ entry: 'charge', amount: paid.order.toPay.amount });
    expect((await points()).balance).toBe(paid.order.pointsEarned);

    const quote = (await quoteRefund(api, paid)).json();
    const back = (quote.lines as { paid: { amount: number }; kept: { amount: number } }[]).reduce(
      (sum, line) => sum + line.paid.amount - line.kept.amount,
      0,
    );
    const { currency } = paid.order.total;
    const pointsBack = pointsWorth(quote.pointsReturned, currency, api.config.edition).amount;
    expect(quote.total.amount + pointsBack).toBe(back);
    expect(quote.pointsReturned).toBeGreaterThan(0);
    expect(quote.pointsReturned).toBeLessThan(5_000);

    await confirmRefund(api, paid, quote.id);
    await api.jobs.drain();
    expect((await ledgerOf(api, paid)).at(-1)).toMatchObject({
      entry: 'refund',
      amount: quote.total.amount,
    });
    expect(await points()).toMatchObject({
      balance: quote.pointsReturned,
      entries: [
        { reason: 'returned', points: quote.pointsReturned },
        { reason: 'taken-back', points: -paid.order.pointsEarned },
        { reason: 'earned', points: paid.order.pointsEarned },
        { reason: 'spent', points: -5_000 },
        { reason: 'earned', orderNumber: 'GAFT0002' },
      ],
    });
  });

  test('seats the carrier refuses cost no points', async () => {
    await give(member, 'GAFT0003', 1_000);
    const body = { ...orderBody(offer, { surname: 'HOLDREFUSED' }), pointsToSpend: 700 };
    expect((await bookWith(member, body)).json().code).toBe('hold-refused');
    expect((await points()).balance).toBe(1_000);
  });

  test.each([
    ['more than there are', { pointsToSpend: 1_001 }, 409, 'points-insufficient'],
    ['more than the fare takes', { pointsToSpend: 100_000_000 }, 400, 'validation-failed'],
    ['a part of one', { pointsToSpend: 1.5 }, 400, 'validation-failed'],
  ])('%s cannot be spent, and nothing is booked', async (_, changes, status, code) => {
    await give(member, 'GAFT0004', 1_000);
    const before = (await bookings()).length;
    const response = await bookWith(member, changes);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect((await bookings()).length).toBe(before);
    expect((await points()).balance).toBe(1_000);
  });

  test('a guest has no points to spend', async () => {
    const response = await submitOrder(api, { ...orderBody(offer), pointsToSpend: 1 });
    expect(response.json().code).toBe('session-required');
  });

  test('fifty parallel spends never overdraw, and a repeated spend happens once', async () => {
    await give(member, 'GAFT0005', 1_000);
    const spend = (number: string) =>
      api.database.db
        .transaction()
        .execute((tx) =>
          pointsLedger.spend(
            tx,
            { kind: 'air', number },
            { userId: member.user.id, points: 300, at: api.clock.now() },
          ),
        );
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => spend(`SPEND${100 + index}`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await points()).balance).toBe(100);
  });

  test('points taken back after they were spent leave a debt, which the header shows as zero', async () => {
    const order = { kind: 'air', number: 'GAFT0006' } as const;
    await give(member, order.number, 500);
    const at = api.clock.now();
    const spent = { userId: member.user.id, points: 400, at };
    await api.database.db.transaction().execute(async (tx) => {
      await pointsLedger.spend(tx, { kind: 'air', number: 'SPENT001' }, spent);
      await pointsLedger.takeBack(tx, order, at);
      await pointsLedger.takeBack(tx, order, at);
    });
    expect((await points()).balance).toBe(-400);
    expect((await get('/v1/auth/me', member)).json().settings.TotalPoints).toBe(0);
  });

  test('the history comes in pages', async () => {
    for (const number of ['PAGE0001', 'PAGE0002', 'PAGE0003']) await give(member, number, 10);
    const first = await points(member, '?limit=2');
    expect(first.entries.map(({ orderNumber }) => orderNumber)).toEqual(['PAGE0003', 'PAGE0002']);
    const second = await points(member, `?limit=2&before=${first.next}`);
    expect(second).toMatchObject({ entries: [{ orderNumber: 'PAGE0001' }], next: null });
  });

  test('after a lost request points are returned once the supplier is known to have no booking', async () => {
    await give(member, 'GAFT0007', 1_000);
    const body = { ...orderBody(offer, { surname: 'HOLDLOST' }), pointsToSpend: 700 };
    const before = (await bookings()).map(({ number }) => number);
    expect((await bookWith(member, body)).json()).toMatchObject({
      status: 503,
      code: 'supplier-unavailable',
    });
    expect((await points()).balance).toBe(300);
    expect(await bookings()).toHaveLength(before.length);
    api.clock.advance({ minutes: 2 });
    await api.jobs.drain();
    const [lost] = (await bookings()).filter(({ number }) => !before.includes(number));
    expect(lost).toMatchObject({ status: 'error', pnr: null, payBefore: null, upcoming: false });
    const page = (await get(`/v1/air/orders/${lost!.number}?lang=ru`, member)).json();
    expect(page).toMatchObject({ status: 'error', payment: null, tickets: 'none' });
    expect((await points()).balance).toBe(1_000);
  });

  // This test is the last one, because it moves the clock.
  test('points pay a part: the bank takes less, fewer points are earned, and a cancelled order returns the points', async () => {
    await give(member, 'GAFT0001', 5_000);
    const { order } = await booked({ pointsToSpend: 3_000 });
    const { edition } = api.config;
    const worth = pointsWorth(3_000, order.total.currency, edition).amount;
    expect(order.pointsSpent).toBe(3_000);
    expect(order.toPay.amount).toBe(order.total.amount - worth);
    expect(order.pointsEarned).toBeLessThan(offer.fares[0]!.pointsEarned);
    expect((await points()).balance).toBe(2_000);

    await api.clock.set(order.payBefore!);
    await api.jobs.drain();
    const { jwt: token } = member;
    member = (await send(api, 'POST', '/v1/auth/refresh', undefined, { token })).json();
    expect(await points()).toMatchObject({
      balance: 5_000,
      entries: [
        { reason: 'returned', points: 3_000, orderNumber: order.number },
        { reason: 'spent', points: -3_000 },
        { reason: 'earned' },
      ],
    });
  });
});
