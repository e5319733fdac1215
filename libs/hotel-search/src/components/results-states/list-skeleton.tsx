import { Card, Skeleton } from '@karvon/ui-kit';
import classes from './list-skeleton.module.css';

/** Cards to come: as high as the real ones, so that the page does not jump. */
export function ListSkeleton() {
  return (
    <div className={classes.root} aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <Card key={row} className={classes.card}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="short" />
          <Skeleton shape="control" />
          <Skeleton shape="title" width="short" />
        </Card>
      ))}
    </div>
  );
}
