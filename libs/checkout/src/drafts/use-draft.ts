import { useEffect, useRef } from 'react';
import { get, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { fillEmpty } from '../fields/fill-empty';
import { watchDrafts } from './draft-store';

interface DraftOptions<Values extends FieldValues, Data> {
  form: UseFormReturn<Values, unknown, Data>;
  /** Identifies the draft; another value means another draft. */
  of: string;
  /** Reads the stored draft of this form; null without one. */
  read: () => Values | null;
  write: (values: Values) => void;
  forget: () => void;
}

/**
 * Keeps typed text through Back, Forward, reloads and changes of language. Reads it after the first paint, so that the server's
 * page and the browser's match. Returns a function to call when the order is made.
 */
export function useDraft<Values extends FieldValues, Data>(
  options: DraftOptions<Values, Data>,
): () => void {
  const { form, of } = options;
  const { reset, subscribe } = form;
  // TypeScript does not know that a control's name is a field of this form.
  const { getValues, setValue } = form as unknown as UseFormReturn;
  const keeps = useRef(true);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const take = () => {
      const draft = latest.current.read();
      if (!draft) return;
      const inUse = document.activeElement?.getAttribute('name');
      const before: unknown = inUse ? getValues(inUse) : undefined;
      // Text typed before hydration, or before the account responded, is newer than the draft.
      reset(draft, { keepDefaultValues: true, keepDirtyValues: true });
      if (!inUse || before === undefined) return;
      // The visitor is in this field: its text must not mix with the draft's.
      setValue(inUse, before);
      if (before === '') fillEmpty({ getValues, setValue }, inUse, String(get(draft, inUse)));
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
  }, [of, getValues, reset, setValue, subscribe]);
  return () => {
    keeps.current = false;
    options.forget();
  };
}
