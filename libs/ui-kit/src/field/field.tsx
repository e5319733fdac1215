import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { CircleAlert } from '../icons/icons.exports';
import classes from './field.module.css';
import { useTypedEarly } from './use-typed-early';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** The error text; it is tied to the control and marks it invalid. */
  error?: ReactNode;
  /** A word such as "optional" after the label. */
  note?: string;
}

/** Spread these on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  /** Id of the control; generated when absent. Its label has the id `…-label`, for lists that it names too. */
  id?: string;
  labelHidden?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around one control, connected by ids. */
export function Field(props: FieldProps) {
  const { label, hint, error, note, labelHidden, className, children } = props;
  const made = useId();
  const { id = made } = props;
  useTypedEarly(id);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={clsx(classes.root, className)}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={classes.label}
        data-hidden={labelHidden || undefined}
      >
        {label}
        {note ? <span className={classes.note}> {note}</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={errorId} className={classes.error}>
          <CircleAlert size={16} />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
