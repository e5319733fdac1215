import { readCookie } from './read-cookie';

/** What the visitor allows: all storage, or only what the site needs to work. */
export type Consent = 'all' | 'necessary';

/**
 * The choice is stored for a year. The server sets the cookie because some browsers remove scripts' cookies after a
 * week.
 */
export const consentCookie = { name: 'karvon_consent', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

/** 'all.2026-11-21T07:00:00Z'; older choices have no time. */
const form = /^(all|necessary)(?:\.(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ))?$/;
const parse = (cookies: string | null) => form.exec(readCookie(cookies, consentCookie.name) ?? '');

/** The cookie's value for a choice made at `now`: the choice and its time. */
export function consentValue(choice: Consent, now: Date): string {
  return `${choice}.${now.toISOString().slice(0, 19)}Z`;
}

/** The choice in the cookies; null when there is none or it is not valid. */
export function readConsent(cookies: string | null): Consent | null {
  return (parse(cookies)?.[1] as Consent | undefined) ?? null;
}

/** When the choice was made, as an ISO instant; null when no time is stored. */
export function consentTime(cookies: string | null): string | null {
  return parse(cookies)?.[2] ?? null;
}
