import type { AirOrderWithToken, RefundPart, RefundQuote } from '@karvon/contract';
import {
  book,
  bookTwo,
  confirmRefund,
  quoteRefund,
  readOrder,
  chooseExtras,
  offerExtras,
  oneBag,
} from '@karvon/air-orders/testing';
import { ledgerEntriesOf } from '@karvon/payments/testing';
import {
  bookHotel,
  cancelHotel,
  findOffer,
  flexible,
  readHotelOrder,
  startHotelPayment,
} from '../../testing/hotel-orders';
import {
  bookedBy,
  startPaymentBy,
  startYookassaShop,
  type YookassaShop,
} from '../../testing/payment-peers';
import { minorOf, receiptLinesAt } from '@karvon/yookassa/testing';

let { api, yookassa, close } = {} as YookassaShop;
beforeAll(async () => {
  ({ api, yookassa, close } = await startYookassaShop());
});
afterAll(() => close());

const amountsOf = (order: { order: { number: string } }) => ledgerEntriesOf(api, order);
const [airVat, feeVat] = [1, 11];
/** The refunds of a payment at YooKassa. */
const refundsOf = (id: string) =>
  [...yookassa.refunds.values()].filter(({ payment_id }) => payment_id === id);

async function giveBack(order: AirOrderWithToken, part?: RefundPart): Promise<number> {
  const quote = (await quoteRefund(api, order, { part })).json() as RefundQuote;
  expect((await confirmRefund(api, order, quote.id)).statusCode).toBe(200);
  await api.jobs.drain();
  return quote.total.amount;
}

test('two tickets given back one by one: each sum is a refund of its own', async () => {
  const order = await bookTwo(api);
  const payment = await startPaymentBy(api, order, 'bank-card');
  const there = await yookassa.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  expect(there.status).toBe('succeeded');

  const first = await giveBack(order, [{ passenger: 1, slices: [0] }]);
  expect(first).toBeLessThan(order.order.toPay.amount / 2);
  expect(minorOf(there.refunded_amount)).toBe(first);
  // Our fee is kept: the returned money is the carrier's.
  expect(receiptLinesAt(there.receipts.at(-1)!)).toEqual([[airVat, first]]);
  expect(await readOrder(api, order)).toMatchObject({
    status: 'paid',
    payment: { status: 'succeeded' },
  });

  await api.clock.advance({ minutes: 1 });
  const rest = await giveBack(order);
  expect(refundsOf(there.id).map(({ amount }) => minorOf(amount))).toEqual([first, rest]);
  expect(await amountsOf(order)).toEqual([
    ['charge', order.order.toPay.amount],
    ['refund', first],
    ['refund', rest],
  ]);
  expect(await readOrder(api, order)).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded' },
  });
});

test('a refund of a part that YooKassa cancels is requested again, and the rest is not touched', async () => {
  const order = await bookTwo(api);
  const payment = await startPaymentBy(api, order, 'sbp');
  const there = await yookassa.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  yookassa.refuseNextRefund();
  const part = await giveBack(order, [{ passenger: 0, slices: [0] }]);
  expect(minorOf(there.refunded_amount)).toBe(0);
  await api.clock.advance({ minutes: 5 });
  await api.jobs.drain();
  expect(minorOf(there.refunded_amount)).toBe(part);
  expect(await amountsOf(order)).toEqual([
    ['charge', order.order.toPay.amount],
    ['refund', part],
  ]);
});

test('bags paid with the ticket and refused by the carrier go back as bags', async () => {
  const order = await book(api, { surname: 'EXTRASREFUSED' });
  const wanted = oneBag(await offerExtras(api, order));
  expect((await chooseExtras(api, order, wanted)).statusCode).toBe(200);
  const payment = await startPaymentBy(api, order, 'bank-card');
  const there = await yookassa.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  const back = minorOf(there.refunded_amount);
  expect(back).toBe(wanted.expectedTotal.amount);
  const [sold, returned] = there.receipts;
  const [, [, bag]] = receiptLinesAt(sold!) as [unknown, [number, number]];
  expect(receiptLinesAt(returned!)).toEqual([
    [airVat, bag],
    [feeVat, back - bag],
  ]);
  expect(returned!.items[0]).toMatchObject({
    description: `Дополнительный багаж и места, заказ ${order.order.number}`,
  });
});

test('bags that the carrier refuses go back as they were sold, each with its tax', async () => {
  const { order, payment } = await bookedBy(api, 'bank-card', 'EXTRASREFUSED');
  await yookassa.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  const wanted = oneBag(await offerExtras(api, order));
  expect((await chooseExtras(api, order, wanted)).statusCode).toBe(200);
  const beside = await startPaymentBy(api, order, 'sbp');
  const there = await yookassa.choose(beside.confirmationUrl, 'pay');
  await api.jobs.drain();
  expect(minorOf(there.refunded_amount)).toBe(wanted.expectedTotal.amount);
  const [sold, returned] = there.receipts;
  expect(sold!.items.map(({ vat_code }) => vat_code)).toEqual([airVat, feeVat]);
  expect(returned!.items).toEqual(sold!.items);
});

test('a stay that is cancelled late returns the amount that the hotel does not keep', async () => {
  const offer = await findOffer(api, (one) => {
    const [penalty] = one.cancellation.steps;
    return flexible(one) && penalty!.penalty.amount < one.total.amount;
  });
  const booked = await bookHotel(api, offer);
  const payment = await startHotelPayment(api, booked);
  const there = await yookassa.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  expect((await readHotelOrder(api, booked)).status).toBe('finished');
  const titles = ['Проживание в отеле', 'Сервисный сбор'];
  expect(there.receipts[0]!.items).toMatchObject(
    titles.map((title) => ({ description: `${title}, заказ ${booked.order.number}` })),
  );

  const { freeUntil, steps } = offer.cancellation;
  await api.clock.set(new Date(freeUntil!));
  expect((await cancelHotel(api, booked)).statusCode).toBe(200);
  await api.jobs.drain();
  const back = offer.total.amount - steps[0]!.penalty.amount;
  expect(minorOf(there.refunded_amount)).toBe(back);
  // The penalty is a share of the whole price, so the room and our fee go back in the shares of the sale.
  const [[, room], [, fee]] = receiptLinesAt(there.receipts[0]!) as [
    [number, number],
    [number, number],
  ];
  const ofRoom = Math.floor((back * room) / (room + fee));
  expect(receiptLinesAt(there.receipts[1]!)).toEqual([
    [airVat, ofRoom],
    [feeVat, back - ofRoom],
  ]);
  expect(await amountsOf(booked)).toEqual([
    ['charge', offer.total.amount],
    ['refund', back],
  ]);
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'canceled',
    payment: { status: 'refunded' },
  });
});
