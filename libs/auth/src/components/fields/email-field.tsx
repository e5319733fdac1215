import { maxEmailLength } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { TextField } from '@karvon/ui-kit';
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
    <TextField
      label={intl.formatMessage(m.email)}
      note={intl.formatMessage(fieldMessages.optional)}
      hint={intl.formatMessage(m.emailHint)}
      error={rule && intl.formatMessage(m.emailWrong)}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxEmailLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
