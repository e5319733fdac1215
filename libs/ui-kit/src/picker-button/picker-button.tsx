import { useId, type ComponentProps, type ReactNode } from 'react';
import { clsx } from 'clsx';
import frame from '../field/control-button.module.css';
import { Field } from '../field/field';
import classes from './picker-button.module.css';

export interface PickerButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'aria-haspopup' | 'className'
> {
  label: string;
  /** The current choice; read out together with the label. */
  value: string;
  icon: ReactNode;
  error?: string | undefined;
  /** Whether the panel is open. */
  open: boolean;
}

/** A button that looks like the text fields beside it and opens a panel with choices. */
export function PickerButton({ label, value, icon, open, error, ...button }: PickerButtonProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <button
          type="button"
          {...button}
          id={id}
          aria-describedby={control['aria-describedby']}
          data-invalid={control['aria-invalid']}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-haspopup="dialog"
          aria-expanded={open}
          className={clsx(frame.button, classes.root)}
        >
          {icon}
          <span id={`${id}-value`} className={frame.text}>
            {value}
          </span>
        </button>
      )}
    </Field>
  );
}
