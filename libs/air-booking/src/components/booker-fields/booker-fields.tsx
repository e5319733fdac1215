import { EmailField, optional } from '@karvon/checkout';
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

/** Whom we write and call. `phoneCountry`: for numbers without a prefix. */
export function BookerFields({ phoneCountry }: { phoneCountry: string }) {
  const intl = useIntl();
  const field = useCheckoutField();
  const phone = { form: useCheckoutForm(), country: phoneCountry };
  const errorOf = useFieldError();
  return (
    <SectionCard title={intl.formatMessage(m.title)}>
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
