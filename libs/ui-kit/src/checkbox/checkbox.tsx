import { useId, type ComponentProps, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { CircleAlert } from '../icons/icons';
import classes from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May hold links: they are followed, not ticked. */
  label: ReactNode;
  error?: ReactNode;
}

/** A native checkbox with its label beside it. Takes a ref and input props, so it registers with a form library as it is. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={clsx(classes.root, className)}>
      <label className={classes.label}>
        <input
          {...input}
          className={classes.input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id={errorId} className={classes.error}>
          <CircleAlert aria-hidden="true" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
