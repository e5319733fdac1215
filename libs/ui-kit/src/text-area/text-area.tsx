import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/field';
import frame from '../text-field/text-field.module.css';
import classes from './text-area.module.css';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'aria-invalid'> {
  labelHidden?: boolean;
}

/** A multi-line text field; grows with its text where the browser can. Registers with a form library. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, note, labelHidden, className, id, ...input } = props;
  return (
    <Field {...{ label, hint, error, note, labelHidden, className, id }}>
      {(control) => (
        <span className={frame.frame} data-disabled={input.disabled || undefined}>
          <textarea rows={4} {...input} {...control} className={classes.input} />
        </span>
      )}
    </Field>
  );
}
