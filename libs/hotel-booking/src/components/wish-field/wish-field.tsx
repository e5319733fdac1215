import { optional } from '@karvon/checkout';
import { useIntl } from '@karvon/i18n';
import { SectionCard, TextArea } from '@karvon/ui-kit';
import { useGuestField } from '../form-fields/use-guest-field';
import { wishMessages as m } from './wish-field.messages';

/** A free-text field of wishes, which the hotel does not guarantee. */
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
