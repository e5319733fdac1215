import { readCookie } from './read-cookie';

/** What a visitor lets us keep: everything, or only what the site cannot work without. */
export type Consent = 'all' | 'necessary';

/** The choice is remembered for a year. The server sets it: some browsers forget a script's cookies after a week. */
export const consentCookie = { name: 'karvon_consent', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

/** 'all.2026-11-21T07:00:00Z'; choices of before the time was kept have none. */
const form = /^(all|necessary)(?:\.(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ))?$/;
const parse = (cookies: string | null) => form.exec(readCookie(cookies, consentCookie.name) ?? '');

/** The cookie's value for a choice made now: what was chosen, and when. */
export function consentValue(choice: Consent, now: Date): string {
  return `${choice}.${now.toISOString().slice(0, 19)}Z`;
}

/** Null for a visitor who has not chosen, and for a value that is none of ours. */
export function readConsent(cookies: string | null): Consent | null {
  return (parse(cookies)?.[1] as Consent | undefined) ?? null;
}

/** When the choice was made, as an ISO instant; null where that was not kept. */
export function consentTime(cookies: string | null): string | null {
  return parse(cookies)?.[2] ?? null;
}
