import { useId, type ComponentProps, type ReactNode } from 'react';
import { clsx } from 'clsx';
import classes from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** On or off, in effect at once and without a form to send; the whole row is the target. */
export function Switch({ label, hint, className, id, ...input }: SwitchProps) {
  const made = useId();
  const inputId = id ?? made;
  const hintId = hint ? `${inputId}-hint` : undefined;
  return (
    <div className={clsx(classes.root, className)}>
      <label className={classes.row} htmlFor={inputId}>
        <span className={classes.label}>{label}</span>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          role="switch"
          className={classes.input}
          aria-describedby={hintId ?? input['aria-describedby']}
        />
      </label>
      {hint ? (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
