import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Minus, Plus } from '../icons/icons.exports';
import { IconButton } from '../icon-button/icon-button';
import classes from './number-stepper.module.css';

interface NumberStepperProps {
  label: ReactNode;
  note?: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  className?: string;
}

/** A small whole number with a button on each side, such as the number of passengers. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, note, value, min, max, onChange } = props;
  const id = useId();
  // aria-disabled, not disabled: reaching the limit must not drop the focus.
  const step = (by: 1 | -1, allowed: boolean) => ({
    'aria-disabled': !allowed,
    onClick: () => {
      if (allowed) onChange(value + by);
    },
  });
  return (
    <div role="group" aria-labelledby={id} className={clsx(classes.root, props.className)}>
      <span id={id} className={classes.texts}>
        <span>{label}</span>
        {note ? <span className={classes.note}> {note}</span> : null}
      </span>
      <IconButton
        variant="outlined"
        label={props.decreaseLabel}
        icon={<Minus size={20} />}
        {...step(-1, value > min)}
      />
      <output className={classes.value} aria-live="polite">
        {value}
      </output>
      <IconButton
        variant="outlined"
        label={props.increaseLabel}
        icon={<Plus size={20} />}
        {...step(1, value < max)}
      />
    </div>
  );
}
