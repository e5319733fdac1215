import { isApiProblem } from '@karvon/api-client';
import { useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Attention, Button, Notice } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { unsettledMessages as m } from './unsettled.messages';
import classes from './unsettled.module.css';

export interface UnsettledProps {
  error: unknown;
  onRetry: () => void;
}

/** The unpaid orders that hold seats; null when the booking failed for another reason. */
const fullOf = (error: unknown): readonly string[] | null =>
  isApiProblem(error) && error.problem.code === 'unpaid-holds-full'
    ? error.problem.orderNumbers
    : null;

/**
 * Explains why the booking failed. Without a definite response it adds that sending again is safe; with too many unpaid orders it
 * links to each of them.
 */
export function Unsettled({ error, onRetry }: UnsettledProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const lang = useLocale();
  const unpaid = fullOf(error);
  const refused = isApiProblem(error) && error.problem.code === 'validation-failed';
  return (
    <Attention>
      <Notice tone="error">
        <p>{problemText(error)}</p>
        {unpaid?.map((number) => (
          <p key={number}>
            <Link to={paths.airOrder.to(lang, { number })}>
              {intl.formatMessage(m.unpaid, { number })}
            </Link>
          </p>
        ))}
        {refused ? null : (
          <>
            {unpaid ? null : <p>{intl.formatMessage(m.safe)}</p>}
            <Button className={classes.retry} size="small" variant="secondary" onClick={onRetry}>
              {intl.formatMessage(m.again)}
            </Button>
          </>
        )}
      </Notice>
    </Attention>
  );
}
