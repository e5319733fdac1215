import type { ReactNode } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { FormCitizenship } from '@karvon/citizenship-input';
import { useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { SectionCard } from '@karvon/ui-kit';
import type { RequiredGuest } from '../../model/required-guests';
import { fitsAge, guestValues, type GuestSlot } from '../../model/guest-slot';
import { useFieldError, useGuestForm } from '../form-fields/use-guest-field';
import { guestMessages as m } from './guest-fields.messages';
import classes from './guest-fields.module.css';
import { GuestNames } from './guest-names';

interface GuestFieldsProps {
  guest: RequiredGuest;
  /** Place in the form, from 0. */
  index: number;
  /** Citizenships listed first; null when the tariff does not ask for citizenship. */
  citizenships: readonly string[] | null;
  arrival: PlainDate;
  /** True for a hotel abroad: names are spelled in Latin letters. */
  latin: boolean;
  /** Rendered above the fields; can fill in this guest. */
  known?: ((slot: GuestSlot) => ReactNode) | undefined;
  /** The other guests, when the hotel asks for one name only. */
  others: { adults: number; childAges: readonly number[] } | null;
}

/** The fields of one guest, as the tariff requires them. */
export function GuestFields(props: GuestFieldsProps) {
  const { guest, index, citizenships, arrival, latin, known, others } = props;
  const intl = useIntl();
  const texts = useStayTexts();
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
      <GuestNames index={index} section={section} latin={latin}>
        {citizenships ? (
          <FormCitizenship
            form={form}
            name={`${path}.citizenship`}
            usual={citizenships}
            error={errorOf(`${path}.citizenship`)}
          />
        ) : null}
      </GuestNames>
      {others ? (
        <p className={classes.others}>
          {intl.formatMessage(m.others, { party: texts.party(others) })}
        </p>
      ) : null}
    </SectionCard>
  );
}
