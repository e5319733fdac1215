import { useId, type ComponentProps, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { CircleAlert } from '../icons/icons.exports';
import classes from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** May contain links: a click on a link follows it and does not tick the box. */
  label: ReactNode;
  /** At the right edge of the row, such as a count or a price. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A checkbox with its label; the whole row is the target. Takes a ref, so it registers with a form library. */
export function Checkbox({ label, aside, hint, error, className, id, ...input }: CheckboxProps) {
  const made = useId();
  const inputId = id ?? made;
  const noteId = `${inputId}-note`;
  return (
    <div className={clsx(classes.root, className)}>
      <label className={classes.row} htmlFor={inputId}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? noteId : input['aria-describedby']}
        />
        <span className={classes.label}>{label}</span>
        {aside ? <span className={classes.aside}>{aside}</span> : null}
      </label>
      {(error ?? hint) ? (
        <p id={noteId} className={error ? classes.error : classes.hint}>
          {error ? <CircleAlert size={16} /> : null}
          <span>{error ?? hint}</span>
        </p>
      ) : null}
    </div>
  );
}
