import { useEffect, useRef } from 'react';
import { spellingRuleOf, transliterateName } from '@karvon/name-spelling';

const spellAs = (country: string, text: string) =>
  transliterateName(text, spellingRuleOf(country)).replace(/[\s.]+$/, '');

/** The name fields of one person. */
export interface NameFields<Part extends string> {
  parts: readonly Part[];
  read: (part: Part) => string;
  write: (part: Part, text: string) => void;
  /** The typed Cyrillic text, if there was one. */
  typed: (part: Part) => string | undefined;
  keepTyped: (part: Part, text: string) => void;
}

/**
 * Spells names as passports of the chosen country do. The Cyrillic text is stored, and spelled again when another
 * country is chosen, unless the visitor has edited the Latin spelling.
 */
export function useNameSpelling<Part extends string>(country: string, fields: NameFields<Part>) {
  const spelledFor = useRef(country);
  useEffect(() => {
    const before = spelledFor.current;
    spelledFor.current = country;
    if (before === country) return;
    for (const part of fields.parts) {
      const typed = fields.typed(part);
      if (typed && fields.read(part) === spellAs(before, typed))
        fields.write(part, spellAs(country, typed));
    }
  }, [country, fields]);
  return {
    spell: (text: string) => spellAs(country, text),
    /** Spells the text of a field on blur, and stores the typed text. */
    keepAndSpell: (part: Part) => (text: string) => {
      if (/\p{Script=Cyrillic}/u.test(text)) fields.keepTyped(part, text);
      return spellAs(country, text);
    },
  };
}
