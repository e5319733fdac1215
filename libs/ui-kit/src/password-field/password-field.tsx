import { useState, type ComponentProps } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Eye, EyeOff } from '../icons/icons.exports';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'suffix' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'
> {
  /** A PIN takes digits only and brings the number keys up. */
  kind?: 'password' | 'pin';
  /** True for a password that is chosen now: the browser may propose one. Otherwise it fills in the saved one. */
  isNew?: boolean;
  showLabel: string;
  hideLabel: string;
}

/** A secret with a button that shows it. Takes a ref and input props, so it registers with a form library as it is. */
export function PasswordField(props: PasswordFieldProps) {
  const { kind = 'password', isNew = false, showLabel, hideLabel, onChange, ...field } = props;
  const [shown, setShown] = useState(false);
  const change: ComponentProps<'input'>['onChange'] = (event) => {
    const input = event.currentTarget;
    const digits = input.value.replace(/\D/g, '');
    // Removes everything but digits before the owner reads the value.
    if (kind === 'pin' && digits !== input.value) input.value = digits;
    onChange?.(event);
  };
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      {...(kind === 'pin' && { inputMode: 'numeric', pattern: '[0-9]*' })}
      onChange={change}
      suffix={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
