import { listTravellers, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';
import { mineKey } from './mine.query';

/** The people a signed-in visitor has saved. */
export function travellersQuery(transport: Transport, userId: string) {
  return queryOptions({
    queryKey: [...mineKey, userId, 'travellers'],
    queryFn: ({ signal }) => listTravellers(transport, { signal }),
  });
}
