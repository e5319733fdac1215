import { isApiProblem } from '@karvon/api-client';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Attention, Button, Notice } from '@karvon/ui-kit';
import { unsettledMessages as m } from './unsettled.messages';
import classes from './unsettled.module.css';

export interface UnsettledProps {
  error: unknown;
  onRetry: () => void;
}

/** Says that the booking got no response, or an undecided one, and that sending it again is safe. */
export function Unsettled({ error, onRetry }: UnsettledProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const refused = isApiProblem(error) && error.problem.code === 'validation-failed';
  return (
    <Attention>
      <Notice tone="error">
        <p>{problemText(error)}</p>
        {refused ? null : (
          <>
            <p>{intl.formatMessage(m.safe)}</p>
            <Button className={classes.retry} size="small" variant="secondary" onClick={onRetry}>
              {intl.formatMessage(m.again)}
            </Button>
          </>
        )}
      </Notice>
    </Attention>
  );
}
