import { useRef } from 'react';
import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query';
import { createKey, sendOnce } from './attempt';

/** The Idempotency-Key of the call; calls that take no key ignore it. */
export interface Attempt {
  idempotencyKey: string;
}

interface WriteOptions<Data, Body> extends Omit<
  UseMutationOptions<Data, Error, Body>,
  'mutationFn'
> {
  send: (body: Body, attempt: Attempt) => Promise<Data>;
}

/**
 * The one way to change something on the server. A second click does nothing while the first call runs, even within the same
 * frame, before the button can show it. A retry after an unknown outcome has the key of the first try.
 */
export function useWrite<Data, Body = void>({ send, ...options }: WriteOptions<Data, Body>) {
  const running = useRef<Promise<Data>>(null);
  const key = useRef(createKey());
  const mutation = useMutation<Data, Error, Body>({
    ...options,
    mutationFn: (body) => sendOnce(key.current, (idempotencyKey) => send(body, { idempotencyKey })),
  });
  const begin = (body: Body, more?: MutateOptions<Data, Error, Body>) => {
    // Waits until the page shows the outcome, which is rendered in a task queued before this one.
    const end = () => void setTimeout(() => (running.current = null));
    running.current = mutation.mutateAsync(body, more).finally(end);
    return running.current;
  };
  return {
    ...mutation,
    mutate: (body: Body, more?: MutateOptions<Data, Error, Body>): void => {
      if (!running.current) begin(body, more).catch(() => undefined);
    },
    /** While a write runs, returns its promise. */
    mutateAsync: (body: Body): Promise<Data> => running.current ?? begin(body),
    /** Whether a write is running now; `isPending` tells it a frame later. */
    isBusy: () => running.current !== null,
  };
}
