import type { ReactNode } from 'react';
import { isApiProblem } from '@karvon/api-client';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { problemActions as m, problemTitles } from './problem-screen.messages';
import classes from './problem-screen.module.css';

/** Outcomes after which this offer cannot be booked as it is, with the heading of their screen. */
const titles = new Map<string, keyof typeof problemTitles>([
  ['offer-expired', 'expired'],
  ['hotel-not-found', 'expired'],
  // An address cut short somewhere on its way names no offer.
  ['route-not-found', 'expired'],
  ['validation-failed', 'expired'],
  ['sold-out', 'soldOut'],
  ['hotel-not-booked', 'notBooked'],
]);

const titleOf = (error: unknown) =>
  isApiProblem(error) ? titles.get(error.problem.code) : undefined;

/** True when the offer cannot be had, so that there is nothing to fill in a form for. */
export const isGone = (error: unknown): boolean => titleOf(error) !== undefined;

/** True when a booking was refused for good; what is wrong with the fields can be mended. */
export const isRefused = (error: unknown): boolean =>
  isGone(error) && !(isApiProblem(error) && error.problem.code === 'validation-failed');

interface ProblemScreenProps {
  error: unknown;
  /** Address of the hotel with its other rooms. */
  backTo: string;
  /** Address of the hotel search. */
  hotelsTo: string;
  /** Offered when trying again may help. */
  onRetry?: () => void;
  /** The visitor had typed guests, who are not lost. */
  dataKept?: boolean;
  /** Whom to ask. */
  children?: ReactNode;
}

/** Why the offer cannot be shown or booked, and the ways on. */
export function ProblemScreen(props: ProblemScreenProps) {
  const { error, backTo, hotelsTo, onRetry, dataKept = false, children } = props;
  const intl = useIntl();
  const problemText = useProblemText();
  return (
    <div className={classes.root}>
      <div className={classes.root} role="alert">
        <h1>{intl.formatMessage(problemTitles[titleOf(error) ?? 'other'])}</h1>
        <p>{problemText(error)}</p>
        {dataKept ? <p>{intl.formatMessage(m.kept)}</p> : null}
      </div>
      <div className={classes.actions}>
        {onRetry ? <Button onClick={onRetry}>{intl.formatMessage(m.retry)}</Button> : null}
        <Button as={Link} to={backTo} variant={onRetry ? 'secondary' : 'primary'}>
          {intl.formatMessage(m.rooms)}
        </Button>
        <Button as={Link} to={hotelsTo} variant="secondary">
          {intl.formatMessage(m.hotels)}
        </Button>
      </div>
      {children}
    </div>
  );
}
