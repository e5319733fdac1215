import { CardsSkeleton } from '@karvon/search-parts';
import { Skeleton } from '@karvon/ui-kit';
import classes from './list-skeleton.module.css';

/** Cards of hotels or rooms to come. */
export function ListSkeleton() {
  return (
    <CardsSkeleton count={4} cardClass={classes.card}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="short" />
      <Skeleton shape="control" />
      <Skeleton shape="title" width="short" />
    </CardsSkeleton>
  );
}
