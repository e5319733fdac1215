import { useIntl } from '@karvon/i18n';
import { ChevronLeft } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { headerMessages as m } from './booking-header.messages';
import classes from './booking-header.module.css';

/** The way back, the page's name and what it asks for. */
export function BookingHeader({ backTo }: { backTo: string }) {
  const intl = useIntl();
  return (
    <header className={classes.root}>
      <Link to={backTo} className={classes.back}>
        <ChevronLeft aria-hidden="true" size={16} />
        {intl.formatMessage(m.back)}
      </Link>
      <h1>{intl.formatMessage(m.title)}</h1>
      <p className={classes.lead}>{intl.formatMessage(m.lead)}</p>
    </header>
  );
}
