import { Suspense, useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { useIntl } from '@karvon/i18n';
import { SegmentedControl, Skeleton, lazyPart } from '@karvon/ui-kit';
import { useSearchParams } from 'react-router';
import { parseView } from '../../model/results/results-view';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { NearDaysTable } from './near-days-table';
import { nearMessages as m } from '../near-days.messages';
import classes from './near-days.module.css';

const PriceChart = lazyPart(async () => (await import('../price-chart/price-chart')).PriceChart);

interface NearDaysViewsProps {
  criteria: SearchCriteria;
  today: PlainDate;
}

/** Prices within three days of the search as a table, or of two months as a chart. */
export function NearDaysViews({ criteria, today }: NearDaysViewsProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const [shown, show] = useState<'week' | 'months'>('week');
  return (
    <div className={classes.views}>
      <SegmentedControl
        label={intl.formatMessage(m.which)}
        options={[
          { value: 'week', label: intl.formatMessage(m.week) },
          { value: 'months', label: intl.formatMessage(m.months) },
        ]}
        value={shown}
        onChange={show}
      />
      {shown === 'week' ? (
        <NearDaysTable {...{ criteria, today }} />
      ) : (
        <Suspense
          fallback={
            <div className={classes.waitChart}>
              <Skeleton shape="block" />
            </div>
          }
        >
          <PriceChart trip={criteria} view={parseView(params)} today={today} />
        </Suspense>
      )}
    </div>
  );
}
