import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/field';
import frame from '../text-field/text-field.module.css';
import classes from './text-area.module.css';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'aria-invalid'> {
  labelHidden?: boolean;
}

/** Several lines of text; grows with them where the browser can. Registers with a form library as it is. */
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
