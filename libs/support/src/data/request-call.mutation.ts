import { createCallback, useTransport } from '@karvon/api-client';
import type { CallbackPromise, CallbackRequest, CallbackTopic } from '@karvon/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** `crypto.randomUUID` is missing where a page of somebody else's shows the form without https. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');

/** Asks for a call. The same request sent again, after a broken connection say, carries the same key. */
export function useRequestCall(
  onPromise?: (promise: CallbackPromise, topic: CallbackTopic) => void,
) {
  const transport = useTransport();
  const last = useRef({ body: '', key: '' });
  return useMutation({
    mutationFn: (request: CallbackRequest) => {
      const body = JSON.stringify(request);
      if (body !== last.current.body) last.current = { body, key: newKey() };
      return createCallback(transport, request, { idempotencyKey: last.current.key });
    },
    // The next request is a new one, even when it says the same.
    onSuccess: (promise, { topic }) => {
      last.current = { body: '', key: '' };
      onPromise?.(promise, topic);
    },
  });
}
