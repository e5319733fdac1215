import { createCallback, useTransport } from '@karvon/api-client';
import type { CallbackRequest } from '@karvon/contract';
import { QueryClient, QueryClientContext, useMutation } from '@tanstack/react-query';
import { use, useRef } from 'react';

/** For pages that hold no answers of their own: the button stands on any page. */
const ownRequests = new QueryClient();

/** Asks for a call. The same request sent again, after a broken connection say, carries the same key. */
export function useRequestCall() {
  const transport = useTransport();
  const last = useRef({ body: '', key: '' });
  return useMutation(
    {
      mutationFn: (request: CallbackRequest) => {
        const body = JSON.stringify(request);
        if (body !== last.current.body) last.current = { body, key: crypto.randomUUID() };
        return createCallback(transport, request, { idempotencyKey: last.current.key });
      },
      // The next request is a new one, even when it says the same.
      onSuccess: () => {
        last.current = { body: '', key: '' };
      },
    },
    use(QueryClientContext) ?? ownRequests,
  );
}
