import { createAirOrder } from '@karvon/contract';
import { refuse, setupApi } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { network } from '../../gallery/air-booking-gallery';
import { fillByKeyboard, openPassengers } from './passengers-page.fixture';

const api = setupApi();
beforeEach(() => {
  window.sessionStorage.clear();
  api.use(...network());
});

test('where too many orders are unpaid, the refusal leads to each of them', async () => {
  const orderNumbers = ['ABCD2345', 'EFGH6789', 'JKLM2345'];
  api.use(refuse(createAirOrder, { code: 'unpaid-holds-full', limit: 3, orderNumbers }));
  const { user, container } = openPassengers();
  await fillByKeyboard(user);
  await user.click(screen.getByRole('button', { name: /^Забронировать за/ }));
  expect(await screen.findByText(/^У вас уже есть неоплаченные заказы/)).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^Заказ .+: оплатить или отменить$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    orderNumbers.map((number) => `/ru/order?number=${number}`),
  );
  expect(screen.queryByText(/Повторная отправка безопасна/)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(links[1]!);
  expect(await screen.findByTestId('address')).toHaveTextContent('/ru/order?number=EFGH6789');
});
