import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { RecentLinksRoom } from '@karvon/ui-kit';
import type { RecentList } from './recent-list';
import type { RecentName } from './recent-mark';
import classes from './recent-place.module.css';

interface RecentPlaceProps {
  of: RecentName;
  today: PlainDate;
  /** Loads the code that reads the searches; must be the same function at every render. */
  load: () => Promise<Pick<RecentList<never>, 'exists'>>;
  /** The searches; code that loads on demand. */
  children: ReactNode;
}

/**
 * The section of recent searches, below a form. The server does not know whether this device has stored any, and the code that
 * reads them loads separately: until then a mark on the document reserves their space (`markRecent`).
 */
export function RecentPlace({ of, today, load, children }: RecentPlaceProps) {
  const [has, setHas] = useState<boolean>();
  useEffect(() => {
    void load().then(({ exists }) => {
      const stored = exists(today);
      setHas(stored);
      // The next page with this form reserves the space, or not.
      document.documentElement.toggleAttribute(`data-${of}`, stored);
    });
  }, [load, of, today]);
  if (has === undefined)
    return (
      <div className={classes.marked} data-of={of}>
        <RecentLinksRoom />
      </div>
    );
  return has ? <Suspense fallback={<RecentLinksRoom />}>{children}</Suspense> : null;
}
