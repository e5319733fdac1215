import { useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { Card, TextField } from '@karvon/ui-kit';
import type { AskedGuest } from '../../model/asked-guests';
import { tidyName } from '../../model/guest-form';
import form from '../form-fields/fields.module.css';
import { useGuestField } from '../form-fields/use-guest-field';
import { CitizenshipField } from './citizenship-field';
import { guestMessages as m } from './guest-fields.messages';
import { SameAsBooker } from './same-as-booker';

interface GuestFieldsProps {
  guest: AskedGuest;
  /** Place in the form, from 0. */
  index: number;
  citizenship: boolean;
  /** Who else comes, when the hotel asks for one name only. */
  others: { adults: number; childAges: readonly number[] } | null;
}

/** One guest, with what the tariff wants to know of them. */
export function GuestFields({ guest, index, citizenship, others }: GuestFieldsProps) {
  const intl = useIntl();
  const texts = useStayTexts();
  const field = useGuestField();
  const path = `guests.${index}` as const;
  const titleId = `guest-${index}`;
  const section = `section-g${index + 1}`;
  const number = index + 1;
  return (
    <Card as="section" aria-labelledby={titleId} className={form.card}>
      <h2 id={titleId} className={form.title}>
        {guest.age === null
          ? intl.formatMessage(m.adult, { number })
          : intl.formatMessage(m.child, { number, age: texts.age(guest.age) })}
      </h2>
      {index === 0 ? <SameAsBooker /> : null}
      <div className={form.grid}>
        <TextField
          label={intl.formatMessage(m.name)}
          hint={intl.formatMessage(m.nameHint)}
          autoComplete={`${section} given-name`}
          autoCapitalize="words"
          spellCheck={false}
          required
          {...field(`${path}.name`, tidyName)}
        />
        <TextField
          label={intl.formatMessage(m.surname)}
          autoComplete={`${section} family-name`}
          autoCapitalize="words"
          spellCheck={false}
          required
          {...field(`${path}.surname`, tidyName)}
        />
        {citizenship ? <CitizenshipField index={index} /> : null}
      </div>
      {others ? (
        <p className={form.note}>{intl.formatMessage(m.others, { party: texts.party(others) })}</p>
      ) : null}
    </Card>
  );
}
