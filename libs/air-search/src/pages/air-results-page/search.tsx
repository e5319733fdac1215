import { useState, type ComponentType } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { LinkChanges } from '../../components/link-changes/late-changes';
import { NearDays } from '../../components/near-days/near-days';
import { stateMessages } from '../../components/results-states/results-states.messages';
import { TripSummary } from '../../components/trip-summary/trip-summary';
import { searchText, type SearchCriteria } from '../../model/search/search-criteria';
import classes from './air-results-page.module.css';
import { Results } from './results';

export interface SearchProps {
  criteria: SearchCriteria;
  /** The criteria in the address: their days may be past, unlike those of the search. */
  requested: SearchCriteria;
  edition: Edition;
  /** Today on the edition's clock. */
  today: PlainDate;
  Head?: ComponentType<{ title: string }> | undefined;
}

/** The search in words and its results. Another search mounts new ones, except for the table of other days. */
export function Search({ criteria, requested, edition, today, Head }: SearchProps) {
  const intl = useIntl();
  const format = useFormat();
  const [nearOpen, setNearOpen] = useState(false);
  const search = searchText(criteria);
  const near = criteria.onward.length > 0 ? null : { open: nearOpen, onToggle: setNearOpen };
  return (
    <div className={classes.root}>
      <TripSummary {...{ criteria, edition, today, Head }} />
      {criteria === requested ? null : (
        <Notice tone="warn">
          {intl.formatMessage(stateMessages.past, {
            day: format.date(requested.out),
            moved: format.date(criteria.out, 'weekdayDayMonth'),
          })}
        </Notice>
      )}
      <LinkChanges />
      {near?.open ? <NearDays {...{ criteria, today }} /> : null}
      <Results key={search} {...{ criteria, edition, today, near }} />
    </div>
  );
}
