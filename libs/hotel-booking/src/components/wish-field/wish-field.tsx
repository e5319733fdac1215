import { useIntl } from '@karvon/i18n';
import { Card, TextArea } from '@karvon/ui-kit';
import { optional } from '../form-fields/field.messages';
import form from '../form-fields/fields.module.css';
import { useGuestField } from '../form-fields/use-guest-field';
import { wishMessages as m } from './wish-field.messages';

/** Wishes for the hotel, not a promise. */
export function WishField() {
  const intl = useIntl();
  const field = useGuestField();
  return (
    <Card as="section" aria-labelledby="wishes" className={form.card}>
      <h2 id="wishes" className={form.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <TextArea
        label={intl.formatMessage(m.label)}
        hint={intl.formatMessage(m.hint)}
        note={intl.formatMessage(optional)}
        rows={3}
        {...field('comment')}
      />
    </Card>
  );
}
