import type { FocusEvent } from 'react';
import { afterPress } from '../press/after-press';

/** The part of a form library used here; React Hook Form's methods fit. */
interface TypedForm<Name extends string, Field extends { onBlur: (event: FocusEvent) => unknown }> {
  register: (name: Name, on: { onChange: () => void; onBlur: () => void }) => Field;
  getValues: (name: Name) => string;
  setValue: (name: Name, text: string) => void;
  /** Validates a field and shows its error. */
  trigger: (name: Name) => Promise<boolean>;
  getFieldState: (name: Name) => { invalid: boolean };
}

const asTyped = (text: string) => text;

/**
 * Props for text fields of a form. On blur a field shows its normalized text and is validated. An empty field shows no error
 * before the form is submitted. An error disappears as soon as it is corrected.
 */
export function typedFields<
  Name extends string,
  Field extends { onBlur: (event: FocusEvent) => unknown },
>(form: TypedForm<Name, Field>, errorOf: (name: Name) => string | undefined) {
  const { register, getValues, setValue, trigger, getFieldState } = form;
  return (name: Name, tidy = asTyped) => {
    const { onBlur, ...field } = register(name, {
      onChange: () => {
        if (getFieldState(name).invalid) void trigger(name);
      },
      onBlur: () => {
        const text = getValues(name);
        const tidied = tidy(text);
        if (tidied !== text) setValue(name, tidied);
        if (tidied.trim() !== '') void trigger(name);
      },
    });
    return {
      ...field,
      onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)),
      error: errorOf(name),
    };
  };
}
