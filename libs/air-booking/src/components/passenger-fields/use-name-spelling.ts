import { transliterateName } from '@karvon/name-spelling';
import { useEffect, useRef } from 'react';
import { spellingRuleOf } from '../../model/spelling-rule';
import { useCheckoutForm } from '../checkout-fields/use-checkout-field';

export const nameParts = ['surname', 'name', 'patronymic'] as const;
export type NamePart = (typeof nameParts)[number];

const spellAs = (country: string, text: string) =>
  transliterateName(text, spellingRuleOf(country)).trimEnd();

/**
 * Spells names as passports of the chosen country do. The Cyrillic text is stored, and spelled again when another
 * country is chosen, unless the visitor has edited the Latin spelling.
 */
export function useNameSpelling(index: number, country: string) {
  const { getValues, setValue } = useCheckoutForm();
  const spelledFor = useRef(country);
  useEffect(() => {
    const before = spelledFor.current;
    spelledFor.current = country;
    if (before === country) return;
    for (const part of nameParts) {
      const typed = getValues(`typedNames.${index}.${part}`);
      const field = `passengers.${index}.${part}` as const;
      if (typed && getValues(field) === spellAs(before, typed))
        setValue(field, spellAs(country, typed));
    }
  }, [country, getValues, index, setValue]);
  return {
    spell: (text: string) => spellAs(country, text),
    /** Spells the text of a field that was left, and stores the typed text. */
    keepAndSpell: (part: NamePart) => (text: string) => {
      const place = `passengers.${index}.country` as const;
      if (/\p{Script=Cyrillic}/u.test(text)) setValue(`typedNames.${index}.${part}`, text);
      return spellAs(getValues(place), text);
    },
  };
}
