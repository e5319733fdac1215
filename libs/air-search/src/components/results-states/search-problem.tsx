import { useTransport } from '@karvon/api-client';
import type { AirOffersPage } from '@karvon/contract';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Notice } from '@karvon/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { stateMessages as m } from './results-states.messages';
import { searchQuery } from '../../data/search.query';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { refusalOf, SearchRefused } from './search-refused';
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

/** Reports that the search has failed, wholly or in part, and offers to repeat it. */
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
