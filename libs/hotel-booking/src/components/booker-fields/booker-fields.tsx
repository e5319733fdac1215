import { EmailField } from '@karvon/checkout';
import { useIntl } from '@karvon/i18n';
import { FormPhone } from '@karvon/phone-input';
import { FieldGrid, FieldRow, SectionCard, TextField } from '@karvon/ui-kit';
import { tidyName } from '../../model/guest-form';
import { useFieldError, useGuestField, useGuestForm } from '../form-fields/use-guest-field';
import { bookerMessages as m } from './booker-fields.messages';

/** Who books, and whom we write and call. `phoneCountry`: for numbers without a prefix. */
export function BookerFields({ phoneCountry }: { phoneCountry: string }) {
  const intl = useIntl();
  const field = useGuestField();
  const form = useGuestForm();
  const errorOf = useFieldError();
  return (
    <SectionCard title={intl.formatMessage(m.title)}>
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
