import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from '@karvon/i18n';
import { Scene } from '@karvon/ui-kit';
import classes from './hero.module.css';

interface HeroProps {
  heading: MessageDescriptor;
  lead: MessageDescriptor;
  /** Name of the drawing behind the text. */
  scene: string;
  /** Links to other forms, attached to the card above it. */
  tabs?: ReactNode;
  children: ReactNode;
}

/** A search form as the hero section of its page. */
export function Hero({ heading, lead, scene, tabs, children }: HeroProps) {
  return (
    <section className={classes.root}>
      <div className={classes.band}>
        <Scene name={scene} wide eager className={classes.scene} />
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
