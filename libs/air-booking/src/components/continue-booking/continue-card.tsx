import { useTransport } from '@karvon/api-client';
import { draftsOnDevice, forgetAccountDraft } from '@karvon/checkout';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useSession } from '@karvon/session';
import { Button, Card } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { clearDrafts, type DraftPlace } from '../../model/checkout-draft';
import { continueMessages as m } from './continue-card.messages';
import classes from './continue-card.module.css';

interface ContinueCardProps {
  place: DraftPlace;
  /** Called when the visitor has removed the booking; its data are already deleted. */
  onForget: () => void;
}

/** The booking that was begun, with a link back to it and a button that removes it. */
export function ContinueCard({ place, onForget }: ContinueCardProps) {
  const intl = useIntl();
  const transport = useTransport();
  const signedIn = useSession().user !== null;
  const lang = useLocale();
  const { date } = useFormat();
  const { offerId, query, from, to } = place;
  const day = date(place.date, 'long');
  const message = signedIn ? m.keptInAccount : draftsOnDevice() ? m.keptOnDevice : m.kept;
  return (
    <Card as="section" aria-labelledby="continue-booking" className={classes.root}>
      <div>
        <h2 id="continue-booking" className={classes.title}>
          {intl.formatMessage(m.title)}
        </h2>
        <p>
          {place.lang === lang
            ? intl.formatMessage(m.trip, { from, to, date: day })
            : intl.formatMessage(m.tripOn, { date: day })}
        </p>
        <p className={classes.note}>{intl.formatMessage(message)}</p>
      </div>
      <div className={classes.actions}>
        <Button as={Link} to={paths.airPassengers.to(lang, { ...query, offerId })}>
          {intl.formatMessage(m.go)}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            clearDrafts();
            if (signedIn) void forgetAccountDraft(transport, 'air');
            onForget();
          }}
        >
          {intl.formatMessage(m.forget)}
        </Button>
      </div>
    </Card>
  );
}
