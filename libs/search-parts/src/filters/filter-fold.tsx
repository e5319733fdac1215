import type { ReactNode } from 'react';
import { Disclosure } from '@karvon/ui-kit';
import classes from './filter-fold.module.css';

interface FilterFoldProps {
  title: string;
  /** The set options for the heading: their number, or the chosen one; 0 shows nothing. */
  state: string | number;
  /** Whether it is open at first; collapsed by default. */
  open?: boolean;
  children: ReactNode;
}

/** A collapsible filter; its heading shows the set options. */
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
