import { readCookie } from './read-cookie';

/** What forms hold, by the name of the form; each form writes and reads its own text. */
export type CarriedForms = Readonly<Record<string, string>>;

/**
 * A cookie, though it is for one request: the server of the next document writes the forms as they were left, so nothing
 * flashes when the page wakes. It is for that page alone, and gone as soon as that has begun.
 */
const cookieName = 'karvon-forms';
const lifeSeconds = 30;
/** Browsers refuse a cookie of 4096 bytes and all of its document's with it. */
const mostBytes = 3500;

const held = new Map<string, string>();

/** What a form holds now; null when there is nothing of the visitor's in it. */
export function holdForm(form: string, text: string | null): void {
  if (text === null) held.delete(form);
  else held.set(form, text);
}

function write(value: string, path: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookieName}=${value}; path=${path}; max-age=${seconds}; samesite=lax${secure}`;
}

/**
 * Takes what the forms of this page hold into the document that is about to take its place.
 * @param address where that document is: the same page in another language
 */
export function carryForms(address: string): void {
  const value = encodeURIComponent(JSON.stringify(Object.fromEntries(held)));
  if (held.size === 0 || value.length > mostBytes) return;
  write(value, new URL(address, window.location.href).pathname, lifeSeconds);
}

/** The new document has begun: reloading it begins with empty forms again, as any other page does. */
export function dropCarriedForms(): void {
  if (readCookie(document.cookie, cookieName)) write('', window.location.pathname, 0);
}

/** @param cookies the Cookie header of a request for a document */
export function readCarriedForms(cookies: string | null): CarriedForms {
  try {
    const forms: unknown = JSON.parse(readCookie(cookies, cookieName) || '{}');
    if (typeof forms !== 'object' || forms === null || Array.isArray(forms)) return {};
    const texts = Object.entries(forms).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as CarriedForms;
  } catch {
    return {};
  }
}
