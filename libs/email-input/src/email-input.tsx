import { Suspense, useState } from 'react';
import { maxEmailLength } from '@karvon/contract';
import { lazyPart, TextField, type TextFieldProps } from '@karvon/ui-kit';

const Question = lazyPart(async () => (await import('./email-question')).EmailQuestion);

/** The e-mail field. On blur it questions an address that looks mistyped; the question and its data load then. */
export function EmailInput({ onChange, onBlur, ...field }: TextFieldProps) {
  const [left, setLeft] = useState<HTMLInputElement | null>(null);
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
          setLeft(event.target);
          onBlur?.(event);
        }}
      />
      <div role="status">
        {left ? (
          <Suspense>
            <Question field={left} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
