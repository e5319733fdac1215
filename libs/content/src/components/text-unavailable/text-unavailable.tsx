import type { ApiProblem } from '@karvon/api-client';
import { FormattedMessage, useProblemText } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { problemMessages as messages } from './text-unavailable.messages';
import classes from './text-unavailable.module.css';

interface TextUnavailableProps {
  problem: ApiProblem['problem'];
  /** True while the text is requested again. */
  retrying: boolean;
  onRetry: () => void;
}

/** Shown in place of a text that did not load: the reason and a retry button. */
export function TextUnavailable({ problem, retrying, onRetry }: TextUnavailableProps) {
  const problemText = useProblemText();
  return (
    <div className={classes.root} role="alert">
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <p>{problemText(problem)}</p>
      <Button variant="secondary" loading={retrying} onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </div>
  );
}
