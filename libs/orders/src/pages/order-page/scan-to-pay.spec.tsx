import { createPayment, getAirOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { respond, buildOrder, buildPayment, renderPage, setupApi } from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OrderPage } from './order-page';

const api = setupApi();
const id = '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e6f';
const byPhone = buildOrder({
  paymentMethods: ['bank-card', 'sbp'],
  payment: buildPayment({
    id,
    method: 'sbp',
    confirmationUrl: '#bank-application',
    qrCode: { side: 4, path: 'M0 0L2 0L2 2L0 2Z' },
  }),
});
const code = { name: 'Код для оплаты с телефона' };
const ownWidth = window.innerWidth;

/** The order before and after its payment has begun, on a screen of that width. */
function openAt(width: number) {
  window.innerWidth = width;
  let begun = false;
  api.use(
    respond(getAirOrder, () => (begun ? byPhone : { ...byPhone, payment: null })),
    respond(createPayment, () => {
      begun = true;
      return { id, confirmationUrl: '#bank-application', inApp: true };
    }),
  );
  return renderPage(<OrderPage number="7K3M9QXA" edition={readEdition('ru')} />);
}

afterEach(() => {
  window.innerWidth = ownWidth;
  window.location.hash = '';
});

test('a wide screen stays on the order and shows the code, the sum and the time', async () => {
  const { user, container } = openAt(1440);
  await user.click(await screen.findByRole('radio', { name: /^Система быстрых платежей/ }));
  await user.click(screen.getByRole('button', { name: /^Оплатить/ }));
  const picture = await screen.findByRole('img', code);
  expect(picture).toHaveAttribute('viewBox', '0 0 4 4');
  expect(picture.querySelector('path')).toHaveAttribute('d', 'M0 0L2 0L2 2L0 2Z');
  const held = screen.getByRole('region', { name: 'Оплата' });
  expect(held).toHaveTextContent(/Сумма2\s140\s000\sсум/);
  expect(screen.getByRole('timer')).toBeVisible();
  expect(window.location.hash).toBe('');
  expect(await axe(container)).toHaveNoViolations();
});

test('a phone goes on to the application', async () => {
  const { user } = openAt(360);
  await user.click(await screen.findByRole('radio', { name: /^Система быстрых платежей/ }));
  await user.click(screen.getByRole('button', { name: /^Оплатить/ }));
  await waitFor(() => expect(window.location.hash).toBe('#bank-application'));
});

test('a payment on a bank’s page has no code', async () => {
  api.use(respond(getAirOrder, buildOrder({ payment: buildPayment() })));
  renderPage(<OrderPage number="7K3M9QXA" edition={readEdition('uz')} />);
  expect(await screen.findByRole('link', { name: 'Продолжить оплату' })).toBeVisible();
  expect(screen.queryByRole('img', code)).toBeNull();
});
