import { useIntl } from '@karvon/i18n';
import { TextField } from '@karvon/ui-kit';
import { codeMessages as m } from './code-field.messages';

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  wrong: boolean;
}

/** A field for the six digits of an SMS, which phones can fill in; other pasted characters are removed. */
export function CodeField({ value, onChange, wrong }: CodeFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      label={intl.formatMessage(m.label)}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      error={wrong ? intl.formatMessage(m.wrong) : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
    />
  );
}
