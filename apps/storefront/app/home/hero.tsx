import type { ReactNode } from 'react';
import { FormattedMessage } from '@karvon/i18n';
import { Girih } from '@karvon/ui-kit';
import { homeMessages as messages } from './home.messages';
import classes from './hero.module.css';

/** The search form is the hero of the home page. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className={classes.root}>
      <div className={classes.band}>
        <Girih tile={120} className={classes.girih} />
      </div>
      <div className={classes.inner}>
        <h1 className={classes.heading}>
          <FormattedMessage {...messages.heading} />
        </h1>
        <p className={classes.lead}>
          <FormattedMessage {...messages.lead} />
        </p>
        <div className={classes.form}>{children}</div>
      </div>
    </section>
  );
}
