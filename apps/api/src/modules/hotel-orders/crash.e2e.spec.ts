import { randomUUID } from 'node:crypto';
import type {
  HotelOffer,
  HotelOrder,
  HotelOrderWithToken,
  HotelSearchResponse,
} from '@karvon/contract';
import type { StartedPayment } from '@karvon/payments/testing';
import { createCrashStory, type CrashStory } from '../../testing/crash/crash-story';
import { until } from '@karvon/platform/testing/until';
import { flexible, hotelOrderBody, samarkandStay, statusesOf } from '../../testing/hotel-orders';

jest.setTimeout(240_000);

let story: CrashStory;
beforeAll(async () => {
  story = await createCrashStory();
});
afterAll(() => story.end());

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Three weeks ahead of the machine's own clock. */
async function findFlexibleOffer(): Promise<HotelOffer> {
  const { City, Guests } = samarkandStay;
  const stay = { ArrivalDate: inDays(21), DepartureDate: inDays(24), Guests };
  const found = await story.call<HotelSearchResponse>('/v1/hotel/search', { City, ...stay });
  const { code } = found.hotels.find(({ alternatives }) =>
    alternatives.some(({ freeUntil }) => freeUntil),
  )!;
  const requested = { HotelCode: code, ...stay };
  const { offers } = await story.call<{ offers: HotelOffer[] }>('/v1/hotel/offers', requested);
  return offers.find(flexible)!;
}

test('killed at any step from booking to refund, it ends with one booking, one charge, one refund', async () => {
  // B4: the hotel has the booking, and we die before we write that down.
  await story.start('B4');
  const offer = await findFlexibleOffer();
  const body = hotelOrderBody(offer);
  const key = { 'idempotency-key': randomUUID() };
  await story.callAndDie('/v1/hotel/orders', body, key);

  // F2: paid, and the voucher is asked for; F3: it has a number.
  const server = await story.start('F2');
  const booked = await story.call<HotelOrderWithToken>('/v1/hotel/orders', body, key);
  const { number } = booked.order;
  const token = { 'order-token': booked.accessToken };
  const pay = {
    orderKind: 'hotel',
    orderNumber: number,
    method: 'payme',
    returnUrl: '/ru/hotel/payment',
    lang: 'ru',
  };
  const paying = { 'idempotency-key': randomUUID(), ...token };
  const payment = await story.call<StartedPayment>('/v1/payments', pay, paying);
  await story.chooseAtBank(payment.confirmationUrl, 'pay');
  await story.call(`/v1/payments/${payment.id}`).catch(() => undefined);
  expect(await server.ended).toBe('SIGKILL');
  await story.startAndDie('F3');

  // M1: the change is written down, and we die before we can say so; M3: the hotel has made it; M4: so have we.
  await story.start('M1');
  const read = () => story.call<HotelOrder>(`/v1/hotel/orders/${number}`, undefined, token);
  await until(read, ({ status }) => status === 'finished');
  const changed = { guests: hotelOrderBody(offer, 'RAHIMOVA').guests, lang: 'ru' };
  const changing = { 'idempotency-key': randomUUID(), ...token };
  await story.callAndDie(`/v1/hotel/orders/${number}/changes`, changed, changing);
  await story.startAndDie('M3');
  await story.startAndDie('M4');

  // C1: the cancellation is begun, and we die before we can say so; C3: the hotel has cancelled.
  await story.start('C1');
  const { changes, guests } = await until(read, ({ voucher }) => voucher === 'ready');
  expect([changes.map(({ state }) => state), guests]).toEqual([['confirmed'], changed.guests]);
  const cancel = `/v1/hotel/orders/${number}/cancel`;
  const requested = { expectedPenalty: { amount: 0, currency: offer.total.currency }, lang: 'ru' };
  const cancelling = { 'idempotency-key': randomUUID(), ...token };
  await story.callAndDie(cancel, requested, cancelling);
  await story.startAndDie('C3');

  const last = await story.start();
  await until(read, ({ status }) => status === 'canceled');
  const order = await story.call<HotelOrder>(cancel, requested, cancelling);
  expect(order).toMatchObject({ status: 'canceled', payment: { status: 'refunded' } });
  expect(statusesOf(order)).toEqual([
    'created',
    'waiting-for-payment',
    'in-progress',
    'finished',
    'cancelling',
    'canceled',
  ]);
  await last.stop();

  const outside = await story.inDatabase(async (db) => ({
    rooms: await db.selectFrom('sandbox_room_bookings').select('penalty').execute(),
    bank: await db.selectFrom('sandbox_bank_refunds').select('amount').execute(),
    ledger: await db.selectFrom('ledger').select(['entry', 'amount']).orderBy('id').execute(),
    vouchers: await db.selectFrom('hotel_vouchers').select('lang').orderBy('lang').execute(),
  }));
  const { amount } = offer.total;
  expect(outside).toEqual({
    rooms: [{ penalty: 0 }],
    bank: [{ amount }],
    ledger: [
      { entry: 'charge', amount },
      { entry: 'refund', amount },
    ],
    vouchers: [{ lang: 'ru' }, { lang: 'uz' }],
  });
});
