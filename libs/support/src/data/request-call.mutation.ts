import { createCallback, useTransport } from '@karvon/api-client';
import type { CallbackPromise, CallbackRequest, CallbackTopic } from '@karvon/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** `crypto.randomUUID` is missing on a partner's page without https. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');

/** Requests a call. Sending the same request again, after a broken connection for example, uses the same key. */
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
    // After a success the next request gets a new key, even with the same values.
    onSuccess: (promise, { topic }) => {
      last.current = { body: '', key: '' };
      onPromise?.(promise, topic);
    },
  });
}
