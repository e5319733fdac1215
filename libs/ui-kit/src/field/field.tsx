import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { CircleAlert } from '../icons/icons';
import classes from './field.module.css';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** Shown instead of nothing; ties itself to the control and marks it invalid. */
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
  /** Id of the control; made up when absent. */
  id?: string;
  /** Id of the label itself, for lists that are named by it too. */
  labelId?: string;
  labelHidden?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around one control, wired by ids. */
export function Field(props: FieldProps) {
  const { label, labelId, hint, error, note, labelHidden = false, className, children } = props;
  const made = useId();
  const id = props.id ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={clsx(classes.root, className)}>
      <label
        id={labelId}
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
