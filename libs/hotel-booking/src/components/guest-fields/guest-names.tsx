import { useMemo, useRef } from 'react';
import { useNameSpelling } from '@karvon/checkout';
import { useIntl } from '@karvon/i18n';
import { FieldGrid, TextField } from '@karvon/ui-kit';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { tidyName } from '../../model/tidy-name';
import { useGuestField, useGuestForm } from '../form-fields/use-guest-field';
import { guestMessages as m } from './guest-fields.messages';
import { SameAsBooker } from './same-as-booker';

const parts = ['name', 'surname'] as const;
type Part = (typeof parts)[number];
const fills = { name: 'given-name', surname: 'family-name' } as const;

/** Spells a guest's names as passports of the citizenship do. */
function useGuestSpelling(index: number, citizenship: string) {
  const { getValues, setValue } = useGuestForm();
  const typed = useRef<Partial<Record<Part, string>>>({});
  const fields = useMemo(
    () => ({
      parts,
      read: (part: Part) => getValues(`guests.${index}.${part}`),
      write: (part: Part, text: string) => setValue(`guests.${index}.${part}`, text),
      typed: (part: Part) => typed.current[part],
      keepTyped: (part: Part, text: string) => void (typed.current[part] = text),
    }),
    [getValues, index, setValue],
  );
  return useNameSpelling(citizenship, fields);
}

interface GuestNamesProps {
  index: number;
  /** Separates the guests for the browser's autofill: 'section-g1'. */
  section: string;
  /** True for a hotel abroad: the names are spelled in Latin letters, as in the passport. */
  latin: boolean;
  /** The fields after the names. */
  children: ReactNode;
}

/** Name and surname of a guest. */
export function GuestNames({ index, section, latin, children }: GuestNamesProps) {
  const intl = useIntl();
  const field = useGuestField();
  const { control } = useGuestForm();
  const typed = useWatch({ control, name: `guests.${index}` });
  const { spell, keepAndSpell } = useGuestSpelling(index, typed.citizenship);
  const tidy = (part: Part) => (latin ? keepAndSpell(part) : tidyName);
  const hintOf = (part: Part) => {
    const spelled = latin ? spell(typed[part]) : '';
    if (spelled !== '' && spelled !== typed[part].trim().toUpperCase())
      return intl.formatMessage(m.inVoucher, { name: spelled });
    if (part !== 'name') return undefined;
    return intl.formatMessage(latin ? m.latinHint : m.nameHint);
  };
  return (
    <>
      {index === 0 ? <SameAsBooker tidy={tidy} /> : null}
      <FieldGrid>
        {parts.map((part) => (
          <TextField
            key={part}
            label={intl.formatMessage(m[part])}
            hint={hintOf(part)}
            autoComplete={`${section} ${fills[part]}`}
            autoCapitalize={latin ? 'characters' : 'words'}
            spellCheck={false}
            required
            {...field(`guests.${index}.${part}`, tidy(part))}
          />
        ))}
        {children}
      </FieldGrid>
    </>
  );
}
