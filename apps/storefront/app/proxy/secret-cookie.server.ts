import { readCookie } from '@karvon/session';

/** The characters and maximum length of a secret of the API, which must fit a header. */
const secret = /^[\x21-\x7e]{1,2000}$/;

/**
 * Reads a cookie that becomes a header for the API. An invalid one is ignored: otherwise it would fail every call of its browser.
 */
export function secretCookie(cookies: string | null, name: string): string | undefined {
  const value = readCookie(cookies, name) ?? '';
  return secret.test(value) ? value : undefined;
}
