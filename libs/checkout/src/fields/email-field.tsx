import { EmailInput } from '@karvon/email-input';
import { useIntl } from '@karvon/i18n';
import type { TextFieldProps } from '@karvon/ui-kit';
import { emailMessages as m } from './email-field.messages';

/** The field of the booker's e-mail. Its other props come from the form's `field('booker.email')`. */
export function EmailField(field: Omit<TextFieldProps, 'label'>) {
  const intl = useIntl();
  return (
    <EmailInput
      label={intl.formatMessage(m.label)}
      hint={intl.formatMessage(m.hint)}
      required
      {...field}
    />
  );
}
