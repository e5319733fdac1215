import { getProfile, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The beginning of every key of a signed-in visitor: signing in requests all of them again. */
export const mineKey = ['mine'] as const;

/** The profile of a signed-in visitor. */
export function profileQuery(transport: Transport, userId: string) {
  return queryOptions({
    queryKey: [...mineKey, userId, 'profile'],
    queryFn: ({ signal }) => getProfile(transport, userId, { signal }),
  });
}
