import type { ReactNode } from 'react';
import { EmailField, fillEmpty, type ContactsSlot } from '@karvon/checkout';
import { useIntl } from '@karvon/i18n';
import { FormPhone } from '@karvon/phone-input';
import { FieldGrid, FieldRow, SectionCard, TextField } from '@karvon/ui-kit';
import { tidyName } from '../../model/tidy-name';
import { useFieldError, useGuestField, useGuestForm } from '../form-fields/use-guest-field';
import { bookerMessages as m } from './booker-fields.messages';

export interface BookerFieldsProps {
  /** The country of numbers without a prefix. */
  phoneCountry: string;
  /** Rendered above the fields; can fill them in. */
  contacts?: ((slot: ContactsSlot) => ReactNode) | undefined;
}

/** The fields of the booker: name, phone and e-mail. */
export function BookerFields({ phoneCountry, contacts }: BookerFieldsProps) {
  const intl = useIntl();
  const field = useGuestField();
  const form = useGuestForm();
  const errorOf = useFieldError();
  return (
    <SectionCard title={intl.formatMessage(m.title)}>
      {contacts?.({
        fill: ({ name, phone, email }) => {
          fillEmpty(form, 'booker.name', tidyName(name));
          fillEmpty(form, 'booker.phone', phone);
          fillEmpty(form, 'booker.email', email);
        },
      })}
      <FieldGrid>
        <FieldRow>
          <TextField
            label={intl.formatMessage(m.name)}
            hint={intl.formatMessage(m.nameHint)}
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            required
            {...field('booker.name', tidyName)}
          />
        </FieldRow>
        <FormPhone
          form={form}
          name="booker.phone"
          country={phoneCountry}
          label={intl.formatMessage(m.phone)}
          hint={intl.formatMessage(m.phoneHint)}
          autoComplete="tel"
          required
          error={errorOf('booker.phone')}
        />
        <EmailField {...field('booker.email')} />
      </FieldGrid>
    </SectionCard>
  );
}
