import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SessionProvider, useSession, userCookie } from './index';

const user = { id: 'u-1', username: 'Олим', langcode: 'ru' as const, settings: { TotalPoints: 5 } };

function keepCookie(someone: typeof user | null) {
  const { name, value } = userCookie(someone);
  document.cookie = `${name}=${value}`;
}

function Greeting() {
  const { user: someone, refresh } = useSession();
  return (
    <button onClick={refresh}>
      {someone ? `${someone.username} ${someone.settings.TotalPoints}` : 'nobody'}
    </button>
  );
}

const page = (known: typeof user | null) => (
  <SessionProvider user={known}>
    <Greeting />
  </SessionProvider>
);

beforeEach(() => keepCookie(null));

test('the server renders the user named in the request’s cookie', () => {
  expect(renderToString(page(user))).toContain('Олим 5');
  expect(renderToString(page(null))).toContain('nobody');
});

test('changed points are shown after a refresh', () => {
  keepCookie(user);
  render(page(user));
  keepCookie({ ...user, settings: { TotalPoints: 26 } });
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('Олим 26')).toBeVisible();
});

test('a sign-out in another tab is noticed when the visitor returns', () => {
  keepCookie(user);
  render(page(user));
  keepCookie(null);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.getByText('nobody')).toBeVisible();
});

test('a fresh render in the browser, such as an error page, reads the current user', () => {
  keepCookie(user);
  render(page(null));
  expect(screen.getByText('Олим 5')).toBeVisible();
});
