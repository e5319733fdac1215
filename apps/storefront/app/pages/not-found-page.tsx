import { useLocation } from 'react-router';
import { FormattedMessage, useIntl } from '@karvon/i18n';
import { Scene } from '@karvon/ui-kit';
import { clsx } from 'clsx';
import { PageHead } from '../document/head/page-head';
import { pageMessages as messages } from './pages.messages';
import { WaysOn } from './ways-on';
import classes from './page.module.css';

/** The address with its escapes decoded. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

export function NotFoundPage() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  return (
    <div className={clsx(classes.root, classes.narrow)}>
      <PageHead title={intl.formatMessage(messages.notFoundTitle)} indexable={false} />
      <Scene name="caravan" wide eager className={classes.scene} />
      <p className={classes.code}>404</p>
      <h1 className={classes.address}>
        <FormattedMessage {...messages.notFound} values={{ path: readable(pathname + search) }} />
      </h1>
      <p className={classes.muted}>
        <FormattedMessage {...messages.notFoundHint} />
      </p>
      <WaysOn />
    </div>
  );
}
