import type { ReactNode } from 'react';
import { Card } from '@karvon/ui-kit';
import classes from './cards-skeleton.module.css';

interface CardsSkeletonProps {
  count: number;
  cardClass?: string;
  /** What a card will hold: as high as the real ones, so that the page does not jump. */
  children: ReactNode;
}

/** Cards to come. */
export function CardsSkeleton({ count, cardClass, children }: CardsSkeletonProps) {
  return (
    <div className={classes.root} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <Card key={row} className={`${classes.card} ${cardClass ?? ''}`}>
          {children}
        </Card>
      ))}
    </div>
  );
}
