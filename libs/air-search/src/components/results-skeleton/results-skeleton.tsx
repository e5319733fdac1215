import { CardsSkeleton } from '@karvon/search-parts';
import { Skeleton } from '@karvon/ui-kit';

/** Placeholders for offer cards. */
export function ResultsSkeleton({ ways }: { ways: number }) {
  return (
    <CardsSkeleton count={3}>
      <Skeleton width="short" />
      {Array.from({ length: ways }, (_, way) => (
        <Skeleton key={way} shape="control" />
      ))}
      <Skeleton shape="title" width="half" />
    </CardsSkeleton>
  );
}
