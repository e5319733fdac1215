import { isApiProblem } from '@karvon/api-client';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Skeleton, VisuallyHidden } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { unopenedMessages as m } from './unopened-order.messages';
import classes from './unopened-order.module.css';

/** Problem codes which mean that the visitor has not proved access to the order. */
const locked = new Set(['order-token-required', 'order-not-found', 'hotel-order-not-found']);

interface UnopenedOrderProps {
  error: unknown;
  /** Address of the lookup form with the number filled in. */
  findAt: string;
  onRetry: () => void;
}

/** Says why an order is not shown, and links to the lookup form. */
export function UnopenedOrder({ error, findAt, onRetry }: UnopenedOrderProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  return (
    <div className={classes.root} role="alert">
      <h1 className={classes.title}>{intl.formatMessage(m.problem)}</h1>
      <p>{problemText(error)}</p>
      {isApiProblem(error) && locked.has(error.problem.code) ? (
        <Button as={Link} to={findAt}>
          {intl.formatMessage(m.find)}
        </Button>
      ) : (
        <Button onClick={onRetry}>{intl.formatMessage(m.retry)}</Button>
      )}
    </div>
  );
}

/** Shown while the order loads. */
export function LoadingOrder() {
  const intl = useIntl();
  return (
    <div className={classes.root} role="status">
      <VisuallyHidden>{intl.formatMessage(m.loading)}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
