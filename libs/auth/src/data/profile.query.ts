import { getProfile, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Answers for one visitor begin with 'mine': signing in asks them anew. */
export function profileQuery(transport: Transport, userId: string) {
  return queryOptions({
    queryKey: ['mine', userId, 'profile'],
    queryFn: ({ signal }) => getProfile(transport, userId, { signal }),
  });
}
