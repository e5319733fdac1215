import { useState } from 'react';
import { listCountries } from '@karvon/contract';
import { respond, buildCountries, renderPage, setupApi, waiting } from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CitizenshipInput } from './index';

const api = setupApi(respond(listCountries, { countries: buildCountries() }));
const usual = ['UZ', 'RU', 'KZ'];

function Citizenship({ initial = 'UZ' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <CitizenshipInput value={value} onChange={setValue} usual={usual} />
      <p>{value}</p>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Гражданство' });
const chosen = () => screen.getByText(/^[A-Z]{2}$/).textContent;
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function show(props: Parameters<typeof Citizenship>[0] = {}) {
  const view = renderPage(<Citizenship {...props} />);
  await waitFor(() => expect(field()).toHaveRole('combobox'));
  await waitFor(() => expect(field().tagName).toBe('INPUT'));
  return view;
}

test('a select offers the usual countries until the list is loaded', async () => {
  api.use(waiting(listCountries));
  const { user, container } = renderPage(<Citizenship />);
  expect(options()).toEqual(['Узбекистан', 'Россия', 'Казахстан']);
  await user.selectOptions(field(), 'Россия');
  expect(chosen()).toBe('RU');
  expect(await axe(container)).toHaveNoViolations();
});

test('the opened list shows the usual countries first', async () => {
  const { user, container } = await show();
  expect(field()).toHaveValue('Узбекистан');
  await user.click(field());
  expect(options().slice(0, 4)).toEqual(['Узбекистан', 'Россия', 'Казахстан', 'Германия']);
  expect(screen.getByRole('group', { name: 'Чаще выбирают' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['Герм', 'DE'],
  ['germaniya', 'DE'],
  ['germany', 'DE'],
  ['uthvfybz', 'DE'],
  ['ФРГ', 'DE'],
  ['кыргыз', 'KG'],
  ["o'zbek", 'UZ'],
  ['рф', 'RU'],
  ['туркменистан', 'TM'],
])('%s finds %s by keyboard alone', async (typed, code) => {
  const { user } = await show({ initial: 'KZ' });
  await user.tab();
  await user.keyboard(typed);
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ стран/);
  await user.keyboard('{Enter}');
  expect(chosen()).toBe(code);
});

test('text that matches no country changes nothing', async () => {
  const { user } = await show();
  await user.tab();
  await user.keyboard('zzz');
  expect(screen.getByText('Такой страны в списке нет', { selector: 'p' })).toBeVisible();
  await user.tab();
  expect(chosen()).toBe('UZ');
  expect(field()).toHaveValue('Узбекистан');
});

test('a focused select is not replaced until the focus leaves it', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  api.use(
    respond(listCountries, async () => {
      await arrived;
      return { countries: buildCountries() };
    }),
  );
  const { user } = renderPage(<Citizenship />);
  await user.tab();
  arrive();
  await screen.findByRole('option', { name: 'Германия' });
  expect(field().tagName).toBe('SELECT');
  expect(field()).toHaveFocus();
  await user.tab();
  await waitFor(() => expect(field().tagName).toBe('INPUT'));
});
