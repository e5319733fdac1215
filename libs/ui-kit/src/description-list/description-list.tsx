import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import classes from './description-list.module.css';

export interface DescriptionRow {
  term: ReactNode;
  value: ReactNode;
  /** Marks the row with the total. */
  strong?: boolean;
}

interface DescriptionListProps {
  rows: readonly DescriptionRow[];
  className?: string;
}

/** Names at the left, values at the right: price lines, booking facts. */
export function DescriptionList({ rows, className }: DescriptionListProps) {
  return (
    <dl className={clsx(classes.root, className)}>
      {rows.map(({ term, value, strong }, index) => (
        <div key={index} className={classes.row} data-strong={strong || undefined}>
          <dt className={classes.term}>{term}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
