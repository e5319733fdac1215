import { useLocation } from 'react-router';
import { FormattedMessage, useIntl } from '@karvon/i18n';
import { GirihStar } from '@karvon/ui-kit';
import { clsx } from 'clsx';
import { PageHead } from '../document/page-head';
import { pageMessages as messages } from './pages.messages';
import { WaysOn } from './ways-on';
import classes from './page.module.css';

function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

export function NotFoundPage() {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <div className={clsx(classes.root, classes.narrow)}>
      <PageHead title={intl.formatMessage(messages.notFoundTitle)} indexable={false} />
      <GirihStar size={72} className={classes.star} />
      <p className={classes.code}>404</p>
      <h1 className={classes.address}>
        <FormattedMessage {...messages.notFound} values={{ path: readable(pathname) }} />
      </h1>
      <p className={classes.muted}>
        <FormattedMessage {...messages.notFoundHint} />
      </p>
      <WaysOn />
    </div>
  );
}
