import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
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

/** What was searched and what was found; another search starts another page. */
export function AirResultsPage(props: AirResultsPageProps) {
  const { criteria, today } = props;
  const intl = useIntl();
  const over = criteria.out < today;
  return (
    <div key={new URLSearchParams(criteriaQuery(criteria)).toString()} className={classes.root}>
      <TripSummary {...props} startOpen={over} />
      {over ? (
        <Notice tone="warn">{intl.formatMessage(stateMessages.past)}</Notice>
      ) : (
        <Results {...props} />
      )}
    </div>
  );
}
