import { isApiProblem, useTransport } from '@karvon/api-client';
import type { AirOffersPage } from '@karvon/contract';
import { useFormat, useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Notice } from '@karvon/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { stateMessages as m } from './results-states.messages';
import { searchQuery } from '../../data/search.query';
import { criteriaQuery, shiftDays, type SearchCriteria } from '../../model/search/search-criteria';
import classes from './search-problem.module.css';

interface SearchProblemProps {
  /** Null when the search has ended but some sellers have not responded. */
  error: unknown;
  sellers: AirOffersPage['sellers'];
  criteria: SearchCriteria;
  /** True when some offers were found before the search failed. */
  partial: boolean;
  onRetry: () => void;
}

/** Why no seller is asked, by the rule that the API names. */
const refusals = {
  past: m.dayOver,
  'too-far': m.dayTooFar,
  'unknown-place': m.placeUnknown,
  'same-place': m.placeSame,
};
type Refusal = keyof typeof refusals;

/** The rule that a search breaks: an address can name days and places that the form does not take. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!isApiProblem(error) || error.problem.code !== 'validation-failed') return undefined;
  return error.problem.issues.flatMap(({ rule }) => (rule in refusals ? [rule as Refusal] : []))[0];
}

/** Says what is wrong with a search that would be refused again and again; where the day is over, the next one is a press away. */
function SearchRefused({ refusal, criteria }: { refusal: Refusal; criteria: SearchCriteria }) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const next = shiftDays(criteria, 1);
  return (
    <Notice tone="warn" title={intl.formatMessage(m.refused)}>
      <p>{intl.formatMessage(refusals[refusal])}</p>
      {refusal === 'past' ? (
        <Button
          as={Link}
          size="small"
          variant="secondary"
          className={classes.retry}
          to={paths.airTickets.to(lang, criteriaQuery(next))}
        >
          {intl.formatMessage(m.dayAfter, { date: format.date(next.out, 'weekdayDayMonth') })}
        </Button>
      ) : null}
    </Notice>
  );
}

/** Says that the search has failed, wholly or in part, and offers to repeat it. */
export function SearchProblem({ error, sellers, criteria, partial, onRetry }: SearchProblemProps) {
  const client = useQueryClient();
  const transport = useTransport();
  const intl = useIntl();
  const problemText = useProblemText();
  const refusal = refusalOf(error);
  if (refusal) return <SearchRefused {...{ refusal, criteria }} />;
  const title = error ? (partial ? m.broken : m.problem) : m.silent;
  function again() {
    // It starts a new search, because the old one gets no more responses.
    client.removeQueries({ queryKey: searchQuery(transport, criteria).queryKey });
    onRetry();
  }
  return (
    <Notice tone={error ? 'error' : 'warn'} title={intl.formatMessage(title, { ...sellers })}>
      <p>{error ? problemText(error) : intl.formatMessage(m.silentText)}</p>
      <Button size="small" variant="secondary" className={classes.retry} onClick={again}>
        {intl.formatMessage(error ? m.retry : m.askAgain)}
      </Button>
    </Notice>
  );
}
