import { EmailInput } from '@karvon/email-input';
import { useIntl } from '@karvon/i18n';
import type { EmailRule } from '../../model/account-rules';
import { accountFieldMessages as m } from './account.messages';
import { fieldMessages } from './fields.messages';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  rule: EmailRule | undefined;
}

export function EmailField({ value, onChange, rule }: EmailFieldProps) {
  const intl = useIntl();
  return (
    <EmailInput
      label={intl.formatMessage(m.email)}
      note={intl.formatMessage(fieldMessages.optional)}
      hint={intl.formatMessage(m.emailHint)}
      error={rule && intl.formatMessage(m.emailWrong)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
