import type { ReactNode } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { FormCitizenship } from '@karvon/citizenship-input';
import { useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { FieldGrid, SectionCard, TextField } from '@karvon/ui-kit';
import type { RequiredGuest } from '../../model/required-guests';
import { tidyName } from '../../model/guest-form';
import { fitsAge, guestValues, type GuestSlot } from '../../model/guest-slot';
import { useFieldError, useGuestField, useGuestForm } from '../form-fields/use-guest-field';
import { guestMessages as m } from './guest-fields.messages';
import classes from './guest-fields.module.css';
import { SameAsBooker } from './same-as-booker';

interface GuestFieldsProps {
  guest: RequiredGuest;
  /** Place in the form, from 0. */
  index: number;
  /** Citizenships listed first; null when the tariff does not ask for citizenship. */
  citizenships: readonly string[] | null;
  arrival: PlainDate;
  /** Rendered above the fields; can fill in this guest. */
  known?: ((slot: GuestSlot) => ReactNode) | undefined;
  /** The other guests, when the hotel asks for one name only. */
  others: { adults: number; childAges: readonly number[] } | null;
}

/** The fields of one guest, as the tariff requires them. */
export function GuestFields(props: GuestFieldsProps) {
  const { guest, index, citizenships, arrival, known, others } = props;
  const intl = useIntl();
  const texts = useStayTexts();
  const field = useGuestField();
  const form = useGuestForm();
  const errorOf = useFieldError();
  const { setValue, clearErrors } = form;
  const path = `guests.${index}` as const;
  const number = index + 1;
  const section = `section-g${number}`;
  const title =
    guest.age === null
      ? intl.formatMessage(m.adult, { number })
      : intl.formatMessage(m.child, { number, age: texts.age(guest.age) });
  return (
    <SectionCard title={title}>
      {known?.({
        index,
        fits: (birthDate) => fitsAge(birthDate, guest.age, arrival),
        fill: (person) => {
          setValue(path, guestValues(person, guest.category), { shouldDirty: true });
          clearErrors(path);
        },
      })}
      {index === 0 ? <SameAsBooker /> : null}
      <FieldGrid>
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
        {citizenships ? (
          <FormCitizenship
            form={form}
            name={`${path}.citizenship`}
            usual={citizenships}
            error={errorOf(`${path}.citizenship`)}
          />
        ) : null}
      </FieldGrid>
      {others ? (
        <p className={classes.others}>
          {intl.formatMessage(m.others, { party: texts.party(others) })}
        </p>
      ) : null}
    </SectionCard>
  );
}
