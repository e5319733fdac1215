import type { ComponentProps } from 'react';
import { useIntl } from '@karvon/i18n';
import { TextField } from '@karvon/ui-kit';
import { emailMessages as m } from './email-field.messages';

/** The field of the booker's e-mail. Its other props come from the form's `field('booker.email')`. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const intl = useIntl();
  return (
    <TextField
      label={intl.formatMessage(m.label)}
      hint={intl.formatMessage(m.hint)}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
    />
  );
}
