import { useId, type ComponentProps, type ReactNode } from 'react';
import { Field } from '@karvon/ui-kit';
import classes from './picker-button.module.css';

interface PickerButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'aria-haspopup' | 'className'
> {
  label: string;
  /** What is chosen; said together with the label. */
  value: string;
  icon: ReactNode;
  open: boolean;
}

/** A button that looks like the text fields beside it and opens a panel to choose in. */
export function PickerButton({ label, value, icon, open, ...button }: PickerButtonProps) {
  const id = useId();
  return (
    <Field id={id} labelId={`${id}-label`} label={label}>
      {() => (
        <button
          type="button"
          {...button}
          id={id}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-haspopup="dialog"
          aria-expanded={open}
          className={classes.root}
        >
          {icon}
          <span id={`${id}-value`} className={classes.value}>
            {value}
          </span>
        </button>
      )}
    </Field>
  );
}
