import { guestNamePattern, latinNamePattern, maxGuestNameLength } from '@karvon/contract';
import type { HotelGuest } from '@karvon/contract';
import { CitizenshipInput } from '@karvon/citizenship-input';
import { useIntl } from '@karvon/i18n';
import { spellingRuleOf, transliterateName } from '@karvon/name-spelling';
import { FieldGrid, TextField } from '@karvon/ui-kit';
import classes from './stay-change.module.css';
import { stayChangeMessages as m } from './stay-change.messages';

export const nameParts = ['name', 'surname'] as const;
type Part = (typeof nameParts)[number];

/** How a guest's name is sent: for a hotel abroad as the guest's passport has it, unless it is booked like this already. */
export function spelledName(
  typed: string,
  booked: string,
  { citizenship, latin }: Pick<HotelGuest, 'citizenship'> & { latin: boolean },
): string {
  const text = typed.trim();
  return latin && text !== booked
    ? transliterateName(text, spellingRuleOf(citizenship ?? '')).trim()
    : text;
}

export const isName = (text: string, latin: boolean): boolean =>
  text.length <= maxGuestNameLength && (latin ? latinNamePattern : guestNamePattern).test(text);

interface GuestNamesProps {
  number: number;
  guest: HotelGuest;
  booked: HotelGuest;
  latin: boolean;
  /** Whether wrong names are pointed at. */
  tried: boolean;
  /** Citizenships listed first; null where the tariff does not ask for it. */
  citizenships: readonly string[] | null;
  onChange: (part: Part | 'citizenship', text: string) => void;
}

/** Name, surname and, where the hotel wants to know it, citizenship of a guest. */
export function GuestNames(props: GuestNamesProps) {
  const { number, guest, booked, citizenships, latin, tried, onChange } = props;
  const intl = useIntl();
  const spell = (part: Part) => spelledName(guest[part], booked[part], { ...guest, latin });
  const hintOf = (part: Part) => {
    if (!latin) return undefined;
    const name = spell(part);
    if (name !== '' && name !== guest[part].trim().toUpperCase() && guest[part] !== booked[part])
      return intl.formatMessage(m.inVoucher, { name });
    return part === 'name' ? intl.formatMessage(m.latinHint) : undefined;
  };
  return (
    <fieldset className={classes.guest}>
      <legend>{intl.formatMessage(m.guest, { number })}</legend>
      <FieldGrid>
        {nameParts.map((part) => (
          <TextField
            key={part}
            label={intl.formatMessage(m[part])}
            hint={hintOf(part)}
            value={guest[part]}
            onChange={({ target: { value } }) => onChange(part, value)}
            onBlur={() => onChange(part, spell(part))}
            error={
              tried && !isName(spell(part), latin)
                ? intl.formatMessage(latin ? m.ruleLatin : m.ruleName)
                : undefined
            }
            autoComplete="off"
            autoCapitalize={latin ? 'characters' : 'words'}
            spellCheck={false}
            required
          />
        ))}
        {citizenships ? (
          <CitizenshipInput
            name={`citizenship-${number}`}
            value={guest.citizenship ?? ''}
            usual={citizenships}
            onChange={(country) => onChange('citizenship', country)}
            required
          />
        ) : null}
      </FieldGrid>
    </fieldset>
  );
}
