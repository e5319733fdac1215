import { Link } from 'react-router';
import { FormattedMessage, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button } from '@karvon/ui-kit';
import { errorPageMessages } from './error-page.messages';
import { pageMessages as messages } from './pages.messages';
import classes from './page.module.css';

/** Links to other pages, for a page without content of its own. */
export function WaysOn() {
  const locale = useLocale();
  return (
    <p className={classes.actions}>
      <Button as={Link} to={paths.airTickets.to(locale)}>
        <FormattedMessage {...messages.toAir} />
      </Button>
      <Button as={Link} variant="secondary" to={paths.hotels.to(locale)}>
        <FormattedMessage {...messages.toHotels} />
      </Button>
      <Button as={Link} variant="secondary" to={paths.myOrder.to(locale)}>
        <FormattedMessage {...messages.toMyOrder} />
      </Button>
      <Button as={Link} variant="quiet" to={paths.home.to(locale)}>
        <FormattedMessage {...errorPageMessages.toHome} />
      </Button>
    </p>
  );
}
