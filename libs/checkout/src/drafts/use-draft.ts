import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { watchDrafts } from './draft-store';

interface DraftOptions<Values extends FieldValues, Data> {
  form: UseFormReturn<Values, unknown, Data>;
  /** Another one is another draft. */
  of: string;
  /** What was kept for this form; null for nothing. */
  read: () => Values | null;
  write: (values: Values) => void;
  forget: () => void;
}

/**
 * Keeps what is typed through Back, Forward, reloads and changes of language. It is read after the first paint, so the
 * server's page and the browser's are the same. Returns what to call when the order is made.
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
      // What was typed before the page was awake, or before the account answered, is newer.
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
