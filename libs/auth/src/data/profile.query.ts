import { getProfile, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';
import { mineKey } from './mine.query';

/** The profile of a signed-in visitor. */
export function profileQuery(transport: Transport, userId: string) {
  return queryOptions({
    queryKey: [...mineKey, userId, 'profile'],
    queryFn: ({ signal }) => getProfile(transport, userId, { signal }),
  });
}
