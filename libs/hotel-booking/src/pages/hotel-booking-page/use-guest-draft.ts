import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from '../../model/guest-draft';
import type { GuestFormData, GuestValues } from '../../model/guest-form';

interface DraftOptions {
  /** Which hotel and days it is for. */
  stay: string;
  /** The empty form. */
  start: GuestValues;
  form: UseFormReturn<GuestValues, unknown, GuestFormData>;
}

/**
 * Keeps what is typed through Back, Forward, reloads and changes of language. It is read after the first paint, so the
 * server's page and the browser's are the same. Returns what to call when the order is made.
 */
export function useGuestDraft({
  stay,
  start,
  form: { reset, subscribe },
}: DraftOptions): () => void {
  const keeps = useRef(true);
  useEffect(() => {
    const draft = readDraft(stay, start);
    if (draft) reset(draft, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (keeps.current) writeDraft(stay, values);
      },
    });
  }, [stay, start, reset, subscribe]);
  return () => {
    keeps.current = false;
    clearDraft();
  };
}
