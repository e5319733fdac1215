import { readCookie } from './read-cookie';

/** The values of forms as text, by form name; each form writes and parses its own text. */
export type CarriedForms = Readonly<Record<string, string>>;

/**
 * A cookie for one request: the server renders the next document with the forms as they were left, so nothing flashes
 * on hydration. It is limited to that page's path and removed when that page starts.
 */
const cookieName = 'karvon-forms';
const lifeSeconds = 30;
/** Browsers refuse cookies of more than about 4096 bytes. */
const maxBytes = 3500;

const held = new Map<string, string>();

/** Stores the current value of a form; null when the visitor has entered nothing. */
export function holdForm(form: string, text: string | null): void {
  if (text === null) held.delete(form);
  else held.set(form, text);
}

function write(value: string, path: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookieName}=${value}; path=${path}; max-age=${seconds}; samesite=lax${secure}`;
}

/**
 * Carries the values of this page's forms to the document that replaces it.
 * @param address of that document: the same page in another language
 */
export function carryForms(address: string): void {
  const value = encodeURIComponent(JSON.stringify(Object.fromEntries(held)));
  if (held.size === 0 || value.length > maxBytes) return;
  write(value, new URL(address, window.location.href).pathname, lifeSeconds);
}

/** Removes the carried values once the new document has started, so that a reload begins with empty forms. */
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
