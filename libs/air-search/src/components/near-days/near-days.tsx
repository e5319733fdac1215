import { Suspense, useEffect, useRef } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { useIntl } from '@karvon/i18n';
import { Skeleton, lazyPart } from '@karvon/ui-kit';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { nearMessages as m } from '../near-days.messages';
import classes from './near-days.module.css';

const Views = lazyPart(async () => (await import('./near-days-views')).NearDaysViews);

interface NearDaysProps {
  criteria: SearchCriteria;
  today: PlainDate;
}

/** Prices of other days. They scroll into view, because the button that opens them may be at the screen's edge. */
export function NearDays({ criteria, today }: NearDaysProps) {
  const intl = useIntl();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <section ref={root} className={classes.root} aria-labelledby="near-days">
      <h2 id="near-days" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <Suspense
        fallback={
          <div className={classes.wait} data-return={criteria.back !== null || undefined}>
            <Skeleton shape="block" />
          </div>
        }
      >
        <Views criteria={criteria} today={today} />
      </Suspense>
    </section>
  );
}
