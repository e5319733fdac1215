import type { User } from '@karvon/contract';
import { readCookie } from './read-cookie';

/** Readable by scripts: it holds the name for the header and grants no access. */
const name = 'karvon-user';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The same shape as the contract's schema, without zod, which the first page does not load; the spec compares them. */
function isUser(value: unknown): value is User {
  if (!isRecord(value) || !isRecord(value.settings)) return false;
  const { id, username, langcode, settings } = value;
  return (
    typeof id === 'string' &&
    id !== '' &&
    typeof username === 'string' &&
    (langcode === 'ru' || langcode === 'uz') &&
    Number.isSafeInteger(settings.TotalPoints) &&
    Number(settings.TotalPoints) >= 0
  );
}

/** The cookie's name and value for a user; an empty value for null. */
export function userCookie(user: User | null): { name: string; value: string } {
  return { name, value: user ? encodeURIComponent(JSON.stringify(user)) : '' };
}

/**
 * The user in the cookies; null when there is none or the value is not valid.
 * @param cookies a Cookie header, or `document.cookie`
 */
export function readUser(cookies: string | null): User | null {
  try {
    const value: unknown = JSON.parse(readCookie(cookies, name) || 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}
