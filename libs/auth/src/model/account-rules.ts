import { emailPattern, usernamePattern } from '@karvon/contract';
import { visibleText } from '@karvon/name-spelling';

export type NameRule = 'required' | 'username';
export type EmailRule = 'email';

/** What is wrong with a username; undefined when nothing is. */
export function usernameRule(typed: string): NameRule | undefined {
  const name = visibleText(typed).trim();
  if (name === '') return 'required';
  return usernamePattern.test(name) ? undefined : 'username';
}

/** What is wrong with an e-mail address; an empty one is allowed. */
export function emailRule(typed: string): EmailRule | undefined {
  const email = visibleText(typed).trim();
  return email === '' || emailPattern.test(email) ? undefined : 'email';
}
