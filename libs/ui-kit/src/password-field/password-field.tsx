import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Eye, EyeOff } from '../icons/icons.exports';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import classes from './password-field.module.css';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'suffix' | 'autoComplete' | 'spellCheck' | 'autoCapitalize'
> {
  /** True for a new password: the browser may propose one. Otherwise it fills in the saved one. */
  isNew?: boolean;
  showLabel: string;
  hideLabel: string;
}

/** A password with a button that shows it. Takes a ref and input props, so it registers with a form library. */
export function PasswordField(props: PasswordFieldProps) {
  const { isNew = false, showLabel, hideLabel, ...field } = props;
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          className={classes.eye}
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
