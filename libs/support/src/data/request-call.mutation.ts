import { createCallback, useTransport, useWrite } from '@karvon/api-client';
import type { CallbackPromise, CallbackRequest, CallbackTopic } from '@karvon/contract';

/** Requests a call. */
export function useRequestCall(
  onPromise?: (promise: CallbackPromise, topic: CallbackTopic) => void,
) {
  const transport = useTransport();
  return useWrite({
    send: (request: CallbackRequest, attempt) => createCallback(transport, request, attempt),
    onSuccess: (promise, { topic }) => onPromise?.(promise, topic),
  });
}
