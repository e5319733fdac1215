import { Mail, MessengerSign, Phone } from '@karvon/ui-kit';
import { OuterLink } from './outer-link';
import { SupportHours } from './support-hours';
import { useSite } from '../../data/use-site';
import classes from './contacts.module.css';

/** Every way to reach a person: phones with their hours, e-mail, messengers. */
export function Contacts() {
  const { edition } = useSite();
  return (
    <div className={classes.root}>
      <ul>
        {edition.phones.map(({ number, label }) => (
          <li key={number}>
            <a className={classes.phone} href={`tel:${number}`}>
              <Phone size={20} aria-hidden />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <SupportHours />
      <ul className={classes.written}>
        {edition.messengers.map(({ name, url }) => (
          <li key={url}>
            <OuterLink
              {...{ name, url }}
              className={classes.link}
              icon={<MessengerSign name={name} size={20} />}
            />
          </li>
        ))}
        <li>
          <a className={classes.link} href={`mailto:${edition.email}`}>
            <Mail size={20} aria-hidden />
            {edition.email}
          </a>
        </li>
      </ul>
    </div>
  );
}
