import { readCookie } from '@karvon/session';

/** What the API issues as a secret: letters that a header can hold, and no more than it reads. */
const secret = /^[\x21-\x7e]{1,2000}$/;

/** A cookie that becomes a header for the API. One that no header can hold is none: it would fail every call of its browser. */
export function secretCookie(cookies: string | null, name: string): string | undefined {
  const value = readCookie(cookies, name) ?? '';
  return secret.test(value) ? value : undefined;
}
