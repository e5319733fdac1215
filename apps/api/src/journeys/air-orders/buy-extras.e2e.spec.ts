import {
  bookAndPay,
  book,
  payOrder,
  readOrder,
  buySome,
  chooseSome,
  extrasOf,
  moneyOf,
  soldExtras,
} from '@karvon/air-orders/testing';
import { startListeningSalesApp } from '../../testing/sales-app';
import { callOps } from '../../testing/operators/call-ops';
import { testOperatorToken } from '../../testing/start-test-app';
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
