import { listSandboxMessages, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The messages that the sandbox kept instead of sending. */
export function outboxQuery(transport: Transport) {
  return queryOptions({
    queryKey: ['sandbox-messages'],
    queryFn: ({ signal }) => listSandboxMessages(transport, {}, { signal }),
    staleTime: 0,
  });
}
