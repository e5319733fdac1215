import type { ReactNode, Ref } from 'react';
import classes from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** At the right edge, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  labelHidden?: boolean;
  name: string;
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** 'row' puts short options side by side; 'cards' frames options with a price or an explanation. */
  layout?: 'column' | 'row' | 'cards';
  inputRef?: Ref<HTMLInputElement>;
}

/** One choice of few, as native radios: they support arrow keys, forms and screen readers. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden, value, onChange, layout = 'column' } = props;
  return (
    <fieldset className={classes.root} role="radiogroup">
      <legend className={classes.label} data-hidden={labelHidden || undefined}>
        {label}
      </legend>
      <div className={classes.options} data-layout={layout}>
        {props.options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              ref={props.inputRef}
              className={classes.input}
              type="radio"
              name={props.name}
              value={option.value}
              disabled={option.disabled}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.texts}>
              <span>{option.label}</span>
              {option.hint ? <span className={classes.hint}>{option.hint}</span> : null}
            </span>
            {option.aside ? <span className={classes.aside}>{option.aside}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
