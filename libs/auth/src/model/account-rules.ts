/**
 * The contract's rules for account fields without its schemas, so that these pages do not load zod. A spec compares the
 * two.
 */
export const usernamePattern =
  /^(?=.*\p{L})[\p{Script=Latin}\p{Script=Cyrillic}\u02bb\u02bc\u2018\u2019'` _-]+$/u;
export const usernameLength = 60;

export const emailPattern = /^[^\s@.](?:[^\s@]*[^\s@.])?@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+){1,2}$/;
export const emailLength = 254;

export type NameRule = 'required' | 'username';
export type EmailRule = 'email';

/** What is wrong with a username; undefined when nothing is. */
export function usernameRule(typed: string): NameRule | undefined {
  const name = typed.trim();
  if (name === '') return 'required';
  return usernamePattern.test(name) ? undefined : 'username';
}

/** What is wrong with an e-mail address; an empty one is allowed. */
export function emailRule(typed: string): EmailRule | undefined {
  const email = typed.trim();
  return email === '' || emailPattern.test(email) ? undefined : 'email';
}
