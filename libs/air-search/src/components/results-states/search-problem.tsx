import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Notice } from '@karvon/ui-kit';
import { stateMessages as m } from './results-states.messages';
import classes from './search-problem.module.css';

interface SearchProblemProps {
  error: unknown;
  /** Some offers were found before it broke off. */
  partial: boolean;
  onRetry: () => void;
}

/** The search failed, wholly or half-way; the way to try again. */
export function SearchProblem({ error, partial, onRetry }: SearchProblemProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  return (
    <Notice tone="error" title={intl.formatMessage(partial ? m.broken : m.problem)}>
      <p>{problemText(error)}</p>
      <Button size="small" variant="secondary" className={classes.retry} onClick={onRetry}>
        {intl.formatMessage(m.retry)}
      </Button>
    </Notice>
  );
}
