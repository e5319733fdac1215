import { useId, type ReactNode, type Ref } from 'react';
import { clsx } from 'clsx';
import { CircleAlert } from '../icons/icons.exports';
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
  /** With a value the group is controlled; without one the browser holds the choice, as form libraries expect. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** 'row' sets short options side by side; 'cards' frames options that carry a price or an explanation. */
  layout?: 'column' | 'row' | 'cards';
  error?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** One choice of few, as native radios: arrow keys, forms and screen readers know them. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden, value, defaultValue, onChange, layout = 'column', error } = props;
  const errorId = useId();
  return (
    <fieldset
      className={clsx(classes.root, props.className)}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
      role="radiogroup"
    >
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
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span className={classes.texts}>
              {option.label}
              {option.hint ? <span className={classes.hint}>{option.hint}</span> : null}
            </span>
            {option.aside ? <span className={classes.aside}>{option.aside}</span> : null}
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className={classes.error}>
          <CircleAlert size={16} />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
