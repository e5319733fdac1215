import { getAirOrder, quoteAirRefund } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { money } from '@karvon/money';
import {
  respond,
  buildOrder,
  buildPaidOrder,
  buildRefund,
  renderPage,
  setupApi,
} from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { OrderPage } from './order-page';

const api = setupApi();
const open = (locale: 'ru' | 'uz') =>
  renderPage(<OrderPage number="7K3M9QXA" edition={readEdition('uz')} />, { locale });
const withPoints = { pointsSpent: 140_000, toPay: money(2_000_000_00, 'UZS') };

test('an order without points does not mention them', async () => {
  api.use(respond(getAirOrder, buildOrder()));
  open('uz');
  expect(await screen.findByText('Narxi')).toBeVisible();
  expect(screen.queryByText(/Ballar bilan/)).toBeNull();
});

test('spent points are a line of the price, and the button shows the rest', async () => {
  api.use(respond(getAirOrder, buildOrder(withPoints)));
  open('ru');
  expect(await screen.findByText(/Оплачено баллами: 140\s000 баллов/)).toBeVisible();
  expect(screen.getByText(/−140\s000\sсум/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Оплатить 2\s000\s000\sсум/ })).toBeEnabled();
});

test('a refund shows the returned points beside the money', async () => {
  const { state: _state, steps: _steps, documents: _documents, ...terms } = buildRefund();
  const total = money(1_600_000_00, 'UZS');
  const quote = { ...terms, total, pointsReturned: 50_000, expiresAt: '2026-12-01T11:15:00.000Z' };
  api.use(respond(getAirOrder, buildPaidOrder(withPoints)), respond(quoteAirRefund, quote));
  const { user } = open('ru');
  await user.click(await screen.findByRole('button', { name: 'Рассчитать возврат' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Расчёт возврата' }));
  await user.click(dialog.getByRole('button', { name: 'Показать расчёт' }));
  expect(await dialog.findByText('Вернём баллами')).toBeVisible();
  expect(dialog.getByText(/^50\s000 баллов$/)).toBeVisible();
  expect(dialog.getByRole('button', { name: /получить 1\s600\s000\sсум/ })).toBeVisible();
});
