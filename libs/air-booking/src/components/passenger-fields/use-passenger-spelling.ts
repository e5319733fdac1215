import { useMemo } from 'react';
import { useNameSpelling } from '@karvon/checkout';
import { useCheckoutForm } from '../checkout-fields/use-checkout-field';

const parts = ['surname', 'name', 'patronymic'] as const;

/** Spells a passenger's names as passports of the country do. The Cyrillic text is a part of the draft. */
export function usePassengerSpelling(index: number, country: string) {
  const { getValues, setValue } = useCheckoutForm();
  const fields = useMemo(
    () => ({
      parts,
      read: (part: (typeof parts)[number]) => getValues(`passengers.${index}.${part}`),
      write: (part: (typeof parts)[number], text: string) =>
        setValue(`passengers.${index}.${part}`, text),
      typed: (part: (typeof parts)[number]) => getValues(`typedNames.${index}.${part}`),
      keepTyped: (part: (typeof parts)[number], text: string) =>
        setValue(`typedNames.${index}.${part}`, text),
    }),
    [getValues, index, setValue],
  );
  return useNameSpelling(country, fields);
}
