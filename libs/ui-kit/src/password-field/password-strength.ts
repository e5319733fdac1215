export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/];

/**
 * The strength of a password: weak for any text, medium for 6 characters or more with two of lower case, upper case and digit,
 * strong for 8 or more with all three.
 */
export function passwordStrength(password: string): PasswordStrength {
  const signs = [...password].length;
  if (signs === 0) return 'none';
  const present = kinds.filter((kind) => kind.test(password)).length;
  if (present === 3 && signs >= 8) return 'strong';
  return present >= 2 && signs >= 6 ? 'medium' : 'weak';
}
