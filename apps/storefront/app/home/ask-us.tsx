import type { ReactNode } from 'react';
import { FormattedMessage } from '@karvon/i18n';
import { CallbackButton } from '@karvon/support';
import { Girih, Headset, TrainFront } from '@karvon/ui-kit';
import { OuterLink } from '../layout/footer/outer-link';
import { useSite } from '../data/use-site';
import { askMessages as messages } from './ask-us.messages';
import classes from './ask-us.module.css';
import section from './home.module.css';

function Messengers() {
  const { edition } = useSite();
  return (
    <ul className={classes.links}>
      {edition.phones.slice(0, 1).map(({ number, label }) => (
        <li key={number}>
          <a href={`tel:${number}`}>{label}</a>
        </li>
      ))}
      {edition.messengers.map(({ name, url }) => (
        <li key={url}>
          <OuterLink {...{ name, url }} />
        </li>
      ))}
    </ul>
  );
}

interface AskProps {
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
  deep?: boolean;
}

function Ask({ icon, title, text, children, deep = false }: AskProps) {
  return (
    <section className={classes.card} data-deep={deep || undefined}>
      {deep ? <Girih tile={96} className={classes.girih} /> : null}
      <span className={classes.icon}>{icon}</span>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}

/** What support arranges by phone: rail tickets and special requests. */
export function AskUs() {
  const { edition } = useSite();
  return (
    <div className={section.section}>
      <div className={classes.root}>
        <Ask
          icon={<TrainFront size={24} aria-hidden />}
          title={<FormattedMessage {...messages.rail} />}
          text={<FormattedMessage {...messages.railText} />}
        >
          <CallbackButton edition={edition} topic="rail">
            <FormattedMessage {...messages.railAsk} />
          </CallbackButton>
        </Ask>
        <Ask
          deep
          icon={<Headset size={24} aria-hidden />}
          title={<FormattedMessage {...messages.call} />}
          text={<FormattedMessage {...messages.callText} />}
        >
          <CallbackButton edition={edition} />
          <Messengers />
        </Ask>
      </div>
    </div>
  );
}
