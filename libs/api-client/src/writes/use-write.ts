import { useRef } from 'react';
import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query';
import { createKey, sendOnce } from './attempt';

/** Goes with the call to the server; calls that take no key leave it out. */
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
 * The one way to change something on the server. A second click does nothing while the first is under way, also within the same
 * frame, before the button can show it. What is sent again after an unknown outcome carries the key of the first try.
 */
export function useWrite<Data, Body = void>({ send, ...options }: WriteOptions<Data, Body>) {
  const running = useRef<Promise<Data>>(null);
  const key = useRef(createKey());
  const mutation = useMutation<Data, Error, Body>({
    ...options,
    mutationFn: (body) => sendOnce(key.current, (idempotencyKey) => send(body, { idempotencyKey })),
  });
  const begin = (body: Body, more?: MutateOptions<Data, Error, Body>) => {
    // Until the page shows the outcome: it is drawn in a task that was queued before this one.
    const end = () => void setTimeout(() => (running.current = null));
    running.current = mutation.mutateAsync(body, more).finally(end);
    return running.current;
  };
  return {
    ...mutation,
    mutate: (body: Body, more?: MutateOptions<Data, Error, Body>): void => {
      if (!running.current) begin(body, more).catch(() => undefined);
    },
    /** While a write is under way: the promise of that one. */
    mutateAsync: (body: Body): Promise<Data> => running.current ?? begin(body),
    /** Whether a write is under way at this moment; `isPending` says it a frame later. */
    isBusy: () => running.current !== null,
  };
}
