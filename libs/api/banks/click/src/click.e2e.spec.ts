import type { ClickSimulator } from '@karvon/bank-simulators';
import {
  bookedBy,
  codesOfForgedCalls,
  forgedCalls,
  ledgerEntriesOf,
  ledgerOf,
  moneyAfterFault,
  readOrder,
  submitPayment,
  uzFiscal,
  type PaymentsUnderTest,
} from '@karvon/payments/testing';
import { readAmount, writeAmount } from '@karvon/money';
import { clickSettings, startClick, startClickPayments } from './testing';

let api: PaymentsUnderTest;
let click: ClickSimulator;
beforeAll(async () => {
  api = await startClickPayments({ uzFiscal });
  click = await startClick(api, api.url);
});
afterAll(async () => {
  await click.close();
  await api.close();
});

let last = 9_007_199_254_740_993n;

/** A booked order with the values that Click sends about it. */
async function requested() {
  const { order, payment } = await bookedBy(api, 'click');
  const common = {
    click_trans_id: String(++last),
    click_paydoc_id: String(last % 1_000_000_000n),
    merchant_trans_id: payment.id,
    amount: writeAmount(order.order.toPay.amount),
  };
  const prepare = (key?: string) => click.call({ ...common, action: '0' }, key);
  const complete = (merchant_prepare_id: string, more: object = {}, key?: string) =>
    click.call({ ...common, action: '1', merchant_prepare_id, ...more }, key);
  return { order, payment, prepare, complete, common };
}

test.each([
  ['1000', 100_000],
  ['1000.5', 100_050],
  ['1000.50', 100_050],
  ['0.01', 1],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('the amount %p is %p tiyin', (text, tiyin) => expect(readAmount(text)).toBe(tiyin));

test('the fifteen official scenarios', async () => {
  const paid = await requested();
  const codes: number[] = [];
  const say = async (response: Promise<{ error: number; merchant_prepare_id?: number | null }>) => {
    const { error, merchant_prepare_id } = await response;
    codes.push(error);
    return String(merchant_prepare_id);
  };
  await say(paid.prepare('wrong'));
  const common = { ...paid.common, merchant_trans_id: '0', action: '0' as const };
  await say(click.call(common));
  const first = await say(paid.prepare());
  await say(paid.complete(first, {}, 'wrong'));
  await say(paid.complete(first, { amount: '300' }));
  await say(paid.complete(first));
  await say(paid.complete(first));
  await say(paid.complete(first, { error: '-5017' }));
  const other = await requested();
  const second = await say(other.prepare());
  await say(other.complete('999999999'));
  await say(other.complete(second));
  const third = await requested();
  const prepared = await say(third.prepare());
  await say(third.complete(prepared, { error: '-5017' }));
  await say(third.complete(prepared, { error: '-5017' }));
  await say(third.complete(prepared));
  expect(codes).toEqual([-1, -5, 0, -1, -2, 0, -4, -9, 0, -6, 0, 0, -9, -9, -9]);

  for (const { order } of [paid, other])
    expect(await ledgerOf(api, order)).toMatchObject([
      { entry: 'charge', amount: order.order.toPay.amount, debit: 'provider/click' },
    ]);
  expect(await ledgerOf(api, third.order)).toEqual([]);
  expect(await readOrder(api, third.order)).toMatchObject({
    status: 'not-paid',
    payment: { status: 'failed' },
  });
});

test('after a declined card a new prepare of the same payment is accepted, and paid', async () => {
  const { common, complete, order, payment, prepare } = await requested();
  const declined = String((await prepare()).merchant_prepare_id);
  expect((await complete(declined, { error: '-5017' })).error).toBe(-9);
  const next = { ...common, click_trans_id: String(++last), click_paydoc_id: '77' };
  const both = await Promise.all([
    click.call({ ...next, action: '0' }),
    click.call({ ...next, action: '0', click_trans_id: String(++last) }),
  ]);
  expect(both.map(({ error }) => error).sort()).toEqual([-9, 0]);
  expect((await readOrder(api, order)).payment).toMatchObject({
    id: payment.id,
    status: 'pending',
  });
  const taken = both.findIndex(({ error }) => error === 0);
  const click_trans_id = String(last - 1n + BigInt(taken));
  const merchant_prepare_id = String(both[taken]!.merchant_prepare_id);
  const paid = { ...next, action: '1', click_trans_id, merchant_prepare_id } as const;
  expect((await complete(declined)).error).toBe(-9);
  expect((await click.call(paid)).error).toBe(0);
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid' });
  expect(await ledgerOf(api, order)).toHaveLength(1);
});

test('after a declined card a new prepare is refused once the order cannot be paid or was paid otherwise', async () => {
  const { common, complete, order, prepare } = await requested();
  await complete(String((await prepare()).merchant_prepare_id), { error: '-5017' });
  const again = () => click.call({ ...common, click_trans_id: String(++last), action: '0' });
  expect((await submitPayment(api, order, undefined, { method: 'click' })).statusCode).toBe(201);
  expect((await again()).error).toBe(-9);

  const other = await requested();
  await other.complete(String((await other.prepare()).merchant_prepare_id), { error: '-5017' });
  await api.clock.set(other.order.order.payBefore!);
  await api.clock.advance({ minutes: 1 });
  expect((await other.prepare()).error).toBe(-9);
});

test('after a declined card and a paid one, a return reverses the paid one', async () => {
  const { order, payment } = await bookedBy(api, 'click', true);
  const { receipts } = await click.choose(payment.confirmationUrl, 'decline');
  expect(receipts).toEqual([]);
  const paid = await click.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  expect(paid.money).toBe('taken');
  expect(paid.receipts).toHaveLength(1);
  await api.orders.giveBack(order);
  await api.jobs.drain();
  expect(paid.money).toBe('returned');
});

test('staff are notified at once when Click cancels a paid payment; the order stays delivered', async () => {
  const paid = await requested();
  const prepared = String((await paid.prepare()).merchant_prepare_id);
  expect((await paid.complete(prepared)).error).toBe(0);
  await api.jobs.drain();
  for (let times = 0; times < 2; times += 1)
    expect((await paid.complete(prepared, { error: '-5017' })).error).toBe(-9);
  const notices = await api.database.db
    .selectFrom('staff_notices')
    .selectAll()
    .where('event', '=', `statement-difference/click/${paid.payment.id}`)
    .execute();
  expect(notices).toHaveLength(1);
  expect(await readOrder(api, paid.order)).toMatchObject({
    status: 'paid',
    delivered: true,
    payment: { status: 'succeeded' },
  });
  expect(await ledgerOf(api, paid.order)).toHaveLength(1);
});

test('a repeated call gets the same number; a second payer is refused', async () => {
  const { common, order, prepare } = await requested();
  const first = await prepare();
  expect(await prepare()).toEqual(first);
  const stranger = await click.call({ ...common, click_trans_id: String(++last), action: '0' });
  expect(stranger.error).toBe(-9);
  expect((await readOrder(api, order)).payment?.status).toBe('pending');
});

test('the signature covers the amount exactly as written', async () => {
  const { common } = await requested();
  const shorter = common.amount.replace(/\.00$/, '');
  expect((await click.call({ ...common, amount: shorter, action: '0' })).error).toBe(0);
});

test('after a lost completion Click is asked, and the payment counts once', async () => {
  const { order, payment } = await bookedBy(api, 'click');
  const paid = await click.choose(payment.confirmationUrl, 'pay', 'never');
  expect((await readOrder(api, order)).payment?.status).toBe('pending');
  paid.money = 'taken';
  await api.inject(`/v1/payments/${payment.id}`);
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid' });
  expect(await ledgerOf(api, order)).toHaveLength(1);
});

test('the tax receipt lists flights and our fee, each with its own tax, once even if the response is lost', async () => {
  const { order, payment } = await bookedBy(api, 'click');
  click.loseNextResponse();
  const paid = await click.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  await api.clock.advance({ minutes: 5 });
  await api.jobs.drain();
  const { number, toPay } = order.order;
  expect(paid.receipts).toHaveLength(1);
  const [flights, fee] = paid.receipts[0]!;
  expect(flights!.Price + fee!.Price).toBe(toPay.amount);
  expect(paid.receipts[0]).toEqual([
    {
      Name: `Авиабилеты, заказ ${number}, 1 шт.`,
      SPIC: uzFiscal.air.code,
      PackageCode: uzFiscal.air.packageCode,
      GoodPrice: flights!.Price,
      Price: flights!.Price,
      Amount: 1,
      VAT: 0,
      VATPercent: 0,
      CommissionInfo: { TIN: uzFiscal.air.tin },
    },
    {
      Name: `Сервисный сбор, заказ ${number}, 1 шт.`,
      SPIC: uzFiscal.fee.code,
      PackageCode: uzFiscal.fee.packageCode,
      GoodPrice: fee!.Price,
      Price: fee!.Price,
      Amount: 1,
      VAT: Math.round((fee!.Price * 12) / 112),
      VATPercent: 12,
      CommissionInfo: { TIN: uzFiscal.tin },
    },
  ]);
});

test('a full return is made by a reversal', async () => {
  const { order, payment } = await bookedBy(api, 'click', true);
  const paid = await click.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  await api.orders.giveBack(order);
  await api.jobs.drain();
  expect(paid.money).toBe('returned');
  expect((await ledgerOf(api, order)).map(({ entry }) => entry)).toEqual(['charge', 'refund']);
});

test(`${forgedCalls} forged calls change nothing`, async () => {
  const { common, order } = await requested();
  const errors = await codesOfForgedCalls(forgedCalls / 50, (round) =>
    Array.from({ length: 50 }, async (_, index) => {
      const payload = new URLSearchParams({
        ...common,
        action: String(index % 2),
        error: '0',
        error_note: '',
        service_id: clickSettings.serviceId,
        merchant_prepare_id: '1',
        sign_time: '2026-11-23 12:00:00',
        sign_string: `${round}${index}`.padStart(index % 3 ? 32 : 5, 'a'),
      });
      const response = await api.inject({
        method: 'POST',
        url: '/v1/payments/callbacks/click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: payload.toString(),
      });
      return (response.json() as { error: number }).error;
    }),
  );
  expect(errors).toEqual(new Set([-1]));
  expect(await ledgerOf(api, order)).toEqual([]);
  expect((await readOrder(api, order)).payment?.status).toBe('redirected');
});

test.each(moneyAfterFault)(
  'a payer at Click, fault "%s": the money is %s, and the ledger agrees',
  async (fault, money) => {
    const { order, payment } = await bookedBy(api, 'click');
    const paid = await click.choose(payment.confirmationUrl, 'pay', fault);
    await click.deliverLate();
    expect(paid.money).toBe(money);
    expect(await ledgerEntriesOf(api, order)).toEqual(
      money === 'taken' ? [['charge', order.order.toPay.amount]] : [],
    );
  },
);
