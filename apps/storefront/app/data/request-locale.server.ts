import type { Locale } from '@karvon/contract';
import { chosenLocale, localeCookie, pickLocale } from '@karvon/i18n';
import { readCookie } from '@karvon/session';
import { getConfig } from '../config.server';
import { isSecure } from '../proxy/is-secure.server';
import { setCookie } from '../proxy/set-cookie.server';

const hintsOf = ({ url, headers }: Request) => ({
  path: new URL(url).pathname,
  cookie: headers.get('cookie'),
  acceptLanguage: headers.get('accept-language'),
  fallback: getConfig().edition.defaultLocale,
});

/** The language of the response. */
export const localeOfRequest = (request: Request): Locale => pickLocale(hintsOf(request));

/**
 * The language to offer beside that of the page. A newcomer gets the one the browser prefers; an edition without a language
 * switch offers its own language on every page in another one.
 */
export function offeredLocale(request: Request): Locale | null {
  const { edition } = getConfig();
  const page = localeOfRequest(request);
  if (!edition.languageSwitch && page !== edition.defaultLocale) return edition.defaultLocale;
  const { cookie, acceptLanguage } = hintsOf(request);
  if (readCookie(cookie, localeCookie.name)) return null;
  const wished = pickLocale({ path: '/', acceptLanguage, fallback: page });
  return wished === page ? null : wished;
}

/** The Set-Cookie header that remembers a language the visitor has just chosen; null without a choice. */
export function rememberLocale(request: Request): string | null {
  const hints = hintsOf(request);
  const { host } = new URL(request.url);
  const chosen = chosenLocale({ ...hints, referer: request.headers.get('referer'), host });
  if (!chosen || readCookie(hints.cookie, localeCookie.name) === chosen) return null;
  const { name, maxAgeSeconds } = localeCookie;
  return setCookie(name, chosen, {
    maxAgeSeconds,
    secure: isSecure(request, getConfig().publicUrl),
  });
}
