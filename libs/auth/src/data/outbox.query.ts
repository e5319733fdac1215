import { listSandboxMessages, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What the sandbox has sent to nobody. */
export function outboxQuery(transport: Transport) {
  return queryOptions({
    queryKey: ['sandbox-messages'],
    queryFn: ({ signal }) => listSandboxMessages(transport, {}, { signal }),
    staleTime: 0,
  });
}
