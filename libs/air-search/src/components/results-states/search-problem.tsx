import { useTransport } from '@karvon/api-client';
import type { AirOffersPage } from '@karvon/contract';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Notice } from '@karvon/ui-kit';
import { stateMessages as m } from './results-states.messages';
import { useQueryClient } from '@tanstack/react-query';
import { searchQuery } from '../../data/search.query';
import type { SearchCriteria } from '../../model/search/search-criteria';
import classes from './search-problem.module.css';

interface SearchProblemProps {
  /** Null: it came to its end, but not every system that sells tickets has answered. */
  error: unknown;
  sellers: AirOffersPage['sellers'];
  criteria: SearchCriteria;
  /** Some offers were found before it broke off. */
  partial: boolean;
  onRetry: () => void;
}

/** The search failed, wholly or in part; the way to try again. */
export function SearchProblem({ error, sellers, criteria, partial, onRetry }: SearchProblemProps) {
  const client = useQueryClient();
  const transport = useTransport();
  const intl = useIntl();
  const problemText = useProblemText();
  const title = error ? (partial ? m.broken : m.problem) : m.silent;
  function again() {
    // Another search: the one there is has heard all it will hear.
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
