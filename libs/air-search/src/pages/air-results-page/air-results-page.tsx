import { useEffect, useMemo, useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { NearDays } from '../../components/near-days/near-days';
import { stateMessages } from '../../components/results-states/results-states.messages';
import { TripSummary } from '../../components/trip-summary/trip-summary';
import { recentSearches } from '../../model/search/recent-searches';
import { criteriaQuery, moveOn, type SearchCriteria } from '../../model/search/search-criteria';
import classes from './air-results-page.module.css';
import { Results } from './results';

export interface AirResultsPageProps {
  criteria: SearchCriteria;
  edition: Edition;
  /** Today on the edition's clock. */
  today: PlainDate;
}

const queryOf = (criteria: SearchCriteria) =>
  new URLSearchParams(criteriaQuery(criteria)).toString();

/** The same object for the same search: filters and orders change the address too, and must not render every card again. */
function useSteadyCriteria(criteria: SearchCriteria): SearchCriteria {
  const [steady, setSteady] = useState(criteria);
  if (queryOf(steady) === queryOf(criteria)) return steady;
  setSteady(criteria);
  return criteria;
}

/** The search and its results. Another search mounts a new page, except for the table of other days. */
export function AirResultsPage(props: AirResultsPageProps) {
  const { today, edition } = props;
  const intl = useIntl();
  const format = useFormat();
  const [nearOpen, setNearOpen] = useState(false);
  // A link with past days leads to the same weekdays of a coming week.
  const requested = useSteadyCriteria(props.criteria);
  const criteria = useMemo(() => moveOn(requested, today), [requested, today]);
  useEffect(() => recentSearches.remember(criteria, today), [criteria, today]);
  const over = criteria !== requested;
  const search = queryOf(criteria);
  const near = criteria.onward.length > 0 ? null : { open: nearOpen, onToggle: setNearOpen };
  return (
    <div className={classes.root}>
      <TripSummary key={`${search} summary`} {...{ criteria, edition, today }} />
      {over ? (
        <Notice tone="warn">
          {intl.formatMessage(stateMessages.past, {
            day: format.date(requested.out),
            moved: format.date(criteria.out, 'weekdayDayMonth'),
          })}
        </Notice>
      ) : null}
      {near?.open ? <NearDays {...{ criteria, today }} /> : null}
      <Results key={`${search} results`} {...{ criteria, edition, today, near }} />
    </div>
  );
}
