import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import classes from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  /** The subject of the choice, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** Two or three short choices side by side, such as one way / return. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={clsx(classes.root, props.className)}>
      <legend>
        <VisuallyHidden>{props.label}</VisuallyHidden>
      </legend>
      {props.options.map(({ value, label }) => (
        <label key={value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            className={classes.input}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
