import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from '../field/field';
import classes from './text-field.module.css';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix' | 'aria-invalid' | 'size'> {
  labelHidden?: boolean;
  /** Inside the frame, before the text: an icon or a unit. */
  prefix?: ReactNode;
  /** Inside the frame, after the text: a unit or an `IconButton`. */
  suffix?: ReactNode;
}

/** One line of text. Takes a ref and input props, so it registers with a form library. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, note, labelHidden, prefix, suffix, className, id, ...input } = props;
  return (
    <Field {...{ label, hint, error, note, labelHidden, className, id }}>
      {(control) => (
        <span className={classes.frame} data-disabled={input.disabled || undefined}>
          {prefix ? <span className={classes.affix}>{prefix}</span> : null}
          <input type="text" {...input} {...control} className={classes.input} />
          {suffix ? <span className={classes.affix}>{suffix}</span> : null}
        </span>
      )}
    </Field>
  );
}
