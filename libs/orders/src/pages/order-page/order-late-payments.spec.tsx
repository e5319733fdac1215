import { getAirOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { money } from '@karvon/money';
import {
  buildOrder,
  buildPaidOrder,
  buildPayment,
  renderPage,
  respond,
  setupApi,
} from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OrderPage } from './order-page';

const api = setupApi();
const late = (paidFor: 'order' | 'extras' | 'exchange') => ({
  id: `0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e6${paidFor.length}`,
  paidFor,
  amount: money(390_000_00, 'UZS'),
  at: '2026-12-01T10:00:00.000Z',
});
const open = (number: string, locale: 'ru' | 'uz' = 'ru') =>
  renderPage(<OrderPage number={number} edition={readEdition('uz')} />, { locale });

test('the page says which money came too late and goes back', async () => {
  const order = buildPaidOrder({ latePayments: [late('extras'), late('exchange')] });
  api.use(respond(getAirOrder, order));
  const { container } = open(order.number);
  const extras = await screen.findByText(/от 1 декабря.* за багаж и места пришёл поздно/);
  expect(extras).toHaveTextContent(/390\s000.* Вся сумма возвращается/);
  expect(screen.getByText(/от 1 декабря.* за обмен билетов пришёл поздно/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('of an order that was cancelled before its money came, the status tells that alone', async () => {
  const order = buildOrder({
    status: 'cancelled',
    payment: buildPayment({ status: 'refunded' }),
    latePayments: [{ ...late('order'), returnedAt: '2026-12-02T10:00:00.000Z' }],
  });
  api.use(respond(getAirOrder, order));
  open(order.number, 'uz');
  expect(
    await screen.findByText(/Toʻlov joylar qolmaganda keldi. Butun summa .*2.* joʻnatildi/),
  ).toBeVisible();
  expect(screen.queryByText(/kech keldi/)).toBeNull();
});
