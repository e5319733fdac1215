import {
  cancelAirOrder,
  cancelPayment,
  createPayment,
  getAirOrder,
  getAirOrderRules,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  respond,
  buildItinerary,
  buildOrder,
  buildPaidOrder,
  buildPayment,
  buildSegment,
  refuse,
  renderPage,
  setupApi,
} from '@karvon/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OrderPage } from './order-page';

const api = setupApi();
const uz = readEdition('uz');
const number = '7K3M9QXA';
const open = (locale: 'ru' | 'uz' = 'ru') =>
  renderPage(<OrderPage number={number} edition={uz} />, { locale });

test('an unpaid order shows the payment deadline, and the whole price on the button', async () => {
  api.use(respond(getAirOrder, buildOrder()));
  const { container } = open();
  expect(await screen.findByRole('heading', { name: 'Заказ 7K3M9QXA' })).toBeVisible();
  expect(screen.getByText(/Оплатить до 1 декабря.*15:30/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('29:55');
  expect(screen.getByRole('button', { name: /Оплатить 2\s140\s000\sсум/ })).toBeEnabled();
  expect(await axe(container)).toHaveNoViolations();
});

test('paying calls the API once with this order and method', async () => {
  const sent = jest.fn();
  api.use(
    respond(getAirOrder, buildOrder()),
    respond(createPayment, ({ body, headers }) => {
      sent(body, headers.get('idempotency-key'));
      return { id: '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e6f', confirmationUrl: '#bank', inApp: false };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Click' }));
  const button = screen.getByRole('button', { name: /Оплатить/ });
  await user.dblClick(button);
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(
    {
      orderKind: 'air',
      orderNumber: number,
      method: 'click',
      lang: 'ru',
      returnUrl: `/ru/order/payment?number=${number}`,
    },
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  );
});

test('while the bank holds a payment there is no second one, and a wish to cancel is kept', async () => {
  const held = buildOrder({ payment: buildPayment({ status: 'pending' }) });
  api.use(
    respond(getAirOrder, held),
    respond(cancelAirOrder, { ...held, cancelWished: true, paymentMethods: [] }),
  );
  const { user, container } = open();
  expect(await screen.findByRole('heading', { name: 'Банк проводит платёж' })).toBeVisible();
  expect(screen.getByText(/^Если ответа не будет, бронирование отменится/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ждём ответа банка' })).toBeVisible();
  expect(screen.queryByText(/Оплатит[ье] до|Осталось|Оплатить за/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Оплатить|начать заново/ })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Отменить бронирование' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Если деньги спишутся, вернём всю сумму/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByRole('heading', { name: 'Отменим, когда ответит банк' })).toBeVisible();
  expect(screen.getByText(/Если он спишет деньги, вернём всю сумму/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отменить бронирование' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Оплата' })).toBeNull();
});

test('a paid order has a receipt: what was paid, how and when', async () => {
  const order = buildPaidOrder();
  const later = { ...order.paid![0]!, method: 'click' as const, at: '2026-12-02T06:00:00.000Z' };
  api.use(respond(getAirOrder, { ...order, paid: [...order.paid!, later] }));
  open();
  expect(await screen.findByRole('heading', { name: 'Оплачено' })).toBeVisible();
  expect(screen.getByText(/^Payme, 1 декабря.*15:04$/).nextSibling).toHaveTextContent(
    /^2\s140\s000\sсум$/,
  );
  expect(screen.getByText(/^Click, 2 декабря.*11:00$/)).toBeVisible();
});

test('a payment that the bank is processing cannot be cancelled, and the page says so', async () => {
  api.use(
    respond(getAirOrder, buildOrder({ payment: buildPayment() })),
    refuse(cancelPayment, { code: 'payment-in-progress', status: 409 }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /начать заново/ }));
  expect(await screen.findByText(/^Банк ещё проводит платёж: сейчас/)).toBeVisible();
});

test('tickets are issued, then offered for download', async () => {
  const responses = [buildPaidOrder({ tickets: 'generating' }), buildPaidOrder()];
  api.use(respond(getAirOrder, () => (responses.length > 1 ? responses.shift()! : responses[0]!)));
  const { user, container } = open('uz');
  expect(await screen.findByText('Toʻlangan, chiptalar rasmiylashtirilmoqda')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yangilash' }));
  const download = await screen.findByRole('link', { name: 'Chiptalarni yuklash (PDF)' });
  expect(download).toHaveAttribute(
    'href',
    expect.stringContaining(`/v1/air/orders/${number}/tickets.pdf?lang=uz`),
  );
  expect(screen.getByRole('link', { name: 'Taqvimga qoʻshish' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/v1/air/orders/${number}/calendar.ics?lang=uz`),
  );
  expect(screen.getByText('Chipta 2501234567890')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the page requests the order again by itself until the tickets are ready', async () => {
  let looks = 0;
  api.use(respond(getAirOrder, () => buildPaidOrder(++looks < 3 ? { tickets: 'generating' } : {})));
  open();
  const download = { name: 'Скачать билеты (PDF)' };
  expect(await screen.findByRole('link', download, { timeout: 10_000 })).toBeVisible();
  expect(looks).toBe(3);
}, 15_000);

test('the order shows the fare’s conditions and the price lines', async () => {
  const { fare } = buildPaidOrder();
  const exchange = { ...fare.exchange, until: '2026-12-13T23:10:00.000Z' };
  // The departure is in a time zone nine and a half hours behind London.
  const slices = [
    buildItinerary({ segments: [buildSegment({ departingAt: '2026-12-14T07:10:00-09:30' })] }),
  ];
  api.use(respond(getAirOrder, buildPaidOrder({ slices, fare: { ...fare, exchange } })));
  open();
  const facts = within(await screen.findByRole('region', { name: 'Тариф «Light»' }));
  expect(facts.getByText(/до 13 декабря, 13:40 \(время города вылета\)/)).toBeVisible();
  const price = within(screen.getByRole('region', { name: 'Стоимость' }));
  expect(price.getByText(/^1 взрослый/).parentElement).toHaveTextContent(
    /тариф .* сум, таксы 320\s000\sсум$/,
  );
  expect(price.getByText('Сервисный сбор').parentElement).toHaveTextContent(/50\s000\sсум/);
  expect(price.getByText('Комиссия банка').parentElement).toHaveTextContent(/20\s000\sсум/);
  expect(price.getByText('Итого').parentElement).toHaveTextContent(/2\s140\s000\sсум/);
});

test('a sum that the carrier does not split by passenger is one line', async () => {
  const { fare } = buildPaidOrder();
  const [line] = fare.price.lines;
  const price = { ...fare.price, lines: [{ ...line!, passengerType: 'all' as const, count: 1 }] };
  api.use(respond(getAirOrder, buildPaidOrder({ fare: { ...fare, price } })));
  open();
  const shown = within(await screen.findByRole('region', { name: 'Стоимость' }));
  expect(shown.getByText(/^Все пассажиры/)).toBeVisible();
});

test('without access the page links to the lookup with the number filled in', async () => {
  api.use(refuse(getAirOrder, { code: 'order-token-required', status: 401 }));
  open();
  expect(await screen.findByRole('link', { name: 'Найти заказ' })).toHaveAttribute(
    'href',
    `/ru/myorder?number=${number}`,
  );
});

test('the page explains both deadlines and which one counts', async () => {
  api.use(respond(getAirOrder, buildOrder()));
  const { user } = open();
  await user.click(await screen.findByText('Почему такой срок'));
  expect(screen.getByText('Авиакомпания держит места')).toBeVisible();
  expect(screen.getByText(/до 2 декабря.*15:00/)).toBeVisible();
  expect(screen.getByText(/до 2 декабря.*03:00/)).toBeVisible();
});

test('an unpaid order is cancelled after one question', async () => {
  const sent = jest.fn();
  api.use(
    respond(getAirOrder, buildOrder()),
    respond(cancelAirOrder, ({ params, headers }) => {
      sent(params, headers.get('idempotency-key'));
      return buildOrder({ status: 'cancelled', payBefore: null });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Отменить бронирование' }));
  expect(sent).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByRole('heading', { name: 'Отменён' })).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ number }, expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(screen.queryByText(/Начислим/)).toBeNull();
});

test('the rules are shown as at the time of sale', async () => {
  const rules = {
    sections: [{ title: 'Возврат до вылета', text: 'Со сбором' }],
    original: 'REFUND',
  };
  api.use(respond(getAirOrder, buildPaidOrder()), respond(getAirOrderRules, rules));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Правила тарифа' }));
  expect(await screen.findByRole('heading', { name: 'Возврат до вылета' })).toBeVisible();
});

test.each([
  ['issue-error', { tickets: 'none', nextBy: '2026-12-01T12:04:00.000Z' }, /до 1 декабря.*17:04/],
  ['paid', { tickets: 'generating', nextBy: '2026-12-01T10:19:00.000Z' }, /1 декабря.*15:19/],
  ['error', {}, /деньги не списаны/],
] as const)('%s says what comes next and by when', async (status, facts, text) => {
  api.use(respond(getAirOrder, buildPaidOrder({ status, ...facts })));
  const { container } = open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('what was bought stands before what may be done with it, unless that waits for somebody', async () => {
  const flights = () => screen.findByRole('heading', { name: 'Маршрут' });
  const refund = () => screen.findByRole('heading', { name: 'Возврат билетов' });
  const follows = async () =>
    (await flights()).compareDocumentPosition(await refund()) & Node.DOCUMENT_POSITION_FOLLOWING;
  api.use(respond(getAirOrder, buildPaidOrder()));
  const calm = open();
  expect(await follows()).toBeTruthy();
  calm.unmount();
  api.use(respond(getAirOrder, { ...buildPaidOrder(), status: 'issue-error', tickets: 'none' }));
  open();
  expect(await follows()).toBeFalsy();
});

test('an order that was paid elsewhere is read again when its cancellation is refused', async () => {
  let order = buildOrder();
  api.use(
    respond(getAirOrder, () => order),
    refuse(cancelAirOrder, { code: 'order-not-cancellable', orderStatus: 'paid' }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Отменить бронирование' }));
  order = buildPaidOrder();
  await user.click(await screen.findByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByRole('heading', { name: 'Билеты' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
});
