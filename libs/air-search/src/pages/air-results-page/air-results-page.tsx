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

/** The same object for the same search: filters and orders move the address as well, and no card is drawn anew for that. */
function useSteadyCriteria(criteria: SearchCriteria): SearchCriteria {
  const [steady, setSteady] = useState(criteria);
  if (queryOf(steady) === queryOf(criteria)) return steady;
  setSteady(criteria);
  return criteria;
}

/** What was searched and what was found; another search starts another page, but for the table of other days. */
export function AirResultsPage(props: AirResultsPageProps) {
  const { today, edition } = props;
  const intl = useIntl();
  const format = useFormat();
  const [nearOpen, setNearOpen] = useState(false);
  // An old link still says where and how long: the same weekdays of a week to come.
  const asked = useSteadyCriteria(props.criteria);
  const criteria = useMemo(() => moveOn(asked, today), [asked, today]);
  useEffect(() => recentSearches.remember(criteria, today), [criteria, today]);
  const over = criteria !== asked;
  const search = queryOf(criteria);
  return (
    <div className={classes.root}>
      <TripSummary key={`${search} summary`} {...{ criteria, edition, today }} />
      {over ? (
        <Notice tone="warn">
          {intl.formatMessage(stateMessages.past, {
            day: format.date(asked.out),
            moved: format.date(criteria.out, 'weekdayDayMonth'),
          })}
        </Notice>
      ) : null}
      {criteria.onward.length === 0 ? (
        <NearDays {...{ criteria, today }} open={nearOpen} onToggle={setNearOpen} />
      ) : null}
      <Results key={`${search} results`} {...{ criteria, edition, today }} />
    </div>
  );
}
