import { emailPattern, usernamePattern } from '@karvon/contract';
import { visibleText } from '@karvon/name-spelling';

export type NameRule = 'required' | 'username';
export type EmailRule = 'email';

/** The error of a username; undefined for a valid one. */
export function usernameRule(typed: string): NameRule | undefined {
  const name = visibleText(typed).trim();
  if (name === '') return 'required';
  return usernamePattern.test(name) ? undefined : 'username';
}

/** The error of an e-mail address; an empty one is allowed. */
export function emailRule(typed: string): EmailRule | undefined {
  const email = visibleText(typed).trim();
  return email === '' || emailPattern.test(email) ? undefined : 'email';
}
