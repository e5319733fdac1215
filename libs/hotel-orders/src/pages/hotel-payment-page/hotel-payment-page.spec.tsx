import { getHotelOrder, getPayment, type Payment } from '@karvon/contract';
import { respond, buildHotelOrder, buildPayment, renderPage, setupApi } from '@karvon/testing';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CloseCountdown } from '../../components/close-countdown/close-countdown';
import { onOrderNews } from '../../model/order-news';
import { HotelPaymentPage } from './hotel-payment-page';

const api = setupApi();
const id = '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e6f';
const number = '5H2N8VZC';

const payment = (status: Payment['status'], failure: Payment['failure'] = null): Payment => ({
  id,
  orderKind: 'hotel',
  orderNumber: number,
  method: 'payme',
  amount: { amount: 285_000_000, currency: 'UZS' },
  status,
  failure,
});
const shows = (paid: Payment) =>
  api.use(
    respond(getHotelOrder, buildHotelOrder({ payment: buildPayment({ id, status: paid.status }) })),
    respond(getPayment, paid),
  );

test.each<['ru' | 'uz', Payment, string, string]>([
  ['ru', payment('succeeded'), 'Платёж прошёл', 'К заказу 5H2N8VZC'],
  ['ru', payment('failed', 'declined'), 'Платёж не прошёл, попробуйте ещё раз', 'Оплатить ещё раз'],
  ['uz', payment('expired', 'expired'), 'Toʻlov oʻtmadi, qayta urinib koʻring', 'Qayta toʻlash'],
  ['ru', payment('pending'), 'Платёж обрабатывается', 'К заказу 5H2N8VZC'],
  ['uz', payment('redirected'), 'Toʻlov qayta ishlanmoqda', 'Buyurtmaga oʻtish: 5H2N8VZC'],
  ['ru', payment('refund-pending'), 'Деньги возвращаются', 'К заказу 5H2N8VZC'],
])('%s, case %#: what became of the payment', async (locale, paid, title, link) => {
  shows(paid);
  const { container } = renderPage(
    <HotelPaymentPage number={number} inWindow={false} cameFrom={id} />,
    {
      locale,
    },
  );
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute(
    'href',
    `/${locale}/hotel/order?number=${number}`,
  );
  expect(screen.queryByRole('timer')).toBeNull();
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
    buildHotelOrder().stay.hotel.name,
  );
  const sum = paid.status === 'succeeded' ? /^Оплачено: / : /^(?:Сумма|Summa): /;
  expect(screen.getByText(sum)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the order’s tab is told of the result', async () => {
  shows(payment('succeeded'));
  const heard = new Promise<void>((resolve) => {
    const stop = onOrderNews(number, () => {
      stop();
      resolve();
    });
  });
  renderPage(<HotelPaymentPage number={number} inWindow={false} cameFrom={id} />);
  await heard;
  expect(await screen.findByRole('heading', { name: 'Платёж прошёл' })).toBeVisible();
});

test('a success names the hotel, the sum and where the voucher is sent', async () => {
  shows(payment('succeeded'));
  renderPage(<HotelPaymentPage number={number} inWindow={false} cameFrom={id} />);
  const { stay } = buildHotelOrder();
  expect(await screen.findByRole('heading', { name: stay.hotel.name })).toBeVisible();
  expect(screen.getByText(/^Оплачено: 2\s?850\s?000\s?сум$/)).toBeVisible();
  expect(screen.getByText(/^Ваучер придёт на/)).toBeVisible();
});

test('without a payment the page says that there was none', async () => {
  api.use(respond(getHotelOrder, buildHotelOrder()));
  renderPage(<HotelPaymentPage number={number} inWindow cameFrom={id} />, { locale: 'uz' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Bu buyurtma boʻyicha hali toʻlov boʻlmagan.',
  );
});

test('a separate window shows when it will close', async () => {
  shows(payment('succeeded'));
  const { container } = renderPage(<HotelPaymentPage number={number} inWindow cameFrom={id} />);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^Окно закроется через 10 секунд$/);
  expect(screen.getByText(/^Окно закроется автоматически через 10 секунд/)).toHaveAttribute(
    'role',
    'status',
  );
  expect(await axe(container)).toHaveNoViolations();
});

describe('the countdown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000));
  };

  test('closes the window once, after ten visible seconds', () => {
    const close = jest.fn();
    renderPage(<CloseCountdown close={close} />);
    pass(9);
    expect(screen.getByRole('timer')).toHaveTextContent('Окно закроется через 1 секунду');
    expect(close).not.toHaveBeenCalled();
    pass(5);
    expect(close).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Это окно можно закрыть');
  });

  test('stops when the visitor keeps the window open', () => {
    const close = jest.fn();
    renderPage(<CloseCountdown close={close} />, { locale: 'uz' });
    pass(3);
    act(() => screen.getByRole('button', { name: 'Oynani yopmaslik' }).click());
    pass(20);
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Oyna ochiq qoladi.');
    expect(screen.getByRole('status')).toHaveFocus();
  });
});

test('a payment of a stay that another payment has paid comes back, and the stay is not cancelled', async () => {
  const paid = payment('refunded');
  const late = {
    id,
    paidFor: 'order' as const,
    amount: paid.amount,
    at: '2026-12-01T10:00:00.000Z',
  };
  const order = buildHotelOrder({
    status: 'finished',
    payment: buildPayment({ id, status: 'refunded' }),
    latePayments: [late],
  });
  api.use(respond(getHotelOrder, order), respond(getPayment, paid));
  renderPage(<HotelPaymentPage number={number} inWindow={false} cameFrom={id} />);
  expect(await screen.findByText(/^Заказ уже оплачен другим платежом/)).toBeVisible();
  expect(screen.queryByText(/отменено/)).toBeNull();
});
