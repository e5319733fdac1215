import type { ReactNode } from 'react';
import { Card } from '@karvon/ui-kit';
import classes from './cards-skeleton.module.css';

interface CardsSkeletonProps {
  count: number;
  cardClass?: string;
  /** The placeholder content of a card, as high as a real one so that the page does not shift. */
  children: ReactNode;
}

/** Placeholder cards while the results load. */
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
