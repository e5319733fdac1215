import { readCookie } from './read-cookie';

/** What a visitor lets us keep: everything, or only what the site cannot work without. */
export type Consent = 'all' | 'necessary';

/** The choice is remembered for a year. The server sets it: some browsers forget a script's cookies after a week. */
export const consentCookie = { name: 'karvon_consent', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

/** Null for a visitor who has not chosen, and for a value that is none of ours. */
export function readConsent(cookies: string | null): Consent | null {
  const value = readCookie(cookies, consentCookie.name);
  return value === 'all' || value === 'necessary' ? value : null;
}
