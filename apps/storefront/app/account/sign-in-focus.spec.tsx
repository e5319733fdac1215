/** @jest-environment jest-fixed-jsdom */
import { listCountries, listFavourites, login } from '@karvon/contract';
import { useSession, userCookie } from '@karvon/session';
import { buildUser, respond, setupApi } from '@karvon/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showLayout } from '../layout/shell/show-layout.fixture';
import { SignInGate } from './sign-in-gate';
import { SignInHost } from './sign-in-host';
import { loadSignIn } from './sign-in-request';

const user = buildUser();
setupApi(
  respond(login, () => {
    const { name, value } = userCookie(user);
    document.cookie = `${name}=${value}`;
    return { jwt: '', user };
  }),
  respond(listCountries, { countries: [] }),
  respond(listFavourites, { favourites: [] }),
);
beforeAll(loadSignIn);

function OwnPage() {
  return (
    <>
      {useSession().user ? <h1>Мои бронирования</h1> : <SignInGate />}
      <SignInHost />
    </>
  );
}

test('after a sign-in at a gate the page that replaces it has the focus, not the start of the document', async () => {
  const page = await showLayout({ path: '/ru/auth/booking' }, <OwnPage />);
  expect(await screen.findByRole('dialog', { name: 'Войти в аккаунт' })).toBeVisible();
  await page.user.type(screen.getByRole('textbox', { name: 'Телефон' }), '901234567');
  await page.user.type(screen.getByLabelText('Пин-код'), '4827');
  await page.user.click(screen.getByRole('checkbox', { name: /персональных данных/ }));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Войти' }));
  expect(await screen.findByRole('heading', { name: 'Мои бронирования' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('closing the dialog of a gate leaves the focus in the page', async () => {
  const page = await showLayout({ path: '/ru/auth/booking' }, <OwnPage />);
  await screen.findByRole('dialog', { name: 'Войти в аккаунт' });
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
