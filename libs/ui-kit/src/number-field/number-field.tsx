import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max' | 'step'
> {
  /** A whole number; undefined while the field is empty. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  min: number;
  max: number;
  /** Formats the number for reading, such as with grouped digits; used while the field has no focus. */
  format?: (value: number) => string;
}

const read = (text: string): number | undefined => {
  const digits = text.replace(/[^\d-]/g, '');
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : undefined;
};

/** A field for a whole number, such as a price limit (APG: spinbutton). The bounds apply on blur, not while typing. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min, max, format = String, onBlur, onFocus, ...field } = props;
  const [draft, setDraft] = useState<string>();
  const clamp = (number: number) => Math.min(Math.max(number, min), max);

  function keyPressed(event: KeyboardEvent<HTMLInputElement>) {
    field.onKeyDown?.(event);
    const moves: Record<string, number> = {
      ArrowUp: (value ?? min - 1) + 1,
      ArrowDown: (value ?? max + 1) - 1,
    };
    const target = moves[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setDraft(String(clamp(target)));
    onChange(clamp(target));
  }

  const change: ComponentProps<'input'>['onChange'] = ({ target }) => {
    setDraft(target.value.replace(/[^\d\s-]/g, ''));
    onChange(read(target.value));
  };

  return (
    <TextField
      autoComplete="off"
      {...field}
      type="text"
      inputMode={min < 0 ? 'text' : 'numeric'}
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={value === undefined ? undefined : format(value)}
      value={draft ?? (value === undefined ? '' : format(value))}
      onChange={change}
      onKeyDown={keyPressed}
      onFocus={(event) => {
        setDraft(value === undefined ? '' : String(value));
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setDraft(undefined);
        if (value !== undefined && clamp(value) !== value) onChange(clamp(value));
        onBlur?.(event);
      }}
    />
  );
}
