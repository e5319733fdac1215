import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from '@karvon/i18n';
import { Girih } from '@karvon/ui-kit';
import classes from './hero.module.css';

interface HeroProps {
  heading: MessageDescriptor;
  lead: MessageDescriptor;
  /** Links to other forms, joined to the card from above. */
  tabs?: ReactNode;
  children: ReactNode;
}

/** A search form as the hero of its page. */
export function Hero({ heading, lead, tabs, children }: HeroProps) {
  return (
    <section className={classes.root}>
      <div className={classes.band}>
        <Girih tile={120} className={classes.girih} />
      </div>
      <div className={classes.inner}>
        <h1 className={classes.heading}>
          <FormattedMessage {...heading} />
        </h1>
        <p className={classes.lead}>
          <FormattedMessage {...lead} />
        </p>
        {tabs}
        <div className={classes.form} data-tabs={tabs !== undefined || undefined}>
          {children}
        </div>
      </div>
    </section>
  );
}
