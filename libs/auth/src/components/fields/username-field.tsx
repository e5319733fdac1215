import { maxUsernameLength } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { TextField } from '@karvon/ui-kit';
import type { NameRule } from '../../model/account-rules';
import { accountFieldMessages as m } from './account.messages';
import { fieldMessages } from './fields.messages';

interface UsernameFieldProps {
  value: string;
  onChange: (value: string) => void;
  rule: NameRule | undefined;
}

export function UsernameField({ value, onChange, rule }: UsernameFieldProps) {
  const intl = useIntl();
  const errors = { required: fieldMessages.required, username: m.usernameWrong };
  return (
    <TextField
      label={intl.formatMessage(m.username)}
      hint={intl.formatMessage(m.usernameHint)}
      error={rule && intl.formatMessage(errors[rule])}
      name="name"
      autoComplete="name"
      maxLength={maxUsernameLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
