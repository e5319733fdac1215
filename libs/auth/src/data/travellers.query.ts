import { listTravellers, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';
import { mineKey } from './mine.query';

/** The saved travellers of a signed-in visitor. */
export function travellersQuery(transport: Transport, userId: string) {
  return queryOptions({
    queryKey: [...mineKey, userId, 'travellers'],
    queryFn: ({ signal }) => listTravellers(transport, { signal }),
  });
}
