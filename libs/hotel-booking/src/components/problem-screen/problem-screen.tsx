import type { ReactNode } from 'react';
import type { Edition } from '@karvon/edition';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, ContactLinks, Stack } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { goneTitle, shownError } from '../../model/gone-offer';
import { problemActions as m, problemTitles } from './problem-screen.messages';
import classes from './problem-screen.module.css';

export interface ProblemScreenProps {
  error: unknown;
  /** Address of the hotel with its other rooms. */
  backTo: string;
  /** Address of the hotel search. */
  hotelsTo: string;
  /** Offered when trying again may help. */
  onRetry?: () => void;
  /** True when the visitor has typed guests, which are kept. */
  dataSaved?: boolean;
  /** Whom to call or write to. */
  contacts?: Pick<Edition, 'phones' | 'messengers'>;
  /** A way to ask a person. */
  children?: ReactNode;
}

/** Says why the offer cannot be shown or booked, and links to other pages. */
export function ProblemScreen(props: ProblemScreenProps) {
  const { error, backTo, hotelsTo, onRetry, dataSaved = false, contacts, children } = props;
  const intl = useIntl();
  const problemText = useProblemText();
  return (
    <div className={classes.root}>
      <div className={classes.root} role="alert">
        <h1>{intl.formatMessage(problemTitles[goneTitle(error) ?? 'other'])}</h1>
        <p>{problemText(shownError(error))}</p>
        {dataSaved ? <p>{intl.formatMessage(m.kept)}</p> : null}
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
      {contacts ? (
        <Stack gap={2}>
          <h2 className={classes.ask}>{intl.formatMessage(m.ask)}</h2>
          <ContactLinks phones={contacts.phones} messengers={contacts.messengers} />
        </Stack>
      ) : null}
    </div>
  );
}
