import { Card, Skeleton } from '@karvon/ui-kit';
import classes from './results-skeleton.module.css';

/** Cards to come: as high as the real ones, so that the page does not jump. */
export function ResultsSkeleton({ ways }: { ways: number }) {
  return (
    <div className={classes.root} aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <Card key={row} className={classes.card}>
          <Skeleton width="short" />
          {Array.from({ length: ways }, (_, way) => (
            <Skeleton key={way} shape="control" />
          ))}
          <Skeleton shape="title" width="half" />
        </Card>
      ))}
    </div>
  );
}
