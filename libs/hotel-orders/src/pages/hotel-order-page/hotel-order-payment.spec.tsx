import {
  cancelPayment,
  createPayment,
  getHotelOrder,
  type HotelOrder,
  type Payment,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  respond,
  buildFinishedHotelOrder,
  buildHotelOrder,
  buildPayment,
  refuse,
  renderPage,
  setupApi,
  unreachable,
} from '@karvon/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PlaceMap } from '@karvon/street-map';
import { tellOrderNews } from '../../model/order-news';
import { HotelOrderPage } from './hotel-order-page';

const api = setupApi();
const number = '5H2N8VZC';
const paymentId = '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e6f';
const open = () =>
  renderPage(<HotelOrderPage Place={PlaceMap} number={number} edition={readEdition('uz')} />);
const shows = (order: HotelOrder) => api.use(respond(getHotelOrder, order));
const payment = (changes: Partial<Payment>): Payment => ({
  id: paymentId,
  orderKind: 'hotel',
  orderNumber: number,
  method: 'payme',
  amount: buildHotelOrder().total,
  status: 'redirected',
  failure: null,
  ...changes,
});

/** The part of a window that its opener may use. */
const otherWindow = () => ({
  document: { title: '', body: { textContent: '' } },
  location: { replace: jest.fn() },
  close: jest.fn(),
});

test('the bank opens in a new window; a waiting note replaces the button until the order changes', async () => {
  const sent = jest.fn();
  const bank = otherWindow();
  jest.spyOn(window, 'open').mockReturnValue(bank as unknown as Window);
  const paying = buildHotelOrder({ payment: buildPayment() });
  const orders = [buildHotelOrder(), paying];
  api.use(
    respond(getHotelOrder, () => (orders.length > 1 ? orders.shift()! : orders[0]!)),
    respond(createPayment, ({ body }) => {
      sent(body);
      return { id: paymentId, confirmationUrl: 'https://bank.example/pay', inApp: false };
    }),
  );
  const { user, container } = open();
  await user.dblClick(await screen.findByRole('button', { name: /^Оплатить 2\s850\s000/ }));
  expect(await screen.findByRole('heading', { name: 'Оплата начата' })).toBeVisible();
  expect(bank.location.replace).toHaveBeenCalledWith('https://bank.example/pay');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith({
    orderKind: 'hotel',
    orderNumber: number,
    method: 'payme',
    lang: 'ru',
    returnUrl: `/ru/hotel/payment?number=${number}&window=1`,
  });
  expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  orders.splice(0, 2, buildFinishedHotelOrder());
  act(() => tellOrderNews(number));
  expect(await screen.findByRole('link', { name: 'Скачать ваучер (PDF)' })).toBeVisible();
});

test('the pay button returns only after the open payment is cancelled at the bank', async () => {
  const orders = [buildHotelOrder({ payment: buildPayment() })];
  api.use(
    respond(getHotelOrder, () => orders[0]!),
    respond(cancelPayment, ({ params, body }) => {
      expect({ ...params, ...body }).toEqual({
        id: paymentId,
        orderKind: 'hotel',
        orderNumber: number,
      });
      orders[0] = buildHotelOrder({ payment: buildPayment({ status: 'expired' }) });
      return payment({ status: 'expired' });
    }),
  );
  const { user, container } = open();
  expect(await screen.findByRole('link', { name: 'Продолжить оплату' })).toHaveAttribute(
    'href',
    'https://bank.example/pay/1',
  );
  expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Отменить этот платёж и начать заново' }));
  expect(await screen.findByRole('button', { name: /^Оплатить 2\s850\s000/ })).toBeVisible();
  expect(screen.getByText(/^Прошлый платёж отменён/)).toBeVisible();
});

test('a payment held by the bank shows which bank, since when, until when and what happens then', async () => {
  shows(
    buildHotelOrder({
      payBefore: '2026-12-09T10:00:00.000Z',
      payment: buildPayment({ status: 'pending' }),
    }),
  );
  const { container } = open();
  expect(await screen.findByRole('heading', { name: 'Банк проводит платёж' })).toBeVisible();
  const held = screen.getByRole('region', { name: 'Оплата' });
  expect(screen.getByRole('heading', { name: 'Ждём ответа банка' })).toBeVisible();
  expect(screen.queryByText(/Оплатит[ье] до|Осталось|Оплатить за/)).toBeNull();
  expect(held).toHaveTextContent(/СпособPayme/);
  expect(held).toHaveTextContent(/Начат1 декабря, 15:04 \(по времени Ташкента\)/);
  expect(held).toHaveTextContent(/Ждём до2 декабря, 03:04 \(по времени Ташкента\)/);
  expect(held).toHaveTextContent(/вы сможете начать заново/);
  expect(within(held).queryByRole('button', { name: /^Оплатить|начать заново/ })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('the page says that the money returns if the bank decides after the booking expires', async () => {
  shows(buildHotelOrder({ payment: buildPayment({ status: 'pending' }) }));
  open();
  expect(await screen.findByText(/^Если ответа не будет, бронирование отменится/)).toBeVisible();
});

test('two clicks in one moment open one window and start one payment', async () => {
  const keys: (string | null)[] = [];
  const opened = jest.spyOn(window, 'open').mockClear().mockReturnValue(null);
  api.use(
    respond(getHotelOrder, buildHotelOrder()),
    respond(createPayment, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return { id: paymentId, confirmationUrl: '#bank', inApp: false };
    }),
  );
  open();
  const pay = await screen.findByRole('button', { name: /^Оплатить/ });
  act(() => {
    pay.click();
    pay.click();
  });
  await waitFor(() => expect(keys).toHaveLength(1));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('when no window opens, the bank’s page replaces the order and returns to it', async () => {
  const sent = jest.fn();
  jest.spyOn(window, 'open').mockReturnValue(null);
  api.use(
    respond(getHotelOrder, buildHotelOrder()),
    respond(createPayment, ({ body }) => {
      sent(body.returnUrl);
      return { id: paymentId, confirmationUrl: '#bank', inApp: false };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Оплатить/ }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(`/ru/hotel/payment?number=${number}`));
});

test('a payment that cannot be started closes its window and shows the error', async () => {
  const bank = otherWindow();
  jest.spyOn(window, 'open').mockReturnValue(bank as unknown as Window);
  shows(buildHotelOrder());
  api.use(refuse(createPayment, { code: 'payment-unavailable', status: 422 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Оплатить/ }));
  expect(await screen.findByText(/Оплата сейчас недоступна/)).toBeVisible();
  expect(bank.close).toHaveBeenCalled();
});

test.each([
  ['the service is away', refuse(getHotelOrder, { code: 'service-unavailable', status: 503 })],
  ['there is no network', unreachable(getHotelOrder)],
])('an order that cannot be renewed, because %s, is requested again', async (_, lost) => {
  shows(buildHotelOrder());
  const { user } = open();
  const refresh = await screen.findByRole('button', { name: 'Обновить' });
  api.use(lost);
  await user.click(refresh);
  expect(await screen.findByRole('button', { name: 'Обновить' })).toBeEnabled();
  shows(buildFinishedHotelOrder());
  const voucher = { name: 'Скачать ваучер (PDF)' };
  expect(await screen.findByRole('link', voucher, { timeout: 20_000 })).toBeVisible();
});
