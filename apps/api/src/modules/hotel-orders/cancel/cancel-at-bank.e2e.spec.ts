import type { HotelOffer, HotelOrderWithToken } from '@karvon/contract';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import { ledgerEntriesOf, type StartedPayment } from '@karvon/payments/testing';
import {
  bookHotel,
  cancelHotel,
  findOffer,
  flexible,
  readHotelOrder,
  roomBookingsOf,
  startHotelApp,
  startHotelPayment,
  strict,
} from '../../../testing/hotel-orders';
import { readMessages } from '@karvon/messages/testing';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startHotelApp);
const nothing = { amount: 0, currency: 'UZS' as const };

interface Held {
  booked: HotelOrderWithToken;
  payment: StartedPayment;
  total: HotelOffer['total'];
}

/** An order whose payment the bank holds, and does not decide by itself. */
async function hold(wanted: (offer: HotelOffer) => boolean): Promise<Held> {
  const offer = await findOffer(api, wanted);
  const booked = await bookHotel(api, offer);
  const payment = await startHotelPayment(api, booked);
  await chooseAtBank(api, payment, 'pending', 'never');
  await api.inject(`/v1/payments/${payment.id}`);
  return { booked, payment, total: offer.total };
}

async function decide({ payment }: Held, decision: 'pay' | 'decline'): Promise<void> {
  await chooseAtBank(api, payment, decision);
  await api.jobs.drain();
}

test('while the bank holds a payment an order says what cancelling costs if the money is taken', async () => {
  const { booked, total } = await hold(strict);
  expect(await readHotelOrder(api, booked)).toMatchObject({
    cancelNow: null,
    cancelOncePaid: { penalty: total, refund: nothing, wished: false },
  });
  expect((await cancelHotel(api, booked, nothing)).json()).toMatchObject({
    code: 'cancel-penalty-changed',
    newPenalty: total,
  });
});

test('a wish to cancel is kept, and carried out when the bank has taken the money', async () => {
  const held = await hold(flexible);
  const { booked, total } = held;
  expect((await cancelHotel(api, booked, nothing)).json()).toMatchObject({
    status: 'waiting-for-payment',
    paymentMethods: [],
    cancelOncePaid: { penalty: nothing, refund: total, wished: true },
  });
  await decide(held, 'pay');
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'canceled',
    payment: { status: 'refunded' },
    cancellation: { reason: 'guest', penalty: nothing, refund: total },
  });
  expect(await ledgerEntriesOf(api, booked)).toEqual([
    ['charge', total.amount],
    ['refund', total.amount],
  ]);
  expect(await roomBookingsOf(api, booked)).toMatchObject([{ cancelled_at: expect.any(Date) }]);
  const { number } = booked.order;
  const subjects = (await readMessages(api)).map(({ subject }) => subject);
  expect(subjects).toContain(`Возврат по заказу ${number}`);
  expect(subjects).not.toContain(`Заказ ${number} оплачен`);
});

test('it costs what the guest has agreed to, or nothing when the bank declines', async () => {
  for (const [decision, kept] of [
    ['pay', true],
    ['decline', false],
  ] as const) {
    const held = await hold(strict);
    await cancelHotel(api, held.booked, held.total);
    await decide(held, decision);
    expect(await readHotelOrder(api, held.booked)).toMatchObject({
      status: 'canceled',
      cancellation: { reason: 'guest', penalty: kept ? held.total : nothing, refund: nothing },
    });
  }
});

test('where the bank decides nothing until the time to pay is over, the guest has cancelled for nothing', async () => {
  const { booked } = await hold(strict);
  await cancelHotel(api, booked);
  await api.clock.set(booked.order.payBefore!);
  await api.jobs.drain();
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'canceled',
    cancellation: { reason: 'guest', penalty: nothing, refund: nothing },
  });
});
