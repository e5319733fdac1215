import type { ReactNode } from 'react';
import { EmailField, type ContactsSlot } from '@karvon/checkout';
import { useIntl } from '@karvon/i18n';
import { FormPhone } from '@karvon/phone-input';
import { FieldGrid, FieldRow, SectionCard, TextField } from '@karvon/ui-kit';
import { tidyName } from '../../model/guest-form';
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
  const fillEmpty = (name: 'name' | 'phone' | 'email', text: string) => {
    if (form.getValues(`booker.${name}`) === '') form.setValue(`booker.${name}`, text);
  };
  return (
    <SectionCard title={intl.formatMessage(m.title)}>
      {contacts?.({
        fill: ({ name, phone, email }) => {
          fillEmpty('name', tidyName(name));
          fillEmpty('phone', phone);
          fillEmpty('email', email);
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
