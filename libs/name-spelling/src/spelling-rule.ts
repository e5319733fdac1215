import type { SpellingRule } from './transliterate-name';

/** The rule by which passports of a country (ISO 3166-1 alpha-2) spell a Cyrillic name; the Russian rule is the default. */
export function spellingRuleOf(country: string | undefined): SpellingRule {
  return country === 'UZ' ? 'uz' : 'ru';
}
