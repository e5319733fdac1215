import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { Field, type FieldTexts } from '../field/field';
import { ChevronDown } from '../icons/icons.exports';
import frame from '../text-field/text-field.module.css';
import classes from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends
    FieldTexts,
    Omit<ComponentProps<'select'>, 'aria-invalid' | 'size' | 'multiple' | 'children' | 'prefix'> {
  labelHidden?: boolean;
  options: readonly SelectOption[];
  prefix?: ReactNode;
  /** An icon that replaces the text of the choice on a narrow screen. */
  icon?: ReactNode;
}

/** One choice of many, as the platform's own list: type-ahead on a keyboard, a wheel on a phone. */
export function Select(props: SelectProps) {
  const { label, hint, error, note, labelHidden, className, id, options, prefix, icon, ...select } =
    props;
  return (
    <Field {...{ label, hint, error, note, labelHidden, className, id }}>
      {(control) => (
        <span
          className={clsx(frame.frame, icon && classes.folding)}
          data-disabled={select.disabled || undefined}
        >
          {icon ? <span className={classes.icon}>{icon}</span> : null}
          {prefix ? <span className={frame.affix}>{prefix}</span> : null}
          <select {...select} {...control} className={classes.select}>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown className={classes.chevron} aria-hidden="true" size={20} />
        </span>
      )}
    </Field>
  );
}
