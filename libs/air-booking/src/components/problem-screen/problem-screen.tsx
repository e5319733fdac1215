import { useEffect, type ReactNode } from 'react';
import { isApiProblem } from '@karvon/api-client';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { leaveDraftPlace } from '../../model/checkout-draft';
import { problemActions as m, problemTitles } from './problem-screen.messages';
import classes from './problem-screen.module.css';

/** Outcomes after which this offer cannot be bought any more, with the heading of their screen. */
const titles = new Map<string, keyof typeof problemTitles>([
  ['offer-expired', 'expired'],
  ['search-not-found', 'expired'],
  ['route-not-found', 'expired'],
  ['sold-out', 'soldOut'],
  ['hold-refused', 'refused'],
]);

function codeOf(error: unknown): string | undefined {
  return isApiProblem(error) ? error.problem.code : (error as { code?: string }).code;
}

/** An offer that cannot be had, for whoever knows what else there is. */
export interface GoneOffer {
  offerId: string;
  /** Local departure of its first flight, with offset; null when it is not known any more. */
  departingAt: string | null;
  /** What was found along with it is as old as it is. */
  expired: boolean;
}

/** Draws the nearest offers to one that is gone; features do not know each other, so the application does. */
export type Alternatives = (gone: GoneOffer) => ReactNode;

/** What is wrong with an offer, in the words of whoever draws alternatives. */
export function describeGone(
  error: unknown,
  offer: { offerId: string; departingAt: string | null },
): GoneOffer {
  return { ...offer, expired: titles.get(codeOf(error) ?? '') === 'expired' };
}

/** True when this offer, or this fare of it, cannot be had any more. */
export function isGone(error: unknown): boolean {
  return isApiProblem(error) && titles.has(error.problem.code);
}

interface ProblemScreenProps {
  /** What was thrown, or an object with a problem's code. */
  error: unknown;
  /** Address of the search results. */
  backTo: string;
  /** Address of the other fares of the flight, if there may be any. */
  faresTo?: string;
  /** Offered when trying again may help. */
  onRetry?: () => void;
  /** The visitor had typed passengers, which are not lost. */
  dataKept?: boolean;
  /** What else may be bought, below the reason. */
  children?: ReactNode;
}

/** Why the offer cannot be shown or bought, and the way on. */
export function ProblemScreen({
  error,
  backTo,
  faresTo,
  onRetry,
  dataKept = false,
  children,
}: ProblemScreenProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const title = titles.get(codeOf(error) ?? '');
  const gone = title !== undefined;
  // Nothing leads back to what cannot be had; what was typed waits for another offer.
  useEffect(() => {
    if (gone) leaveDraftPlace();
  }, [gone]);
  const mayStay = Boolean(onRetry ?? faresTo);
  return (
    <div className={classes.root}>
      <div className={classes.reason} role="alert">
        <h1>{intl.formatMessage(problemTitles[title ?? 'other'])}</h1>
        <p>{problemText(error)}</p>
        {dataKept ? <p>{intl.formatMessage(m.kept)}</p> : null}
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
