import type { ReactNode } from 'react';
import { Disclosure } from '@karvon/ui-kit';
import classes from './filter-fold.module.css';

interface FilterFoldProps {
  title: string;
  /** What is set, for the head: how many options, or the chosen one; nothing is said of 0. */
  state: string | number;
  /** Open at first. Where nothing is said, the filter is folded. */
  open?: boolean;
  children: ReactNode;
}

/** A filter under its head, which says also folded what is set. */
export function FilterFold({ title, state, open, children }: FilterFoldProps) {
  return (
    <Disclosure
      className={classes.root}
      open={open}
      summary={
        state ? (
          <>
            <span>{`${title}: `}</span>
            <span className={classes.state}>{state}</span>
          </>
        ) : (
          title
        )
      }
    >
      {children}
    </Disclosure>
  );
}
