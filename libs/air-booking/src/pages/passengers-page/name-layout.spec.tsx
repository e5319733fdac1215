import { setupApi } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { network } from '../../gallery/air-booking-gallery';
import { openPassengers } from './passengers-page.fixture';

const api = setupApi();
beforeEach(() => {
  window.sessionStorage.clear();
  api.use(...network());
});

test.each([
  ['Bdfyjd', 'IVANOV'],
  ['Шмфтщм', 'IVANOV'],
])('a surname typed as %s is questioned, and %s put in its place', async (typed, meant) => {
  const { user, container } = openPassengers();
  const surname = (await screen.findAllByRole('textbox', { name: 'Фамилия' }))[0]!;
  await user.click(surname);
  await user.keyboard(typed);
  await user.tab();
  expect(
    await screen.findByText(`Похоже, раскладка клавиатуры была другой. Вы имели в виду ${meant}?`),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Исправить' }));
  expect(surname).toHaveValue(meant);
  expect(surname).toHaveFocus();
  expect(screen.queryByText(/раскладка/)).toBeNull();
});

test('a rare surname is not questioned', async () => {
  const { user } = openPassengers();
  const surname = (await screen.findAllByRole('textbox', { name: 'Фамилия' }))[0]!;
  await user.click(surname);
  await user.keyboard('Szczepanski');
  await user.tab();
  const name = screen.getAllByRole('textbox', { name: 'Имя' })[0]!;
  await user.click(name);
  await user.keyboard('Лфкшь');
  await user.tab();
  // The question about the name has come, so the code for surnames is there as well.
  expect(await screen.findByText(/Вы имели в виду KARIM/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Исправить' })).toHaveLength(1);
});
