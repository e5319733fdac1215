import type { ReactNode } from 'react';
import { EmailField, fillEmpty, optional, type ContactsSlot } from '@karvon/checkout';
import { useIntl } from '@karvon/i18n';
import { FormPhone } from '@karvon/phone-input';
import { FieldGrid, SectionCard } from '@karvon/ui-kit';
import { fieldLabels } from '../checkout-fields/field.messages';
import {
  useCheckoutField,
  useCheckoutForm,
  useFieldError,
} from '../checkout-fields/use-checkout-field';
import { bookerMessages as m } from './booker-fields.messages';

export interface BookerFieldsProps {
  /** The country of numbers without a prefix. */
  phoneCountry: string;
  /** Rendered above the fields; may fill them in. */
  contacts?: ((slot: ContactsSlot) => ReactNode) | undefined;
}

/** The person whom we write to and call. */
export function BookerFields({ phoneCountry, contacts }: BookerFieldsProps) {
  const intl = useIntl();
  const field = useCheckoutField();
  const form = useCheckoutForm();
  const phone = { form, country: phoneCountry };
  const errorOf = useFieldError();
  return (
    <SectionCard title={intl.formatMessage(m.title)}>
      {contacts?.({
        fill: (known) => {
          fillEmpty(form, 'booker.mobilePhone', known.phone);
          fillEmpty(form, 'booker.email', known.email);
        },
      })}
      <FieldGrid>
        <FormPhone
          {...phone}
          name="booker.mobilePhone"
          error={errorOf('booker.mobilePhone')}
          label={intl.formatMessage(fieldLabels.mobilePhone)}
          hint={intl.formatMessage(m.mobileHint)}
          autoComplete="tel"
          required
        />
        <EmailField {...field('booker.email')} />
        <FormPhone
          {...phone}
          name="booker.homePhone"
          error={errorOf('booker.homePhone')}
          label={intl.formatMessage(fieldLabels.homePhone)}
          note={intl.formatMessage(optional)}
          autoComplete="home tel"
        />
      </FieldGrid>
    </SectionCard>
  );
}
