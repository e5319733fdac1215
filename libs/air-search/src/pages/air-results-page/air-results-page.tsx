import { useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { NearDays } from '../../components/near-days/near-days';
import { stateMessages } from '../../components/results-states/results-states.messages';
import { TripSummary } from '../../components/trip-summary/trip-summary';
import { criteriaQuery, type SearchCriteria } from '../../model/search-criteria';
import classes from './air-results-page.module.css';
import { Results } from './results';

export interface AirResultsPageProps {
  criteria: SearchCriteria;
  edition: Edition;
  /** Today on the edition's clock. */
  today: PlainDate;
}

/** What was searched and what was found; another search starts another page, but for the table of other days. */
export function AirResultsPage(props: AirResultsPageProps) {
  const { criteria, today } = props;
  const intl = useIntl();
  const [nearOpen, setNearOpen] = useState(false);
  const over = criteria.out < today;
  const search = new URLSearchParams(criteriaQuery(criteria)).toString();
  return (
    <div className={classes.root}>
      <TripSummary key={`${search} summary`} {...props} startOpen={over} />
      {over ? (
        <Notice tone="warn">{intl.formatMessage(stateMessages.past)}</Notice>
      ) : (
        <>
          <NearDays {...{ criteria, today }} open={nearOpen} onToggle={setNearOpen} />
          <Results key={`${search} results`} {...props} />
        </>
      )}
    </div>
  );
}
