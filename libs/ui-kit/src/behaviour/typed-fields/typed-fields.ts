import type { FocusEvent } from 'react';
import { afterPress } from '../press/after-press';

/** What is used of a form; React Hook Form's methods fit as they are. */
interface TypedForm<Name extends string, Field extends { onBlur: (event: FocusEvent) => unknown }> {
  register: (name: Name, on: { onChange: () => void; onBlur: () => void }) => Field;
  getValues: (name: Name) => string;
  setValue: (name: Name, text: string) => void;
  /** Checks a field and marks it. */
  trigger: (name: Name) => Promise<boolean>;
  getFieldState: (name: Name) => { invalid: boolean };
}

const asTyped = (text: string) => text;

/**
 * What text fields of a form need. When a field is left, it shows the text as we understood it and is checked. An empty
 * field shows no error before the form is sent. An error goes as soon as it is mended.
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
