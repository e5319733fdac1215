import type { Locale } from '@karvon/contract';
import { localeCookie, localeOfPath, pickLocale } from '@karvon/i18n';
import { readCookie } from '@karvon/session';
import { getConfig } from '../config.server';
import { isSecure } from '../proxy/is-secure.server';
import { setCookie } from '../proxy/set-cookie.server';

/** The language of the response. */
export function localeOfRequest(request: Request): Locale {
  return pickLocale({
    path: new URL(request.url).pathname,
    cookie: request.headers.get('cookie'),
    acceptLanguage: request.headers.get('accept-language'),
    fallback: getConfig().edition.defaultLocale,
  });
}

/** The language to offer to a newcomer whose browser prefers another one than the page's. */
export function offeredLocale(request: Request): Locale | null {
  const { edition } = getConfig();
  const page = localeOfPath(new URL(request.url).pathname);
  const known = readCookie(request.headers.get('cookie'), localeCookie.name);
  const wishes = request.headers.get('accept-language');
  if (!edition.languageSwitch || !page || known || !wishes) return null;
  const wished = pickLocale({ path: '/', acceptLanguage: wishes, fallback: page });
  return wished === page ? null : wished;
}

/** The Set-Cookie header that remembers the page's language; null when the cookie already has it. */
export function rememberLocale(request: Request): string | null {
  const page = localeOfPath(new URL(request.url).pathname);
  if (!page || readCookie(request.headers.get('cookie'), localeCookie.name) === page) return null;
  const { name, maxAgeSeconds } = localeCookie;
  return setCookie(name, page, {
    maxAgeSeconds,
    secure: isSecure(request, getConfig().publicUrl),
  });
}
