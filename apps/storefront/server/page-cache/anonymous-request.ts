import type { IncomingHttpHeaders } from 'node:http';
import { chosenLocale, localeCookie, localeOfPath, locales, pickLocale } from '@karvon/i18n';
import type { AnonymousRequest } from '@karvon/page-delivery/server';
import { paths } from '@karvon/paths';
import { consentCookie, readConsent, readCookie } from '@karvon/session';

interface Visit {
  method: string;
  originalUrl: string;
  secure: boolean;
  headers: IncomingHttpHeaders;
}

const addresses = new Set(
  locales.flatMap((locale) =>
    [paths.home, paths.airTickets, paths.hotels, paths.newsList, paths.myOrder].map((path) =>
      path.to(locale),
    ),
  ),
);
const beginnings = locales.flatMap((locale) =>
  [paths.company, paths.newsItem].map((path) => path.to(locale, { id: '' })),
);
const anyLanguage = `^/(?:${locales.join('|')})/`;
const pagesOfNews = new RegExp(`${anyLanguage}${paths.newsList.pattern}\\?page=[1-9]\\d{0,3}$`);

const [flights, hotels] = [paths.airTickets.pattern, paths.hotels.pattern];
/** Pages of a booking, which stand where hotels do. */
const bookings = Object.values(paths).flatMap(({ pattern }) =>
  pattern.startsWith(`${hotels}/`) && !pattern.includes(':') ? pattern : [],
);
/** Results of flights, lists of hotels, and hotels: equal for every visitor until the API finds something new. */
const searches = new RegExp(
  `${anyLanguage}(?:${flights}\\?from=|${hotels}\\?city=|(?!(?:${bookings.join('|')})\\b)${hotels}/[\\w-]+(?:\\?in=|$))`,
);

/** The cache remembers addresses, and visitors may invent them. */
const longestAddress = 200;

function kindOf(address: string): AnonymousRequest['kind'] {
  if (searches.test(address)) return 'search';
  const isLasting =
    addresses.has(address) ||
    beginnings.some((beginning) => address.startsWith(beginning)) ||
    pagesOfNews.test(address);
  return isLasting ? 'lasting' : 'unknown';
}

/** Cookies without personal data. With any other one a visitor is not anonymous. */
const harmless: readonly string[] = [consentCookie.name, localeCookie.name];

/** The values of cookies that a page shows; undefined with any cookie that may be personal. */
function anonymousCookies(given: string): string | undefined {
  const names = given.split(';').flatMap((pair) => pair.split('=', 1)[0]!.trim() || []);
  if (!names.every((name) => harmless.includes(name))) return undefined;
  const locale = readCookie(given, localeCookie.name);
  if (locale !== undefined && !locales.some((one) => one === locale)) return undefined;
  const consent = readConsent(given);
  return [
    ...(locale ? [`${localeCookie.name}=${locale}`] : []),
    ...(consent ? [`${consentCookie.name}=${consent}`] : []),
  ].join('; ');
}

/**
 * A request reduced to everything that is not personal; a cached page is rendered from this alone.
 * @returns undefined for a visitor who is not anonymous, and for a page that is never cached
 */
export function anonymousRequest(visit: Visit): AnonymousRequest | undefined {
  const { method, originalUrl: address, secure, headers } = visit;
  const page = localeOfPath(address);
  if (method !== 'GET' || !page || headers.authorization !== undefined) return undefined;
  if (address.length > longestAddress) return undefined;
  const kind = kindOf(address);
  // Addresses with a dot are files and data of pages.
  if (address.includes('.') || (kind === 'unknown' && address.includes('?'))) return undefined;
  const cookie = anonymousCookies(headers.cookie ?? '');
  if (cookie === undefined) return undefined;
  const wishes = headers['accept-language'];
  const { referer, host = '' } = headers;
  // A visitor who has just chosen a language gets a cookie, which no other visitor may get.
  const other = locales.find((locale) => locale !== page) ?? page;
  const hints = { path: address, cookie, acceptLanguage: wishes ?? null, fallback: other };
  if (chosenLocale({ ...hints, referer, host })) return undefined;
  // The browser's language counts until the visitor has a language cookie.
  const wished =
    wishes && !cookie.includes(localeCookie.name)
      ? pickLocale({ path: '/', acceptLanguage: wishes, fallback: page })
      : '';
  const sent = { ...(cookie && { cookie }), ...(wished && { 'accept-language': wished }) };
  const id = [address, secure, cookie, wished].join('\n');
  return { address, headers: sent, secure, kind, id };
}
