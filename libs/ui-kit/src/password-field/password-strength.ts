export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/];

/**
 * How hard a password is to guess: weak if there is any, medium with two of lower case, upper case and digit in 6 signs or
 * more, strong with all three in 8 or more.
 */
export function passwordStrength(password: string): PasswordStrength {
  const signs = [...password].length;
  if (signs === 0) return 'none';
  const present = kinds.filter((kind) => kind.test(password)).length;
  if (present === 3 && signs >= 8) return 'strong';
  return present >= 2 && signs >= 6 ? 'medium' : 'weak';
}
