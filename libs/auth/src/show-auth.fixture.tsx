import type { ReactNode } from 'react';
import type { Locale, User } from '@karvon/contract';
import { SessionProvider, userCookie } from '@karvon/session';
// eslint-disable-next-line no-restricted-imports -- a fixture that only specs import
import { renderPage } from '@karvon/testing';
import { ToastProvider } from '@karvon/ui-kit';
import { useLocation } from 'react-router';

export const dilnoza: User = {
  id: '0b9a7c52-3a3e-4a51-9d58-3b6a0f4b8c11',
  username: 'Дилноза',
  langcode: 'uz',
  settings: { TotalPoints: 21 },
};

/** Sets the cookie as the storefront's server does when a call begins, renews or ends a session. */
export function setUserCookie(user: User | null): void {
  const { name, value } = userCookie(user);
  document.cookie = `${name}=${value}`;
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Renders a page of this lib as the application does. */
export function showAuth(
  page: ReactNode,
  { user = null, locale = 'ru' }: { user?: User | null; locale?: Locale } = {},
) {
  setUserCookie(user);
  return renderPage(
    <SessionProvider user={user}>
      <ToastProvider label="" closeLabel="">
        {page}
        <Address />
      </ToastProvider>
    </SessionProvider>,
    { locale },
  );
}
