import { Suspense, useEffect, useState } from 'react';
import { maxEmailLength } from '@karvon/contract';
import {
  afterPress,
  lazyPart,
  TextField,
  typeInto,
  watchPresses,
  type TextFieldProps,
} from '@karvon/ui-kit';

const Question = lazyPart(async () => (await import('./email-question')).EmailQuestion);

/** The field of an e-mail. Once it is left, an address that looks mistyped is asked about; the question and its data load then. */
export function EmailInput({ onChange, onBlur, ...field }: TextFieldProps) {
  const [left, setLeft] = useState<{ control: HTMLInputElement; typed: string } | null>(null);
  useEffect(watchPresses, []);
  return (
    <div>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxEmailLength}
        {...field}
        onChange={(event) => {
          setLeft(null);
          onChange?.(event);
        }}
        onBlur={(event) => {
          const control = event.target;
          const { value: typed } = control;
          if (typed) afterPress(() => setLeft({ control, typed }));
          onBlur?.(event);
        }}
      />
      <div role="status">
        {left ? (
          <Suspense>
            <Question
              typed={left.typed}
              onCorrect={(email) => {
                typeInto(left.control, email);
                left.control.focus();
              }}
            />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
