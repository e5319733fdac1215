import {
  bookAndPay,
  book,
  payOrder,
  readOrder,
  startListeningSalesApp,
  startPayment,
  submitPayment,
} from '../../../testing/air-orders';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import { callOps } from '../../../testing/exchanges/air-exchanges';
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
} from '../../../testing/extras/air-extras';
import { testOperatorToken } from '../../../testing/start-test-app';
import { testApi } from '@karvon/platform/testing/test-api';
import { formatMoney } from '@karvon/platform/format-money';
import { readPdfText } from '@karvon/order-ground/documents/pdf/read-pdf-text.fixture';
import { readMessages } from '@karvon/messages/testing';

const api = testApi(startListeningSalesApp);

async function ticketed(surname?: string) {
  const booked = await bookAndPay(api, surname);
  await api.jobs.drain();
  return booked;
}

const messagesOf = async (number: string) =>
  (await readMessages(api)).filter(({ text, subject }) => `${subject} ${text}`.includes(number));

test('extras of an order with tickets are paid on their own, and printed on new receipts', async () => {
  const booked = await ticketed();
  const { number } = booked.order;
  const { expectedTotal, extras } = await chooseSome(api, booked);
  const [chosen] = await extrasOf(api, booked);
  expect(chosen).toMatchObject({ state: 'to-pay', withOrder: false, payment: null });
  expect(chosen!.paymentMethods.length).toBeGreaterThan(0);
  expect(await readOrder(api, booked)).toMatchObject({ toPay: booked.order.toPay });
  await payOrder(api, booked);
  await api.jobs.drain();
  const done = await readOrder(api, booked);
  expect(done).toMatchObject({ status: 'paid', tickets: 'ready', toPay: booked.order.toPay });
  expect(done.extras).toMatchObject([{ state: 'done', payBefore: null, paymentMethods: [] }]);
  expect(await soldExtras(api, booked)).toEqual(expect.arrayContaining(extras));
  expect(await moneyOf(api, booked)).toMatchObject([
    { charged: booked.order.toPay.amount, returned: 0 },
    { charged: expectedTotal.amount, returned: 0 },
  ]);

  const seat = extras.find(({ kind }) => kind === 'seat') as { designator: string };
  for (const [lang, bag] of [
    ['ru', 'Дополнительный багаж'],
    ['uz', 'Qoʻshimcha bagaj'],
  ] as const) {
    const { rawPayload } = await api.inject({
      url: `/v1/air/orders/${number}/tickets.pdf?lang=${lang}`,
      headers: { 'order-token': booked.accessToken },
    });
    const text = readPdfText(rawPayload);
    for (const said of [seat.designator, bag, 'JFK–EWR']) expect(text).toContain(said);
    const { amount } = booked.order.total;
    expect(text).toContain(
      formatMoney({ ...expectedTotal, amount: amount + expectedTotal.amount }, lang),
    );
  }
  const told = await messagesOf(number);
  expect(told.filter(({ subject }) => subject?.includes('багаж и места оформлены'))).toHaveLength(
    1,
  );
  expect(told.filter(({ subject }) => subject?.startsWith('Билеты по заказу'))).toHaveLength(1);
});

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

test.each([
  ['with the order', true],
  ['on their own', false],
])(
  'if the carrier refuses extras that were paid %s, their money goes back once',
  async (_, with_) => {
    const booked = await book(api, { surname: 'EXTRASREFUSED' });
    if (with_) await chooseSome(api, booked);
    await payOrder(api, booked);
    await api.jobs.drain();
    if (!with_) await buySome(api, booked);
    await api.jobs.drain();
    const order = await readOrder(api, booked);
    expect(order).toMatchObject({ status: 'paid', tickets: 'ready' });
    const [extras] = order.extras;
    expect(extras).toMatchObject({ state: 'declined' });
    const { amount } = extras!.total;
    const price = booked.order.toPay.amount;
    expect(await moneyOf(api, booked)).toEqual(
      with_
        ? [{ status: 'succeeded', charged: price + amount, returned: amount }]
        : [
            { status: 'succeeded', charged: price, returned: 0 },
            { status: 'refunded', charged: amount, returned: amount },
          ],
    );
    const told = await messagesOf(booked.order.number);
    expect(told.filter(({ subject }) => subject?.includes('места не оформлены'))).toHaveLength(1);
    expect(await soldExtras(api, booked)).toEqual([]);
  },
);

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

test.each([
  ['done', 'done'],
  ['decline', 'declined'],
])('an operator ends what waits for the carrier: %s', async (act, state) => {
  const booked = await ticketed();
  const { expectedTotal } = await chooseSome(api, booked);
  await payOrder(api, booked);
  const { id } = (await extrasOf(api, booked))[0]!;
  const { waiting } = (
    await api.inject({
      url: '/v1/ops/extras',
      headers: { 'operator-token': testOperatorToken },
    })
  ).json() as { waiting: { id: string; total: object }[] };
  expect(waiting).toContainEqual(expect.objectContaining({ id, total: expectedTotal }));
  expect(Object.values((await callOps(api, `extras/${id}/${act}`)).json())).toEqual([true]);
  expect(Object.values((await callOps(api, `extras/${id}/${act}`)).json())).toEqual([false]);
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({ tickets: 'ready', extras: [{ state }] });
  expect((await moneyOf(api, booked))[1]).toMatchObject({
    charged: expectedTotal.amount,
    returned: state === 'declined' ? expectedTotal.amount : 0,
  });
});
