import { book, bookTwo, oneBag, chooseSome } from '@karvon/air-orders/testing';
import { ledgerOf } from '@karvon/payments/testing';
import { bookHotel, findOffer, flexible, startHotelPayment } from '../../testing/hotel-orders';
import { minorOf, receiptLinesAt, receiptsAfter } from '@karvon/yookassa/testing';
import { startPaymentBy, startYookassaShop, type YookassaShop } from '../../testing/payment-peers';
import { createReceiptSteps, type Numbered } from './receipt-steps.fixture';

const full = 'full_prepayment' as const;
/** Flights without VAT, rooms at 10 %, our fee at 22 %: prepaid items have the calculated rate. */
const prepaid = {
  ...receiptsAfter,
  air: { ...receiptsAfter.air, mode: full },
  hotel: { ...receiptsAfter.hotel, mode: full, vatCode: 3 },
  fee: { ...receiptsAfter.fee, mode: full },
};
const [none, tenOfHotel, fee] = [1, 3, 11];
const [tenPrepaid, feePrepaid] = [5, 12];

let { api, yookassa, close } = {} as YookassaShop;
beforeAll(async () => {
  ({ api, yookassa, close } = await startYookassaShop(undefined, prepaid));
});
afterAll(() => close());
beforeEach(() => {
  Object.assign(api.config.payments.yookassa!, { receipts: prepaid });
  return api.clock.advance({ minutes: 60 });
});

const { giveBack, minutesPass, pay, receiptsOf } = createReceiptSteps(() => ({ api, yookassa }), {
  minutes: 4,
  method: 'sbp',
});

/** Each receipt as its type, the modes and VAT codes of its items, and its settlements. */
const said = (booked: Numbered) =>
  receiptsOf(booked).map(({ type, items, settlements }) => ({
    type,
    modes: [...new Set(items.map(({ payment_mode: mode }) => mode))],
    vat: items.map(({ vat_code: code }) => code),
    by: settlements.map((one) => one.type),
    sum: items.reduce((sum, { amount }) => sum + minorOf(amount), 0),
  }));

test('tickets that are paid before they are issued have a second receipt, settled by the prepayment', async () => {
  const booked = await book(api);
  const { amount } = booked.order.toPay;
  await pay(booked);
  expect(said(booked)).toEqual([
    { type: 'payment', modes: [full], vat: [none, feePrepaid], by: ['cashless'], sum: amount },
    {
      type: 'payment',
      modes: ['full_payment'],
      vat: [none, fee],
      by: ['prepayment'],
      sum: amount,
    },
  ]);
  const [opened, closed] = receiptsOf(booked);
  expect(closed).toMatchObject({ status: 'succeeded', payment_id: opened!.payment_id });
  const amounts = (lines: ReturnType<typeof receiptLinesAt>) => lines.map(([, line]) => line);
  expect(amounts(receiptLinesAt(closed!))).toEqual(amounts(receiptLinesAt(opened!)));
});

test('card money is taken after the tickets are issued: one receipt of full payment', async () => {
  const booked = await book(api);
  await pay(booked, 'bank-card');
  expect(said(booked)).toMatchObject([{ modes: ['full_payment'], vat: [none, fee] }]);
});

test('a room that is paid before its voucher has both receipts', async () => {
  const booked = await bookHotel(api, await findOffer(api, flexible));
  const { confirmationUrl } = await startHotelPayment(api, booked);
  await yookassa.choose(confirmationUrl, 'pay');
  await minutesPass();
  expect(said(booked)).toMatchObject([
    { modes: [full], vat: [tenPrepaid, feePrepaid], by: ['cashless'] },
    { modes: ['full_payment'], vat: [tenOfHotel, fee], by: ['prepayment'] },
  ]);
});

test('tickets that could not be issued go back as the prepayment that they were', async () => {
  const booked = await book(api, { surname: 'ISSUEERROR' });
  await pay(booked);
  const sum = await giveBack(booked);
  expect(said(booked)).toMatchObject([
    { type: 'payment', modes: [full], sum },
    { type: 'refund', modes: [full], vat: [none, feePrepaid], by: ['cashless'], sum },
  ]);
});

test('a ticket that is given back after the issue goes back as fully paid', async () => {
  const booked = await bookTwo(api);
  await pay(booked);
  const back = await giveBack(booked, [{ passenger: 1, slices: [0] }]);
  expect(said(booked)).toMatchObject([
    { type: 'payment', modes: [full] },
    { type: 'payment', modes: ['full_payment'], by: ['prepayment'] },
    { type: 'refund', modes: ['full_payment'], vat: [none], by: ['cashless'], sum: back },
  ]);
  const entries = await ledgerOf(api, booked);
  expect(entries.map(({ entry }) => entry)).toEqual(['charge', 'refund']);
});

test('bags bought later have both receipts of their own', async () => {
  const booked = await book(api);
  await pay(booked);
  await chooseSome(api, booked, oneBag);
  const { amount } = await pay(booked);
  const sum = minorOf(amount);
  expect(said(booked).slice(2)).toMatchObject([
    { modes: [full], by: ['cashless'], sum },
    { modes: ['full_payment'], by: ['prepayment'], sum },
  ]);
});

test('an advance is listed as a payment, not as a service', async () => {
  const air = { ...prepaid.air, mode: 'advance' };
  Object.assign(api.config.payments.yookassa!, { receipts: { ...prepaid, air } });
  const booked = await book(api);
  await pay(booked);
  expect(
    receiptsOf(booked).map(({ items }) =>
      items.map((item) => [item.payment_mode, item.payment_subject]),
    ),
  ).toEqual([
    [
      ['advance', 'payment'],
      [full, 'service'],
    ],
    [
      ['full_payment', 'service'],
      ['full_payment', 'service'],
    ],
  ]);
});

test('when receipts are sent with payments, the second receipt is still sent', async () => {
  const { agentType: _type, supplier: _supplier, ...air } = prepaid.air;
  const { agentType: _agent, ...hotel } = prepaid.hotel;
  Object.assign(api.config.payments.yookassa!, {
    receipts: { ...prepaid, send: 'with', air, hotel },
  });
  const booked = await book(api);
  const there = await pay(booked);
  expect(there.receipts.flatMap(({ items }) => items.map((item) => item.payment_mode))).toEqual([
    full,
    full,
  ]);
  expect(said(booked)).toMatchObject([{ modes: ['full_payment'], by: ['prepayment'] }]);
});

test('items that are not prepaid are not on the second receipt', async () => {
  const own = { ...prepaid.fee, mode: 'full_payment' as const };
  Object.assign(api.config.payments.yookassa!, { receipts: { ...prepaid, fee: own } });
  const booked = await book(api);
  await pay(booked);
  expect(said(booked)).toMatchObject([
    { modes: [full, 'full_payment'], vat: [none, fee] },
    { modes: ['full_payment'], vat: [none], by: ['prepayment'] },
  ]);
});

test('a lost response makes no third receipt, even when YooKassa has forgotten the key', async () => {
  const booked = await book(api);
  const { id } = await startPaymentBy(api, booked, 'sbp');
  await pay(booked);
  expect(said(booked)).toHaveLength(2);
  const { db } = api.database;
  await db
    .updateTable('payment_receipts')
    .set({ state: 'waiting', receipt_id: null })
    .where('payment_id', '=', id)
    .execute();
  await api.clock.advance({ minutes: 25 * 60 });
  await api.jobs.enqueue(db, 'jobs.sweep', {});
  await minutesPass();
  expect(said(booked)).toHaveLength(2);
});

test.each(['after', 'with'] as const)(
  'a return has the tax of its sale although the setting has changed since: receipts %s payments',
  async (send) => {
    const { agentType: _type, supplier: _supplier, ...air } = prepaid.air;
    const sold = { ...prepaid, send, air, hotel: air };
    Object.assign(api.config.payments.yookassa!, { receipts: sold });
    const booked = await bookTwo(api);
    const there = await pay(booked);
    const taxed = { ...air, vatCode: 3, subject: 'another' as const };
    const since = { ...sold, air: taxed, fee: { ...sold.fee, vatCode: 7 } };
    Object.assign(api.config.payments.yookassa!, { receipts: since });
    await giveBack(booked, [{ passenger: 1, slices: [0] }]);
    const back = send === 'with' ? there.receipts.at(-1)! : receiptsOf(booked).at(-1)!;
    expect(back.items).toMatchObject([
      { vat_code: none, payment_mode: 'full_payment', payment_subject: 'service' },
    ]);
  },
);
