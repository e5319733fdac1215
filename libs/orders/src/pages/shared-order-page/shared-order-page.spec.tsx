import { createPayment, getSharedAirOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  respond,
  buildCancelledFlight,
  buildPayment,
  buildSharedOrder,
  refuse,
  renderPage,
  setupApi,
} from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SharedOrderPage } from './shared-order-page';

const api = setupApi();
const token = '7K3M9QXA-abcdefghijklmnopqrstuv';
const open = (locale: 'ru' | 'uz' = 'ru') =>
  renderPage(<SharedOrderPage token={token} edition={readEdition('uz')} />, { locale });

test('anybody with the link sees the flights, pays and returns to the link', async () => {
  const sent = jest.fn();
  api.use(
    respond(getSharedAirOrder, buildSharedOrder()),
    respond(createPayment, ({ body }) => {
      sent(body);
      return { id: '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e6f', confirmationUrl: '#bank', inApp: false };
    }),
  );
  const { user, container } = open();
  expect(await screen.findByRole('heading', { name: 'Ташкент — Москва' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: /Оплатить 2\s140\s000\sсум/ }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      orderKind: 'air',
      orderNumber: '7K3M9QXA',
      method: 'payme',
      lang: 'ru',
      shareToken: token,
      returnUrl: `/ru/order/shared/${token}`,
    }),
  );
});

test('the link’s page also shows a payment in progress', async () => {
  api.use(
    respond(getSharedAirOrder, buildSharedOrder({ payment: buildPayment({ status: 'pending' }) })),
  );
  open('uz');
  expect(
    await screen.findByRole('heading', { name: 'Bank toʻlovni amalga oshirmoqda' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /toʻlash/ })).toBeNull();
  expect(screen.queryByText(/toʻlang|qoldi/)).toBeNull();
});

test('a paid order offers nothing to pay', async () => {
  api.use(
    respond(
      getSharedAirOrder,
      buildSharedOrder({ status: 'paid', tickets: 'ready', payBefore: null }),
    ),
  );
  open('uz');
  expect(await screen.findByText('Toʻlangan, chiptalar tayyor')).toBeVisible();
  expect(screen.queryByRole('button', { name: /toʻlash/ })).toBeNull();
});

test('a cancelled flight is told, and nobody with the link decides about it', async () => {
  const paid = { status: 'paid', tickets: 'ready', payBefore: null } as const;
  const scheduleChange = buildCancelledFlight();
  api.use(respond(getSharedAirOrder, buildSharedOrder({ ...paid, scheduleChange })));
  const { container } = open();
  const section = await screen.findByRole('region', { name: 'Авиакомпания отменила рейс' });
  expect(section).toHaveTextContent('решает тот, кто оформил заказ');
  expect(screen.getByRole('status')).toHaveTextContent('Рейс отменён');
  expect(screen.queryByRole('button')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('an invalid link leads to the lookup', async () => {
  api.use(refuse(getSharedAirOrder, { code: 'order-not-found', status: 404 }));
  open();
  expect(await screen.findByText(/ссылка скопирована целиком/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ru/myorder');
});
