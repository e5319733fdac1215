import { beginRecovery, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Tells the server that a recovery was opened; asked once for each opening, which `opening` names. */
export function recoveryQuery(transport: Transport, opening: string) {
  return queryOptions({
    queryKey: ['recovery', opening],
    queryFn: ({ signal }) => beginRecovery(transport, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
