import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDrafts, readDraft, writeDraft, type DraftPlace } from '../../model/checkout-draft';
import type { CheckoutData, CheckoutValues } from '../../model/checkout-form';

interface DraftOptions {
  place: DraftPlace;
  /** The empty form. */
  start: CheckoutValues;
  form: UseFormReturn<CheckoutValues, unknown, CheckoutData>;
}

/**
 * Keeps what is typed through Back, Forward, reloads and changes of language. It is read after the first paint, so the
 * server's page and the browser's are the same. Returns what to call when the order is made.
 */
export function useDraft({ place, start, form: { reset, subscribe } }: DraftOptions): () => void {
  const keeps = useRef(true);
  const at = useRef(place);
  useEffect(() => {
    at.current = place;
  });
  const { offerId } = place;
  useEffect(() => {
    const draft = readDraft(offerId, start);
    if (draft) reset(draft, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (keeps.current) writeDraft(at.current, values);
      },
    });
  }, [offerId, start, reset, subscribe]);
  return () => {
    keeps.current = false;
    clearDrafts();
  };
}
