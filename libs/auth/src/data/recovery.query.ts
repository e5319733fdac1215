import { beginRecovery, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';
import { authCall } from './auth-call';

/** Tells the server that a recovery was opened; requested once for each `opening` id. */
export function recoveryQuery(transport: Transport, opening: string) {
  return queryOptions({
    queryKey: ['recovery', opening],
    queryFn: ({ signal }) => beginRecovery(transport, { signal }),
    staleTime: Infinity,
    ...authCall('begin-recovery'),
  });
}
