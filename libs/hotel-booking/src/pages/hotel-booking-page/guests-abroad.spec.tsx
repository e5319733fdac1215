import { setupApi } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { keepFilledForm, network, stayAbroad } from '../../gallery/hotel-booking-gallery';
import { books, openBooking } from './hotel-booking-page.fixture';

const api = setupApi();
beforeEach(() => {
  window.sessionStorage.clear();
  api.use(...network(stayAbroad()));
});

test('abroad a name typed in Cyrillic becomes Latin, and follows the citizenship', async () => {
  const { user, container } = openBooking();
  const guest = within(await screen.findByRole('region', { name: /^Гость 1/ }));
  const name = guest.getByLabelText('Имя');
  expect(name).toHaveAccessibleDescription(/Латиницей, как в паспорте/);
  await user.type(name, 'Юлия');
  expect(name).toHaveAccessibleDescription(/В ваучере: YULIYA/);
  await user.tab();
  expect(name).toHaveValue('YULIYA');
  const citizenship = guest.getByRole('combobox', { name: 'Гражданство' });
  await user.clear(citizenship);
  await user.type(citizenship, 'Россия{Enter}');
  expect(name).toHaveValue('IULIIA');
  expect(await axe(container)).toHaveNoViolations();
});

test('abroad names of an earlier form are spelled when it is sent', async () => {
  keepFilledForm();
  const sent = jest.fn();
  api.use(books(sent));
  const { user } = openBooking();
  await screen.findByDisplayValue('Дилноза Каримова');
  await user.click(screen.getByRole('button', { name: /^Забронировать/ }));
  await screen.findByTestId('address');
  expect(sent.mock.calls[0][0].guests).toMatchObject([
    { name: 'DILNOZA', surname: 'KARIMOVA' },
    { name: 'OGILOY', surname: 'GAYRATOVA' },
  ]);
});
