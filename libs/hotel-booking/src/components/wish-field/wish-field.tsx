import { optional } from '@karvon/checkout';
import { useIntl } from '@karvon/i18n';
import { SectionCard, TextArea } from '@karvon/ui-kit';
import { useGuestField } from '../form-fields/use-guest-field';
import { wishMessages as m } from './wish-field.messages';

/** Wishes for the hotel, not a promise. */
export function WishField() {
  const intl = useIntl();
  const field = useGuestField();
  return (
    <SectionCard title={intl.formatMessage(m.title)}>
      <TextArea
        label={intl.formatMessage(m.label)}
        hint={intl.formatMessage(m.hint)}
        note={intl.formatMessage(optional)}
        rows={3}
        {...field('comment')}
      />
    </SectionCard>
  );
}
