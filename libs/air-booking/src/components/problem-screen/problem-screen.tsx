import { isApiProblem } from '@karvon/api-client';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { Link } from 'react-router';
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
}

/** Why the offer cannot be shown or bought, and the way on. */
export function ProblemScreen({
  error,
  backTo,
  faresTo,
  onRetry,
  dataKept = false,
}: ProblemScreenProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const title = titles.get(codeOf(error) ?? '');
  // Below the heading of the page whose form it replaces.
  const Heading = dataKept ? 'h2' : 'h1';
  const mayStay = Boolean(onRetry ?? faresTo);
  return (
    <div className={classes.root} role="alert">
      <Heading className={classes.title}>
        {intl.formatMessage(problemTitles[title ?? 'other'])}
      </Heading>
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
  );
}
