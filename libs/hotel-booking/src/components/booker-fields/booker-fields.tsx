import { useIntl } from '@karvon/i18n';
import { FieldGrid, FieldRow, SectionCard, TextField } from '@karvon/ui-kit';
import { tidyName } from '../../model/guest-form';
import { useGuestField } from '../form-fields/use-guest-field';
import { bookerMessages as m } from './booker-fields.messages';
import { BookerPhone } from './booker-phone';

/** Who books, and whom we write and call. `phoneCountry`: for numbers without a prefix. */
export function BookerFields({ phoneCountry }: { phoneCountry: string }) {
  const intl = useIntl();
  const field = useGuestField();
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
        <BookerPhone
          phoneCountry={phoneCountry}
          label={intl.formatMessage(m.phone)}
          hint={intl.formatMessage(m.phoneHint)}
        />
        <TextField
          label={intl.formatMessage(m.email)}
          hint={intl.formatMessage(m.emailHint)}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('booker.email')}
        />
      </FieldGrid>
    </SectionCard>
  );
}
