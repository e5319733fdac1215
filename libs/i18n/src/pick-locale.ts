import type { Locale } from '@karvon/contract';
import { locales } from './locales';

/** The cookie that stores the language a visitor has chosen, for a year. */
export const localeCookie = { name: 'karvon_locale', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

function known(text: string | undefined): Locale | undefined {
  return locales.find((locale) => locale === text);
}

/** The language a path starts with: '/uz/order' → 'uz', '/' → undefined. */
export function localeOfPath(path: string): Locale | undefined {
  return known(path.split(/[/?#]/)[1]);
}

function fromCookie(header: string): Locale | undefined {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  return known(pairs.find(([name]) => name === localeCookie.name)?.[1]);
}

/** The known language with the highest weight; the first of equals. */
function fromBrowser(header: string): Locale | undefined {
  const wishes = header.split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().split(';');
    const weight = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find(Boolean);
    return { locale: known(tag.toLowerCase().split('-')[0]), weight: Number(weight ?? 1) };
  });
  return wishes
    .filter((wish) => wish.locale && wish.weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.locale;
}

interface LocaleHints {
  /** The path of the request, with the leading slash. */
  path: string;
  /** The whole Cookie header. */
  cookie?: string | null;
  /** The whole Accept-Language header. */
  acceptLanguage?: string | null;
  fallback: Locale;
}

/** The path decides, then the visitor's earlier choice, then the browser's languages. */
export function pickLocale({ path, cookie, acceptLanguage, fallback }: LocaleHints): Locale {
  return (
    localeOfPath(path) ?? fromCookie(cookie ?? '') ?? fromBrowser(acceptLanguage ?? '') ?? fallback
  );
}

/**
 * The language that a visitor has chosen: the page was opened from one of ours in another language, by the language switch or the
 * offer there. Null without a choice: a link, a search engine or the browser opened it.
 * @param referer the address of the previous page, from the browser's request
 */
export function chosenLocale({
  referer,
  host,
  ...hints
}: LocaleHints & { referer: string | null | undefined; host: string }): Locale | null {
  const page = localeOfPath(hints.path);
  if (!page || !referer || !URL.canParse(referer)) return null;
  const before = new URL(referer);
  if (before.host !== host) return null;
  return pickLocale({ ...hints, path: before.pathname }) === page ? null : page;
}

/** The same page in another language: '/ru/order?x=1' → '/uz/order?x=1'; '/' → '/uz'. */
export function switchLocalePath(path: string, to: Locale): string {
  const [pathname = '', rest = ''] = path.split(/(?=[?#])(.*)/s);
  const bare = localeOfPath(pathname) ? pathname.slice(3) : pathname;
  return `/${to}${bare === '/' ? '' : bare}${rest}`;
}
