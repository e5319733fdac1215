import { bookAndPay, payOrder, startPayment, submitPayment } from '../testing/order-steps';
import {
  askForExtras,
  buySome,
  chooseExtras,
  chooseSome,
  extrasOf,
  freeSeats,
  moneyOf,
  offerExtras,
  oneBag,
  soldExtras,
} from '../testing/extras-steps';
import { startListeningAirOrders } from '../testing/start-air-orders';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startListeningAirOrders);

async function ticketed(surname?: string) {
  const booked = await bookAndPay(api, surname);
  await api.jobs.drain();
  return booked;
}

test('who has a seat keeps it, and fewer bags are left', async () => {
  const booked = await ticketed();
  const before = await offerExtras(api, booked);
  await buySome(api, booked);
  const left = await offerExtras(api, booked);
  const segmentOf = ({ extra }: { extra: { slice: number; segment: number } }) =>
    `${extra.slice}.${extra.segment}`;
  const [taken] = freeSeats(before);
  expect(freeSeats(left).map(segmentOf)).not.toContain(segmentOf(taken!));
  const [bag] = before.bags;
  const now = left.bags.find(
    ({ kg, slices }) => kg === bag!.kg && slices.join() === bag!.slices.join(),
  );
  expect(now?.maxQuantity ?? 0).toBe(bag!.maxQuantity - 1);
});

test('a seat that somebody has bought is not sold to another', async () => {
  const [first, second] = [await ticketed(), await ticketed()];
  const [seat] = freeSeats(await offerExtras(api, second));
  const wanted = { extras: [seat!.extra], expectedTotal: seat!.price };
  expect((await chooseExtras(api, second, wanted)).statusCode).toBe(200);
  await buySome(api, first, () => wanted);
  await payOrder(api, second);
  await api.jobs.drain();
  expect(await extrasOf(api, first)).toMatchObject([{ state: 'done' }]);
  expect(await extrasOf(api, second)).toMatchObject([{ state: 'declined' }]);
  expect(await moneyOf(api, second)).toMatchObject([
    { status: 'succeeded', returned: 0 },
    { status: 'refunded', charged: seat!.price.amount, returned: seat!.price.amount },
  ]);
});

test('an answer that is lost is asked for again, and the extras are bought once', async () => {
  const booked = await ticketed('EXTRASTIMEOUT');
  const { extras, expectedTotal } = await buySome(api, booked);
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await api.clock.advance({ minutes: 1 });
    await api.jobs.drain();
  }
  expect(await extrasOf(api, booked)).toMatchObject([{ state: 'done' }]);
  expect(await soldExtras(api, booked)).toHaveLength(extras.length);
  expect((await moneyOf(api, booked))[1]).toMatchObject({
    charged: expectedTotal.amount,
    returned: 0,
  });
});

test('a choice that nobody pays lapses after half an hour, not before', async () => {
  const booked = await ticketed();
  await chooseSome(api, booked);
  await startPayment(api, booked);
  await api.clock.advance({ minutes: 29 });
  await api.jobs.drain();
  expect(await extrasOf(api, booked)).toMatchObject([
    { state: 'to-pay', payment: { status: 'redirected' } },
  ]);
  await api.clock.advance({ minutes: 2 });
  await api.jobs.drain();
  expect(await extrasOf(api, booked)).toEqual([]);
  expect((await submitPayment(api, booked)).json()).toMatchObject({ code: 'order-not-payable' });
});

test('money that comes for a choice that has ended goes back', async () => {
  const booked = await ticketed();
  const { expectedTotal } = await chooseSome(api, booked);
  const payment = await startPayment(api, booked);
  await api.database.db
    .updateTable('air_extras')
    .set({ state: 'withdrawn' })
    .where('order_number', '=', booked.order.number)
    .execute();
  await chooseAtBank(api, payment, 'pay');
  await api.jobs.drain();
  expect(await extrasOf(api, booked)).toEqual([]);
  expect((await moneyOf(api, booked))[1]).toEqual({
    status: 'refunded',
    charged: expectedTotal.amount,
    returned: expectedTotal.amount,
  });
});

test('while the carrier is asked there is no further choice', async () => {
  const booked = await ticketed();
  const wanted = await chooseSome(api, booked, oneBag);
  await payOrder(api, booked);
  expect(await extrasOf(api, booked)).toMatchObject([{ state: 'at-carrier' }]);
  expect((await askForExtras(api, booked)).json()).toMatchObject({ code: 'extras-unavailable' });
  const second = await chooseExtras(api, booked, wanted);
  expect(second.json()).toMatchObject({ code: 'extras-unavailable' });
});
