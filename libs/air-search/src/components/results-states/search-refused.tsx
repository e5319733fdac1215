import { isApiProblem } from '@karvon/api-client';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Notice } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { stateMessages } from './results-states.messages';
import { refusedMessages as refused } from './search-refused.messages';
import { criteriaQuery, shiftDays, type SearchCriteria } from '../../model/search/search-criteria';
import classes from './search-problem.module.css';

/** The text for each rule of the API that refuses a search. */
const refusals = {
  past: refused.dayOver,
  'too-far': refused.dayTooFar,
  'unknown-place': refused.placeUnknown,
  'same-place': refused.placeSame,
};
type Refusal = keyof typeof refusals;

/** The broken rule: an address can contain days and places that the form does not accept. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isApiProblem(error) || error.problem.code !== 'validation-failed') return undefined;
  return error.problem.issues.flatMap(({ rule }) => (rule in refusals ? [rule as Refusal] : []))[0];
}

/** Explains why a search will always be refused; for a day in the past, a button moves to the next one. */
export function SearchRefused({
  refusal,
  criteria,
}: {
  refusal: Refusal;
  criteria: SearchCriteria;
}) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const next = shiftDays(criteria, 1);
  return (
    <Notice tone="warn" title={intl.formatMessage(refused.refused)}>
      <p>{intl.formatMessage(refusals[refusal])}</p>
      {refusal === 'past' ? (
        <Button
          as={Link}
          size="small"
          variant="secondary"
          className={classes.retry}
          to={paths.airTickets.to(lang, criteriaQuery(next))}
        >
          {intl.formatMessage(stateMessages.dayAfter, {
            date: format.date(next.out, 'weekdayDayMonth'),
          })}
        </Button>
      ) : null}
    </Notice>
  );
}
