import { createAirOrder, type CreateAirOrder } from '@karvon/contract';
import { refuse, setupApi } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { network } from '../../gallery/air-booking-gallery';
import { books, fillByKeyboard, openPassengers } from './passengers-page.fixture';

const api = setupApi();
beforeEach(() => {
  window.sessionStorage.clear();
  api.use(...network());
});

const asks = refuse(createAirOrder, { code: 'already-booked', orderNumber: 'ABCD2345' });

/** Fills the form and presses the button; the API knows of an earlier order. */
async function bookTwice() {
  api.use(asks);
  const page = openPassengers();
  await fillByKeyboard(page.user);
  await page.user.click(screen.getByRole('button', { name: /^Забронировать за/ }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

test('an earlier order of the same passenger can be opened', async () => {
  const { user, container, dialog } = await bookTwice();
  expect(dialog.getByText(/^В.заказе ABCD2345 есть тот же пассажир/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(dialog.getByRole('link', { name: 'Открыть заказ ABCD2345' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/ru/order?number=ABCD2345');
});

test('a second order is made once the visitor wants it, also after a response that got lost', async () => {
  const { user, dialog } = await bookTwice();
  api.use(refuse(createAirOrder, { code: 'service-unavailable' }));
  await user.click(dialog.getByRole('button', { name: 'Всё равно забронировать' }));
  const sent = jest.fn();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  api.use(books(sent));
  await user.click(retry);
  await screen.findByTestId('address');
  expect((sent.mock.calls[0] as [CreateAirOrder])[0].bookAgain).toBe(true);
});

test('a closed question leaves the form as it was', async () => {
  const { user } = await bookTwice();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByDisplayValue('OTKIR')).toBeVisible();
  expect(screen.getByRole('button', { name: /Забронировать за/ })).toBeEnabled();
});
