import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { watchDrafts } from './draft-store';

interface DraftOptions<Values extends FieldValues, Data> {
  form: UseFormReturn<Values, unknown, Data>;
  /** Identifies the draft; another value is another draft. */
  of: string;
  /** Reads the stored draft of this form; null when there is none. */
  read: () => Values | null;
  write: (values: Values) => void;
  forget: () => void;
}

/**
 * Keeps typed text through Back, Forward, reloads and changes of language. Reads it after the first paint, so that the
 * server's page and the browser's match. Returns a function to call when the order is made.
 */
export function useDraft<Values extends FieldValues, Data>(
  options: DraftOptions<Values, Data>,
): () => void {
  const { form, of } = options;
  const { reset, subscribe } = form;
  const keeps = useRef(true);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const take = () => {
      const draft = latest.current.read();
      // Text typed before hydration, or before the account responded, is newer than the draft.
      if (draft) reset(draft, { keepDefaultValues: true, keepDirtyValues: true });
    };
    take();
    const stopWatching = watchDrafts((event) => {
      if (event === 'restored') take();
    });
    const stopListening = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (keeps.current) latest.current.write(values);
      },
    });
    return () => {
      stopWatching();
      stopListening();
    };
  }, [of, reset, subscribe]);
  return () => {
    keeps.current = false;
    options.forget();
  };
}
