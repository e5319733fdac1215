import { randomUUID } from 'node:crypto';
import {
  book,
  bookAndPay,
  confirmRefund,
  quoteRefund,
  readOrder,
  startPayment,
  supplierOrderOf,
  bookExchangeable,
  decideExchange,
  quoteExchange,
} from '@karvon/air-orders/testing';
import { startListeningSalesApp } from '../../../testing/sales-app';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import { ledgerEntriesOf } from '@karvon/payments/testing';
import {
  bookHotel,
  cancelHotel,
  findOffer,
  flexible,
  readHotelOrder,
  roomBookingsOf,
  sellHotel,
  strict,
} from '../../../testing/hotel-orders';
import { readMessages } from '@karvon/messages/testing';
import { testNow } from '@karvon/platform/testing/test-clock';
import { testApi } from '@karvon/platform/testing/test-api';
import { operatorTerminal } from '../../../testing/operators/operator-terminal';

const api = testApi(startListeningSalesApp);
beforeEach(() => api.clock.set(testNow));

const { type, hire } = operatorTerminal(() => api);
const typeJson = async (...line: string[]) => JSON.parse(await type(...line, '--json'));

/** The code of the problem that a command ends with. */
const problemOf = (...line: string[]) =>
  type(...line, '--json').then(
    (text) => expect(text).toBe('refused'),
    (error: Error) => JSON.parse(error.message),
  );
const movesOf = (booked: { order: { number: string } }) => ledgerEntriesOf(api, booked);

describe('a paid air order', () => {
  test('is given back by its terms, once, however often the command is typed', async () => {
    const paid = await bookAndPay(api);
    await api.jobs.drain();
    const { number } = paid.order;
    const lines = Array.from({ length: 4 }, () => typeJson('refund', 'air', number, 'terms'));
    const [{ back }, ...others] = await Promise.all(lines);
    expect(others).toEqual(others.map(() => ({ status: 'return', back })));
    await api.jobs.drain();
    expect(await typeJson('refund', 'air', number, 'terms')).toEqual({ status: 'cancelled', back });
    expect(await readOrder(api, paid)).toMatchObject({ payment: { status: 'refunded' } });
    expect(await movesOf(paid)).toEqual([
      ['charge', paid.order.total.amount],
      ['refund', back.amount],
    ]);
    expect(await supplierOrderOf(api, paid)).toMatchObject({ status: 'cancelled' });
  });

  test('is given back in full for a reason, without a further decision', async () => {
    const paid = await bookAndPay(api);
    await api.jobs.drain();
    const { number, total } = paid.order;
    expect(await typeJson('refund', 'air', number, 'flight-cancelled')).toEqual({
      status: 'return',
      back: total,
    });
    await api.jobs.drain();
    expect(await type('refunds')).toBe('Nothing.');
    expect(await movesOf(paid)).toContainEqual(['refund', total.amount]);
  });

  test('whose tickets an operator has given back at the supplier gets the money that is not kept', async () => {
    const paid = await bookAndPay(api);
    await api.jobs.drain();
    const { number, fare } = paid.order;
    const carrier = fare.price.lines
      .map(({ count, tariff, taxes }) => count * (tariff.amount + taxes.amount))
      .reduce((a, b) => a + b);
    expect(await problemOf('refund-by-hand', number, String(carrier / 100 + 1))).toMatchObject({
      code: 'validation-failed',
      issues: [{ path: 'kept', rule: 'too-much' }],
    });
    const lines = Array.from({ length: 3 }, () => typeJson('refund-by-hand', number, '100000'));
    const [{ back }, ...others] = await Promise.all(lines);
    expect(back.amount).toBe(carrier - 100_000_00);
    expect(others).toEqual(others.map(() => ({ status: 'return', back })));
    await api.jobs.drain();
    expect(await readOrder(api, paid)).toMatchObject({
      status: 'cancelled',
      payment: { status: 'refunded' },
    });
    expect(await movesOf(paid)).toContainEqual(['refund', back.amount]);
    // The supplier was not called.
    expect(await supplierOrderOf(api, paid)).not.toMatchObject({ status: 'cancelled' });
  });

  test('whose refund is under way at the supplier is not given back by hand too', async () => {
    const paid = await bookAndPay(api);
    await api.jobs.drain();
    const { number } = paid.order;
    const { id } = (await quoteRefund(api, paid, { reason: 'illness' })).json();
    await confirmRefund(api, paid, id);
    const refused = { code: 'order-not-cancellable', orderStatus: 'return' };
    expect(await problemOf('refund-by-hand', number, '100000')).toMatchObject(refused);
    expect(await type('refunds')).toContain(id);
    expect(await type('accept', id)).toBe('Done.');
    await api.jobs.drain();
    expect(await problemOf('refund-by-hand', number, '100000')).toMatchObject({
      code: 'order-not-cancellable',
      orderStatus: 'cancelled',
    });
  });

  test('with a claim whose tickets an operator has given back at the supplier', async () => {
    const paid = await bookAndPay(api);
    await api.jobs.drain();
    const { id } = (await quoteRefund(api, paid, { reason: 'illness' })).json();
    await confirmRefund(api, paid, id);
    expect(await type('refunds')).toContain(
      `\n  npm run ops -- accept ${id} | accept-by-hand ${id} | decline ${id}`,
    );
    expect(await type('accept-by-hand', id)).toBe('Done.');
    await api.jobs.drain();
    expect(await movesOf(paid)).toContainEqual(['refund', paid.order.total.amount]);
    expect(await supplierOrderOf(api, paid)).not.toMatchObject({ status: 'cancelled' });
  });

  test('without tickets stands still, and all its money goes back', async () => {
    const paid = await bookAndPay(api, 'ISSUEERROR');
    await api.jobs.drain();
    const { number, total } = paid.order;
    const [, command] = (await type('standing')).split('npm run ops -- ');
    expect(command).toBe(`refund air ${number} terms`);
    expect(await type(...command!.split(' '))).toMatch(/^return: \d+\.00 UZS goes back\.$/);
    await api.jobs.drain();
    expect(await movesOf(paid)).toContainEqual(['refund', total.amount]);
    expect(await type('standing')).toBe('Nothing.');
  });

  test('without tickets gets their numbers by hand, once, and goes on to its receipts', async () => {
    const paid = await bookAndPay(api, 'ISSUEERROR');
    await api.jobs.drain();
    const { number } = paid.order;
    expect(await problemOf('tickets', number, '2501234567890', '-')).toMatchObject({
      code: 'validation-failed',
      issues: [{ path: 'tickets', rule: 'count' }],
    });
    expect(await problemOf('tickets', number, '123')).toMatchObject({ code: 'validation-failed' });
    expect(await type('tickets', number, '2501234567890')).toBe('Done.');
    await expect(type('tickets', number, '2501234567891')).rejects.toThrow(
      'No such order waits for tickets.',
    );
    await api.jobs.drain();
    expect(await readOrder(api, paid)).toMatchObject({
      status: 'paid',
      tickets: 'ready',
      passengers: [{ ticketNumber: '2501234567890' }],
    });
    expect(await type('standing')).toBe('Nothing.');
  });

  test('without tickets is taken by an operator, by name, and shows its deadline', async () => {
    const { order } = await bookAndPay(api, 'ISSUEERROR');
    await api.jobs.drain();
    const { number } = order;
    expect(await type('standing')).toContain('nobody has taken it, promised by ');
    const anna = await hire('anna', 'operator');
    expect(await anna('take', 'air', number)).toBe('Done.');
    const [standing] = (await typeJson('standing')).orders;
    expect(standing).toMatchObject({ number, owner: 'anna' });
    const promised = new Date(standing.dueBy).getTime() - new Date(standing.since).getTime();
    expect(promised).toBe(120 * 60_000);
    await type('take', 'air', number);
    expect(await typeJson('standing')).toMatchObject({ orders: [{ owner: 'owner' }] });
    await expect(anna('take', 'hotel', number)).rejects.toThrow('There is no such order.');
    const viewer = await hire('boris', 'viewer');
    await expect(viewer('take', 'air', number)).rejects.toThrow();
    await type('refund', 'air', number, 'terms');
    await api.jobs.drain();
    expect(await type('standing')).toBe('Nothing.');
  });

  test('is not released', async () => {
    const paid = await bookAndPay(api);
    await api.jobs.drain();
    expect(await problemOf('release', 'air', paid.order.number)).toMatchObject({
      code: 'order-not-cancellable',
      orderStatus: 'paid',
    });
  });
});

test('an exchange and a refund that wait for an operator stand still after half an hour', async () => {
  const exchanged = await bookExchangeable(api, 'EXCHANGEBYHAND');
  const { id } = await quoteExchange(api, exchanged);
  await decideExchange(api, exchanged, id);
  const claimed = await bookAndPay(api);
  await api.jobs.drain();
  const quote = (await quoteRefund(api, claimed, { reason: 'illness' })).json();
  await confirmRefund(api, claimed, quote.id);
  expect(await type('standing')).toBe('Nothing.');

  await api.clock.advance({ minutes: 31 });
  const blocks = (await type('standing')).split(/\n(?=air )/);
  const waiting = [
    [exchanged, 'an exchange waits for an offer or for new tickets', 'exchanges'],
    [claimed, 'a refund waits for a decision', 'refunds'],
  ] as const;
  for (const [{ order }, reason, command] of waiting) {
    const block = blocks.find((one) => one.startsWith(`air ${order.number}  `));
    expect(block).toContain(`: ${reason}  (booking `);
    expect(block).toMatch(new RegExp(`\n  npm run ops -- ${command}$`));
  }

  await type('exchange-decline', id);
  await type('decline', quote.id);
  expect(await type('standing')).toBe('Nothing.');
});

describe('an unpaid air order', () => {
  test('is released, and its seats with it, once', async () => {
    // Its messages are the newest.
    await api.clock.advance({ minutes: 1 });
    const booked = await book(api);
    const { number } = booked.order;
    expect(await type('release', 'air', number)).toBe('cancelled.');
    expect(await type('release', 'air', number)).toBe('cancelled.');
    await api.jobs.drain();
    expect(await supplierOrderOf(api, booked)).toMatchObject({ status: 'cancelled' });
    const { history, cancelledBy } = await readOrder(api, booked);
    expect(history.map(({ status }) => status)).toEqual(['not-paid', 'cancelled']);
    expect(cancelledBy).toBe('agency');
    const texts = (await readMessages(api)).map(({ text }) => text);
    expect(texts.join('\n')).toContain(`Заказ ${number} отменён агентством.`);
  });

  test('whose seats were not given back stands still until it is released', async () => {
    const booked = await book(api);
    const { number } = booked.order;
    await type('release', 'air', number);
    await api.database.db
      .deleteFrom('air_order_history')
      .where('order_number', '=', number)
      .execute();
    await api.database.db
      .insertInto('air_order_history')
      .values({ order_number: number, status: 'cancelled', at: new Date('2026-11-20T00:00:00Z') })
      .execute();
    expect(await typeJson('standing')).toMatchObject({
      orders: [{ kind: 'air', number, reason: 'not-given-back' }],
    });
    await api.jobs.drain();
    expect(await type('standing')).toBe('Nothing.');
  });

  test('is not given back; while the bank is at work its cancellation waits', async () => {
    const booked = await book(api);
    const { number } = booked.order;
    expect(await problemOf('refund', 'air', number, 'terms')).toMatchObject({
      code: 'order-not-cancellable',
      orderStatus: 'not-paid',
    });
    const payment = await startPayment(api, booked);
    await chooseAtBank(api, payment, 'pending', 'never');
    expect(await typeJson('release', 'air', number)).toEqual({ status: 'not-paid' });
    await chooseAtBank(api, payment, 'decline');
    await api.jobs.drain();
    expect(await readOrder(api, booked)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'agency',
    });
  });
});

describe('a paid stay', () => {
  test('is cancelled by its terms, which may leave no money to return', async () => {
    const offer = await findOffer(api, strict);
    const booked = await sellHotel(api, offer);
    const { number } = booked.order;
    const nothing = { ...offer.total, amount: 0 };
    expect(await typeJson('refund', 'hotel', number, 'terms')).toEqual({
      status: 'cancelling',
      back: nothing,
    });
    await api.jobs.drain();
    expect(await typeJson('refund', 'hotel', number, 'terms')).toEqual({
      status: 'canceled',
      back: nothing,
    });
    expect(await movesOf(booked)).toEqual([['charge', offer.total.amount]]);
  });

  test('or in full, once, however often the command is typed', async () => {
    const offer = await findOffer(api, strict);
    const booked = await sellHotel(api, offer);
    const lines = Array.from({ length: 4 }, () =>
      typeJson('refund', 'hotel', booked.order.number, 'full'),
    );
    for (const answer of await Promise.all(lines))
      expect(answer).toEqual({ status: 'cancelling', back: offer.total });
    await api.jobs.drain();
    expect(await movesOf(booked)).toEqual([
      ['charge', offer.total.amount],
      ['refund', offer.total.amount],
    ]);
    expect((await readHotelOrder(api, booked)).cancellation?.reason).toBe('agency');
    expect(await problemOf('release', 'hotel', randomNumber())).toMatchObject({
      code: 'hotel-order-not-found',
    });
  });

  test('is not released', async () => {
    const booked = await sellHotel(api, await findOffer(api, flexible));
    expect(await problemOf('release', 'hotel', booked.order.number)).toMatchObject({
      code: 'order-not-cancellable',
      orderStatus: 'finished',
    });
  });
});

test('an unpaid stay is released and not given back, whether or not the guest has cancelled it', async () => {
  const booked = await bookHotel(api, await findOffer(api, strict));
  const { number } = booked.order;
  expect(await problemOf('refund', 'hotel', number, 'full')).toMatchObject({
    code: 'order-not-cancellable',
    orderStatus: 'waiting-for-payment',
  });
  expect(await type('release', 'hotel', number)).toBe('cancelling.');
  await api.jobs.drain();
  expect(await type('release', 'hotel', number)).toBe('canceled.');
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'canceled',
    cancellation: { reason: 'agency' },
  });
  expect(await roomBookingsOf(api, booked)).toMatchObject([{ cancelled_at: expect.any(Date) }]);
  expect(await problemOf('refund', 'hotel', number, 'full')).toMatchObject({
    code: 'order-not-cancellable',
  });
  const byGuest = await bookHotel(api, await findOffer(api, strict));
  await cancelHotel(api, byGuest);
  await api.jobs.drain();
  expect(await type('release', 'hotel', byGuest.order.number)).toBe('canceled.');
});

describe('an act', () => {
  test('requires the role of an operator, and is in the audit log even when it is refused', async () => {
    const { number } = (await book(api)).order;
    const viewer = await hire('malika', 'viewer');
    await expect(viewer('release', 'air', number)).rejects.toThrow('may not do this');
    const operator = await hire('zafar', 'operator');
    await expect(operator('refund', 'air', number, 'terms')).rejects.toThrow(
      '(order-not-cancellable)',
    );
    await operator('release', 'air', number);
    const acts = await type('acts');
    const line = (outcome: string) =>
      new RegExp(`zafar {2}POST /v1/ops/air-orders/:number/${outcome}`);
    expect(acts).toMatch(line(`refund/:ground {2}${number} terms {2}order-not-cancellable`));
    expect(acts).toMatch(line(`release {2}${number} {2}done`));
    expect(acts).not.toContain('malika  POST');
  });

  test('on an unknown order or of an unknown kind is refused', async () => {
    const number = randomNumber();
    expect(await problemOf('refund', 'air', number, 'terms')).toMatchObject({
      code: 'order-not-found',
    });
    await expect(type('refund', 'air', number, 'whim')).rejects.toThrow('does not accept this');
    await expect(type('release', 'boat', number)).rejects.toThrow('An order is air or hotel: boat');
  });
});

/** A number that no order has. */
const randomNumber = () =>
  randomUUID()
    .replace(/[^0-9]/g, '0')
    .slice(0, 8);
