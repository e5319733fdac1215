import { setupApi } from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { network } from '../../gallery/air-booking-gallery';
import { books, fillByKeyboard, openPassengers } from './passengers-page.fixture';

const api = setupApi();
beforeEach(() => {
  window.sessionStorage.clear();
  api.use(...network());
});
const advice = () => screen.queryByText(/только одно имя/);

test('a passenger with one name is told how carriers want it, and is booked so', async () => {
  const sent = jest.fn();
  api.use(books(sent));
  const { user, container } = openPassengers();
  await fillByKeyboard(user);
  expect(advice()).toBeNull();
  const [surname] = screen.getAllByRole('textbox', { name: 'Фамилия' });
  const [name] = screen.getAllByRole('textbox', { name: 'Имя' });
  await user.clear(surname!);
  await user.tab();
  expect(advice()).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Заполнить так' }));
  expect(surname).toHaveValue('OTKIR');
  expect(name).toHaveValue('FNU');
  expect(name).toHaveFocus();
  expect(advice()).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Забронировать за/ }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0].passengers[0]).toMatchObject({ surname: 'OTKIR', name: 'FNU' });
});

test('a form that is sent without a given name says it too', async () => {
  const { user } = openPassengers();
  await fillByKeyboard(user);
  await user.clear(screen.getAllByRole('textbox', { name: 'Имя' })[1]!);
  await user.click(screen.getByRole('button', { name: /^Забронировать за/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByText(/только одно имя/)).toBeInTheDocument();
});
