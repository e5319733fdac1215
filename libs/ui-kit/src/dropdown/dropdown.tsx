import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import frame from '../field/control-button.module.css';
import { Field, type FieldTexts } from '../field/field';
import { Check, ChevronDown } from '../icons/icons';
import popup from '../combobox/combobox.module.css';
import { stepFor } from '../combobox/suggestion-keys';
import { isLetterKey, useTypeAhead } from '../behaviour/type-ahead/use-type-ahead';
import classes from './dropdown.module.css';

export interface DropdownOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line, which a list of the platform cannot show. */
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

/** One of many with more than a word for each (APG: select-only combobox); type-ahead forgets after 500 ms. Plain words: `Select`. */
export function Dropdown<Value extends string>(props: DropdownProps<Value>) {
  const { label, hint, error, note, labelHidden, className, options, value, disabled } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typeAhead = useTypeAhead();
  const chosen = options.findIndex((option) => option.value === value);
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState(-1);

  useEffect(() => {
    if (!open) return;
    list.current?.querySelector('[data-picked]')?.scrollIntoView?.({ block: 'nearest' });
  }, [open, picked]);

  function show(index: number) {
    setPicked(index);
    setOpen(true);
  }
  function take(index: number) {
    setOpen(false);
    const option = options[index];
    if (option && option.value !== value) props.onChange(option.value);
  }

  function keyPressed(event: KeyboardEvent) {
    if (isLetterKey(event)) {
      const labels = options.map((option) => option.label);
      const meant = typeAhead(event.key, labels, open ? picked : chosen);
      if (meant < 0) return;
      if (open) setPicked(meant);
      else take(meant);
      return;
    }
    if (!open && ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) {
      event.preventDefault();
      show(Math.max(chosen, 0));
      return;
    }
    if (!open) return;
    if (event.key === ' ') {
      event.preventDefault();
      take(picked);
      return;
    }
    const step = stepFor(event, { open, index: picked, count: options.length });
    if (!step) return;
    event.preventDefault();
    // A dialog around it does not hear what was meant for the list.
    event.stopPropagation();
    if (step === 'take') take(picked);
    else if (step.open) setPicked(step.index);
    else setOpen(false);
  }

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
            onClick={() => (open ? setOpen(false) : show(Math.max(chosen, 0)))}
            onKeyDown={keyPressed}
            // Going on to the next field takes what is highlighted, as in a list of the platform.
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
