import { FormattedMessage, useProblemText } from '@karvon/i18n';
import { Button, Skeleton, VisuallyHidden } from '@karvon/ui-kit';
import { problemMessages as messages } from './text-problem.messages';
import classes from './text-problem.module.css';

/** Instead of a text that did not come: why, and another try. */
export function TextProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const problemText = useProblemText();
  return (
    <div className={classes.root} role="alert">
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <p>{problemText(error)}</p>
      <Button variant="secondary" onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </div>
  );
}

/** In the place of a text that is on its way. */
export function TextLoading() {
  return (
    <div className={classes.root} role="status">
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="wide" />
    </div>
  );
}
