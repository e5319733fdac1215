import {
  getAirOrder,
  getPayment,
  type AirExchange,
  type AirOrder,
  type Payment,
  type Slice,
} from '@karvon/contract';
import {
  respond,
  buildExchange,
  buildExtras,
  buildOrder,
  buildPaidOrder,
  buildPayment,
  renderPage,
  setupApi,
} from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PaymentResultPage } from './payment-result-page';

const api = setupApi();
const id = '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e6f';
const number = '7K3M9QXA';

const payment = (status: Payment['status'], failure: Payment['failure'] = null): Payment => ({
  id,
  orderKind: 'air',
  orderNumber: number,
  method: 'payme',
  amount: { amount: 214_000_000, currency: 'UZS' },
  status,
  failure,
});

test.each<[Payment, string, string]>([
  [payment('succeeded'), 'Платёж прошёл', 'К заказу 7K3M9QXA'],
  [
    payment('failed', 'insufficient-funds'),
    'Платёж не прошёл, попробуйте ещё раз',
    'Оплатить ещё раз',
  ],
  [payment('expired', 'expired'), 'Платёж не прошёл, попробуйте ещё раз', 'Оплатить ещё раз'],
  [payment('pending'), 'Платёж обрабатывается', 'К заказу 7K3M9QXA'],
  [payment('refund-pending'), 'Деньги возвращаются', 'К заказу 7K3M9QXA'],
])('a payment that %j says so', async (paid, title, link) => {
  api.use(
    respond(getAirOrder, buildOrder({ payment: buildPayment({ id, status: paid.status }) })),
    respond(getPayment, paid),
  );
  const { container } = renderPage(<PaymentResultPage number={number} cameFrom={id} />);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute(
    'href',
    `/ru/order?number=${number}`,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['redirected', /Если нет, откройте заказ/],
  ['pending', /Второй раз платить не нужно/],
] as const)('of a payment that is %s the page says what the payer can do', async (status, text) => {
  api.use(
    respond(getAirOrder, buildOrder({ payment: buildPayment({ id, status }) })),
    respond(getPayment, payment(status)),
  );
  renderPage(<PaymentResultPage number={number} cameFrom={id} />);
  expect(await screen.findByText(text)).toBeVisible();
});

test('a success shows the destination, the dates, the passengers, the sum and where the tickets are sent', async () => {
  const order = buildOrder({ payment: buildPayment({ id, status: 'succeeded' }) });
  api.use(respond(getAirOrder, order), respond(getPayment, payment('succeeded')));
  const { container } = renderPage(<PaymentResultPage number={number} cameFrom={id} />);
  const { slices, dictionary, passengers, booker } = order;
  const city = (code: string) => dictionary.airports[code]!.city;
  expect(
    await screen.findByRole('heading', {
      name: `${city(slices[0]!.origin)} — ${city(slices[0]!.destination)}`,
    }),
  ).toBeVisible();
  expect(screen.getByText(new RegExp(passengers[0]!.surname))).toBeVisible();
  expect(
    screen.getByText(new RegExp(`^Билеты придут на ${booker.email.replace(/[*.]/g, '\\$&')}`)),
  ).toBeVisible();
  expect(screen.getByText(/^Оплачено: 2\s?140\s?000\s?сум$/)).toBeVisible();
  expect(container.querySelector('picture img')).toBeInTheDocument();
});

test('a success shows each of several flights with its day, and that the tickets were sent', async () => {
  const { slices } = buildOrder();
  const [there] = slices as [(typeof slices)[number]];
  const back = { ...there, origin: there.destination, destination: there.origin };
  const order = buildOrder({
    payment: buildPayment({ id, status: 'succeeded' }),
    status: 'paid',
    tickets: 'ready',
    slices: [there, back],
  });
  api.use(respond(getAirOrder, order), respond(getPayment, payment('succeeded')));
  renderPage(<PaymentResultPage number={number} cameFrom={id} />);
  const city = (code: string) => order.dictionary.airports[code]!.city;
  for (const { origin, destination } of order.slices)
    expect(
      await screen.findByText(new RegExp(`^${city(origin)} — ${city(destination)}, .+`)),
    ).toBeVisible();
  expect(screen.getByText('Спасибо! Билеты готовы.')).toBeVisible();
  expect(screen.getByText(/^Билеты отправили на/)).toBeVisible();
});

describe('the payment of an exchange', () => {
  const paidAt = '2026-12-02T10:04:00.000Z';
  const steps: AirExchange['steps'] = [{ state: 'to-pay', at: '2026-12-02T10:00:00.000Z' }];
  const open = (exchange: Partial<AirExchange>, status: Payment['status']) => {
    const order = buildPaidOrder({
      payment: buildPayment({ id, status, startedAt: paidAt }),
      exchange: buildExchange({ steps, ...exchange }),
    });
    api.use(respond(getAirOrder, order), respond(getPayment, payment(status)));
    renderPage(<PaymentResultPage number={number} cameFrom={id} />);
    return order;
  };

  test('names the new flights while their tickets are made', async () => {
    const { exchange, slices } = open({ state: 'at-carrier' }, 'succeeded');
    expect(await screen.findByText(/^Спасибо! Обмениваем билеты/)).toBeVisible();
    const dayOf = (slice: Slice) => Number(slice.segments[0]!.departingAt.slice(8, 10));
    const [before, after] = [dayOf(slices[0]!), dayOf(exchange!.offer!.slices[0]!)];
    expect(before).not.toBe(after);
    expect(await screen.findByText(new RegExp(`, ${after} `))).toBeVisible();
    expect(screen.queryByText(new RegExp(`, ${before} `))).toBeNull();
    expect(screen.getByText(/^Билеты придут на/)).toBeVisible();
  });

  test('says when the new tickets are there', async () => {
    open({ state: 'done' }, 'succeeded');
    expect(await screen.findByText('Спасибо! Новые билеты готовы.')).toBeVisible();
  });

  test.each(['declined', 'expired'] as const)(
    'comes back when the exchange is %s, and the old tickets stay',
    async (state) => {
      open({ state }, 'refund-pending');
      expect(await screen.findByText(/прежние билеты действуют/)).toBeVisible();
      expect(screen.queryByText(/бронирование уже отменено/)).toBeNull();
    },
  );
});

test.each([
  [
    'at-carrier',
    'Спасибо! Оформляем багаж и места: они появятся на странице заказа через минуту-две.',
  ],
  ['done', 'Спасибо! Багаж и места оформлены.'],
] as const)(
  'the payment of bags and seats alone is about them while they are %s',
  async (state, text) => {
    const paid = payment('succeeded');
    const extras = [buildExtras({ state, withOrder: false, total: paid.amount, payment: null })];
    const started = buildPayment({ id, status: 'succeeded' });
    api.use(
      respond(getAirOrder, buildPaidOrder({ payment: started, extras })),
      respond(getPayment, paid),
    );
    renderPage(<PaymentResultPage number={number} cameFrom={id} />);
    expect(
      await screen.findByText((said) => said.replaceAll('\u00a0', ' ') === text),
    ).toBeVisible();
    expect(screen.queryByText(/Билеты готовы/)).toBeNull();
  },
);

test('a payment of an exchange that was cancelled does not ask to pay for the order again', async () => {
  api.use(
    respond(
      getAirOrder,
      buildPaidOrder({
        payment: buildPayment({ id, status: 'failed' }),
        exchange: buildExchange({ state: 'to-pay' }),
      }),
    ),
    respond(getPayment, payment('failed', 'cancelled-by-payer')),
  );
  renderPage(<PaymentResultPage number={number} cameFrom={id} />);
  expect(await screen.findByText(/^Вы отменили платёж/)).toBeVisible();
  expect(screen.queryByText(/Заказ можно оплатить/)).toBeNull();
});

test('money for bags and seats that comes back does not say that the order is cancelled', async () => {
  api.use(
    respond(
      getAirOrder,
      buildPaidOrder({ payment: buildPayment({ id, status: 'refund-pending' }) }),
    ),
    respond(getPayment, payment('refund-pending')),
  );
  renderPage(<PaymentResultPage number={number} cameFrom={id} />);
  expect(await screen.findByText(/Заказ не изменился/)).toBeVisible();
  expect(screen.queryByText(/бронирование уже отменено/)).toBeNull();
});

test('a result page without a payment says that there was none', async () => {
  api.use(respond(getAirOrder, buildOrder()));
  renderPage(<PaymentResultPage number={number} cameFrom={id} />, { locale: 'uz' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Bu buyurtma boʻyicha hali toʻlov boʻlmagan.',
  );
});

describe('a payer who comes back from a payment that was given up for a newer one', () => {
  const newest = { ...payment('redirected'), id: '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e70' };
  const comeBack = (order: AirOrder, ...payments: Payment[]) => {
    api.use(
      respond(getAirOrder, { ...order, payment: buildPayment({ id: newest.id }) }),
      respond(getPayment, ({ params }) => payments.find((one) => one.id === params.id)!),
    );
    renderPage(<PaymentResultPage number={number} cameFrom={id} />);
  };

  test('reads that it was paid after all', async () => {
    comeBack(buildPaidOrder(), newest, payment('succeeded'));
    expect(await screen.findByRole('heading', { name: 'Платёж прошёл' })).toBeVisible();
  });

  test('reads that it comes back when the newer one has paid for the order', async () => {
    const late = { id, paidFor: 'order' as const, amount: payment('refunded').amount };
    const at = '2026-12-01T10:00:00.000Z';
    comeBack(
      buildPaidOrder({ latePayments: [{ ...late, at }] }),
      { ...newest, status: 'succeeded' },
      payment('refunded'),
    );
    expect(await screen.findByText(/^Заказ уже оплачен другим платежом/)).toBeVisible();
  });

  test.each([
    ['was not paid', payment('expired')],
    ['is of another order', { ...payment('succeeded'), orderNumber: '5H2N8VZC' }],
  ])('reads of the newer one when the earlier %s', async (_why, earlier) => {
    comeBack(buildOrder(), newest, earlier);
    expect(await screen.findByRole('heading', { name: 'Платёж обрабатывается' })).toBeVisible();
  });
});
