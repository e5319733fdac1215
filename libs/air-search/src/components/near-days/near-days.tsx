import { lazy, Suspense } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { useIntl } from '@karvon/i18n';
import { Disclosure, Skeleton } from '@karvon/ui-kit';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { nearMessages as m } from './near-days.messages';
import classes from './near-days.module.css';

const Table = lazy(async () => ({ default: (await import('./near-days-table')).NearDaysTable }));

interface NearDaysProps {
  criteria: SearchCriteria;
  today: PlainDate;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Prices three days around the search, folded away; its table and prices load when it opens. */
export function NearDays({ criteria, today, open, onToggle }: NearDaysProps) {
  const intl = useIntl();
  return (
    <Disclosure
      className={classes.root}
      summary={intl.formatMessage(m.title)}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      {open ? (
        <Suspense
          fallback={
            <div className={classes.wait} data-return={criteria.back !== null || undefined}>
              <Skeleton shape="block" />
            </div>
          }
        >
          <Table criteria={criteria} today={today} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}
