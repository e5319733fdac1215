import type { Locale } from '@karvon/contract';
import type { GalleryState } from '@karvon/samples';
import { SessionProvider, userCookie } from '@karvon/session';
import type { setupApi } from './api';
import { renderPage, type Page } from './render-page';

/** Renders a state of a feature's gallery with its API responses. */
export function showState(
  api: ReturnType<typeof setupApi>,
  state: GalleryState,
  locale: Locale = 'ru',
): Page {
  const { responses = [], path = '', user = null } = state;
  api.use(...responses);
  const { name, value } = userCookie(user);
  document.cookie = `${name}=${value}`;
  const page = <SessionProvider user={user}>{state.show({ locale, user })}</SessionProvider>;
  return renderPage(page, { locale, path: `/${locale}${path}` });
}
