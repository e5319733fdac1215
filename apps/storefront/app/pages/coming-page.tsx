import { FormattedMessage, useIntl, type MessageDescriptor } from '@karvon/i18n';
import { GirihStar } from '@karvon/ui-kit';
import { clsx } from 'clsx';
import { PageHead } from '../document/page-head';
import { Contacts } from '../layout/contacts';
import { pageMessages as messages } from './pages.messages';
import { WaysOn } from './ways-on';
import classes from './page.module.css';

/** A section that is not built yet says so, and who can do the same today. */
export function ComingPage({ title }: { title: MessageDescriptor }) {
  const intl = useIntl();
  return (
    <div className={clsx(classes.root, classes.narrow)}>
      <PageHead title={intl.formatMessage(title)} indexable={false} />
      <GirihStar size={72} className={classes.star} />
      <h1>
        <FormattedMessage {...title} />
      </h1>
      <p className={classes.lead}>
        <FormattedMessage {...messages.comingLead} />
      </p>
      <p className={classes.muted}>
        <FormattedMessage {...messages.comingHelp} />
      </p>
      <section className={classes.contacts}>
        <h2>
          <FormattedMessage {...messages.contacts} />
        </h2>
        <Contacts />
      </section>
      <WaysOn />
    </div>
  );
}
