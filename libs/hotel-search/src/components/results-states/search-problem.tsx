import type { HotelSellers } from '@karvon/contract';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Notice } from '@karvon/ui-kit';
import { refusalOf } from './refusal-of';
import { stateMessages as m } from './results-states.messages';
import classes from './search-problem.module.css';

interface SearchProblemProps {
  /** Null: it came to its end, but not every system that sells rooms has answered. */
  error: unknown;
  sellers?: HotelSellers;
  /** True when the first part of the list is shown. */
  partial?: boolean;
  onRetry: () => void;
}

/** Says that the search has failed, and offers to repeat it or says what to change. */
export function SearchProblem({ error, sellers, partial = false, onRetry }: SearchProblemProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const refusal = refusalOf(error);
  if (refusal) return <Notice tone="warn">{intl.formatMessage(m[refusal])}</Notice>;
  return (
    <Notice
      tone={error ? 'error' : 'warn'}
      title={intl.formatMessage(error ? (partial ? m.partial : m.problem) : m.silent, sellers)}
    >
      <p>{error ? problemText(error) : intl.formatMessage(m.silentText)}</p>
      <Button size="small" variant="secondary" className={classes.retry} onClick={onRetry}>
        {intl.formatMessage(error ? m.retry : m.askAgain)}
      </Button>
    </Notice>
  );
}
