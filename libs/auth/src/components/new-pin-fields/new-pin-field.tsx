import { maxPinLength } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { PasswordField, Stack, StrengthMeter } from '@karvon/ui-kit';
import type { PinRule } from '../../model/new-pin';
import { fieldMessages } from '../fields/fields.messages';
import { pinMessages as m, pinRuleMessages } from './pin.messages';

interface NewPinFieldProps {
  value: string;
  onChange: (pin: string) => void;
  rule: PinRule | undefined;
  /** The label 'New PIN' where there is an old one. */
  label?: string;
}

/** A field for a new PIN, with its strength. */
export function NewPinField({ value, onChange, rule, label }: NewPinFieldProps) {
  const intl = useIntl();
  return (
    <Stack gap={2}>
      <PasswordField
        isNew
        label={label ?? intl.formatMessage(m.label)}
        name="new-password"
        hint={intl.formatMessage(m.hint)}
        error={rule && intl.formatMessage(pinRuleMessages[rule])}
        maxLength={maxPinLength}
        showLabel={intl.formatMessage(fieldMessages.show)}
        hideLabel={intl.formatMessage(fieldMessages.hide)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <StrengthMeter
        password={value}
        label={intl.formatMessage(m.strength)}
        texts={{
          none: intl.formatMessage(m.none),
          weak: intl.formatMessage(m.weak),
          medium: intl.formatMessage(m.medium),
          strong: intl.formatMessage(m.strong),
        }}
      />
    </Stack>
  );
}
