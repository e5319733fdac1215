import { useEffect, type ReactNode } from 'react';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { leaveDraftPlace } from '../../model/checkout-draft';
import { goneTitle } from '../../model/gone-offer';
import { problemActions as m, problemTitles } from './problem-screen.messages';
import classes from './problem-screen.module.css';

export interface ProblemScreenProps {
  /** What was thrown, or an object with a problem's code. */
  error: unknown;
  /** Address of the search results. */
  backTo: string;
  /** Address of the other fares of the flight, if there may be any. */
  faresTo?: string;
  /** Offered when trying again may help. */
  onRetry?: () => void;
  /** The visitor had typed passengers, which are not lost. */
  dataSaved?: boolean;
  /** Other offers, below the reason. */
  children?: ReactNode;
}

/** Says why the offer cannot be shown or bought, and how to go on. */
export function ProblemScreen({
  error,
  backTo,
  faresTo,
  onRetry,
  dataSaved = false,
  children,
}: ProblemScreenProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const title = goneTitle(error);
  const gone = title !== undefined;
  // Removes the link back to an offer that is no longer sold; the typed data waits for another offer.
  useEffect(() => {
    if (gone) leaveDraftPlace();
  }, [gone]);
  const mayStay = Boolean(onRetry ?? faresTo);
  return (
    <div className={classes.root}>
      <div className={classes.reason} role="alert">
        <h1>{intl.formatMessage(problemTitles[title ?? 'other'])}</h1>
        <p>{problemText(error)}</p>
        {dataSaved ? <p>{intl.formatMessage(m.kept)}</p> : null}
        <div className={classes.actions}>
          {onRetry ? <Button onClick={onRetry}>{intl.formatMessage(m.retry)}</Button> : null}
          {faresTo ? (
            <Button as={Link} to={faresTo}>
              {intl.formatMessage(m.fares)}
            </Button>
          ) : null}
          <Button as={Link} to={backTo} variant={mayStay ? 'secondary' : 'primary'}>
            {intl.formatMessage(m.again)}
          </Button>
        </div>
      </div>
      {children}
    </div>
  );
}
