import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Skeleton } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { resultMessages as m } from './result-card.messages';
import classes from './result-card.module.css';

interface NoResultProps {
  /** Why the result is unknown; null when there was no payment yet. */
  error: unknown;
  number: string;
  /** Address of the order. */
  orderAt: string;
}

/** Shown when no payment's result is known. */
export function NoResult({ error, number, orderAt }: NoResultProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  return (
    <div className={classes.root} role="alert">
      <h1 className={classes.title}>{error ? problemText(error) : intl.formatMessage(m.none)}</h1>
      <Button as={Link} to={orderAt}>
        {intl.formatMessage(m.order, { number })}
      </Button>
    </div>
  );
}

/** Shown while the result loads. */
export function LoadingResult() {
  const intl = useIntl();
  return (
    <div className={classes.root} role="status" aria-label={intl.formatMessage(m.pending)}>
      <Skeleton />
    </div>
  );
}
