import { createPriceAlert, getProfile } from '@karvon/contract';
import { userCookie } from '@karvon/session';
import { respond, buildUser, refuse, renderPage, setupApi } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { parseCriteria } from '../../model/search/search-criteria';
import { PriceAlertLine } from './price-alert-line';

const api = setupApi();
const trip = 'from=TAS&to=MOW&out=2026-12-10&back=2026-12-20&adult=2';

async function open(locale: 'ru' | 'uz' = 'ru', query = trip) {
  const criteria = parseCriteria(new URLSearchParams(query))!;
  const page = renderPage(<PriceAlertLine criteria={criteria} />, {
    locale,
    path: `/${locale}/air-tickets?${query}`,
  });
  await page.user.click(screen.getByRole('button'));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}
const signIn = (user: ReturnType<typeof buildUser> | null) => {
  const { name, value } = userCookie(user);
  document.cookie = `${name}=${value}`;
};
beforeEach(() => signIn(null));

test('a guest enters an address for this search, and is asked to confirm it', async () => {
  const sent = jest.fn();
  api.use(
    respond(createPriceAlert, ({ body }) => {
      sent(body);
      return { status: 'waiting' as const };
    }),
  );
  const { user, dialog, container } = await open();
  expect(dialog.getByText(/10–\u206020\sдекабря/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), ' \u200Eaziza@mail.uz ');
  await user.click(dialog.getByRole('button', { name: 'Сообщить о цене' }));
  expect(await screen.findByRole('heading', { name: 'Проверьте почту' })).toBeVisible();
  expect(screen.getByText(/письмо на aziza@mail\.uz/)).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    origin: 'TAS',
    destination: 'MOW',
    out: '2026-12-10',
    back: '2026-12-20',
    onward: [],
    travellers: { adult: 2, child: 0, baby: 0 },
    class: 'Economy',
    email: 'aziza@mail.uz',
    lang: 'ru',
  });
});

test('an invalid address is not sent; its field shows the error and has the focus', async () => {
  const { user, dialog } = await open();
  const field = dialog.getByRole('textbox', { name: 'E-mail' });
  await user.type(field, 'aziza@mail{Enter}');
  expect(dialog.getByText(/Проверьте адрес/)).toBeVisible();
  expect(field).toHaveFocus();
  await user.type(field, '.uz');
  expect(dialog.queryByText(/Проверьте адрес/)).toBeNull();
});

test('the field of a signed-in visitor has the address of the profile, in Uzbek too', async () => {
  const member = buildUser();
  signIn(member);
  api.use(
    respond(getProfile, { ...member, phone: '+998901234567', email: 'd@mail.uz' }),
    respond(createPriceAlert, { status: 'active' }),
  );
  const { user, dialog } = await open('uz');
  expect(await dialog.findByRole('textbox', { name: 'E-mail' })).toHaveValue('d@mail.uz');
  await user.click(dialog.getByRole('button', { name: 'Narx haqida xabar berish' }));
  expect(await screen.findByText(/d@mail\.uz manziliga yozamiz/)).toBeVisible();
});

test('a refusal appears at the field, which keeps the typed text', async () => {
  api.use(
    refuse(createPriceAlert, {
      code: 'validation-failed',
      status: 400,
      issues: [{ path: 'email', rule: 'too-many-alerts', message: '' }],
    }),
  );
  const { user, dialog } = await open();
  await user.type(dialog.getByRole('textbox'), 'aziza@mail.uz{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent(/за десятью поисками/);
  expect(dialog.getByRole('textbox')).toHaveValue('aziza@mail.uz');
});

test('a search of several flights gets one alert, with the days of all flights', async () => {
  const sent = jest.fn();
  api.use(
    respond(createPriceAlert, ({ body }) => {
      sent(body);
      return { status: 'waiting' as const };
    }),
  );
  const query = 'from=TAS&to=MOW&out=2026-12-10&then=MOW-IST-2026-12-16_IST-TAS-2026-12-20';
  const { user, dialog } = await open('uz', query);
  expect(dialog.getByText(/10–\u206020-\u2060dekabr/)).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'aziza@mail.uz{Enter}');
  expect(await screen.findByRole('heading', { name: 'Pochtangizni tekshiring' })).toBeVisible();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      origin: 'TAS',
      back: null,
      onward: [
        { origin: 'MOW', destination: 'IST', out: '2026-12-16' },
        { origin: 'IST', destination: 'TAS', out: '2026-12-20' },
      ],
    }),
  );
});
