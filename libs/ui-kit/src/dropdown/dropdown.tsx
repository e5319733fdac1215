import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import frame from '../field/control-button.module.css';
import { Field, type FieldTexts } from '../field/field';
import { Check, ChevronDown } from '../icons/icons.exports';
import popup from '../combobox/combobox.module.css';
import classes from './dropdown.module.css';
import { useOptionList } from './use-option-list';

export interface DropdownOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line, which a native list cannot show. */
  hint?: string;
  icon?: ReactNode;
}

export interface DropdownProps<Value extends string> extends FieldTexts {
  labelHidden?: boolean;
  options: readonly DropdownOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

/**
 * One choice of many, each with an icon or a second line (APG: select-only combobox). Typed letters are forgotten after
 * 500 ms. For plain words take `Select`.
 */
export function Dropdown<Value extends string>(props: DropdownProps<Value>) {
  const { label, hint, error, note, labelHidden, className, options, value, disabled } = props;
  const id = useId();
  const chosen = options.findIndex((option) => option.value === value);
  const { list, open, picked, setPicked, setOpen, show, take, keyPressed } = useOptionList({
    options,
    chosen,
    onTake: (option) => option.value !== value && props.onChange(option.value),
  });

  return (
    <Field {...{ label, hint, error, note, labelHidden, className, id }}>
      {(control) => (
        <div className={classes.root}>
          <button
            {...control}
            type="button"
            role="combobox"
            className={frame.button}
            aria-labelledby={`${id}-label`}
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-activedescendant={open && picked >= 0 ? `${id}-${picked}` : undefined}
            disabled={disabled}
            onClick={() => (open ? setOpen(false) : show())}
            onKeyDown={keyPressed}
            // Going on to the next field takes the highlighted option, as in a native list.
            onBlur={() => open && take(picked)}
          >
            {options[chosen]?.icon}
            <span className={clsx(frame.text, chosen < 0 && classes.empty)}>
              {options[chosen]?.label ?? props.placeholder}
            </span>
            <ChevronDown className={classes.chevron} size={20} />
          </button>
          <div
            role="presentation"
            className={popup.popup}
            hidden={!open}
            // A press in the list leaves the focus on the button.
            onMouseDown={(event) => event.preventDefault()}
          >
            <div
              ref={list}
              id={`${id}-list`}
              role="listbox"
              aria-labelledby={`${id}-label`}
              className={popup.list}
            >
              {options.map((option, index) => (
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the button keeps the focus and hears the keys
                <div
                  key={option.value}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === chosen}
                  data-picked={index === picked || undefined}
                  className={classes.option}
                  onMouseMove={() => index !== picked && setPicked(index)}
                  onClick={() => take(index)}
                >
                  {option.icon}
                  <span className={classes.words}>
                    {option.label}
                    {option.hint ? <span className={classes.hint}>{option.hint}</span> : null}
                  </span>
                  {index === chosen ? <Check size={16} /> : null}
                </div>
              ))}
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}
