import { listPoints, type Transport } from '@karvon/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { mineKey } from './mine.query';

const pageSize = 20;

/** The visitor's points and their history, newest first, loaded by pages. */
export function pointsQuery(transport: Transport, userId: string) {
  return infiniteQueryOptions({
    queryKey: [...mineKey, userId, 'points'],
    queryFn: ({ signal, pageParam }) =>
      listPoints(
        transport,
        { limit: pageSize, ...(pageParam !== null && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}
