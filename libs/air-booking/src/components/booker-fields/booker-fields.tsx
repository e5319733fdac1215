import { useIntl } from '@karvon/i18n';
import { FieldGrid, SectionCard, TextField } from '@karvon/ui-kit';
import { fieldLabels, optional } from '../checkout-fields/field.messages';
import { useCheckoutField } from '../checkout-fields/use-checkout-field';
import { BookerPhone } from './booker-phone';
import { bookerMessages as m } from './booker-fields.messages';

/** Whom we write and call. `phoneCountry`: for numbers without a prefix. */
export function BookerFields({ phoneCountry }: { phoneCountry: string }) {
  const intl = useIntl();
  const field = useCheckoutField();
  return (
    <SectionCard title={intl.formatMessage(m.title)}>
      <FieldGrid>
        <BookerPhone
          name="booker.mobilePhone"
          phoneCountry={phoneCountry}
          label={intl.formatMessage(fieldLabels.mobilePhone)}
          hint={intl.formatMessage(m.mobileHint)}
          autoComplete="tel"
          required
        />
        <TextField
          label={intl.formatMessage(fieldLabels.email)}
          hint={intl.formatMessage(m.emailHint)}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('booker.email')}
        />
        <BookerPhone
          name="booker.homePhone"
          phoneCountry={phoneCountry}
          label={intl.formatMessage(fieldLabels.homePhone)}
          note={intl.formatMessage(optional)}
          autoComplete="home tel"
        />
      </FieldGrid>
    </SectionCard>
  );
}
