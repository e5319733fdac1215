import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { FormattedMessage, useLocale, type MessageDescriptor } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { askConsentAgain } from '@karvon/session';
import { accountMessages } from '../../account/account.messages';
import { CompanyLinks, groupNames } from './company-links';
import { Contacts } from './contacts';
import { footerMessages as messages } from './footer.messages';
import { OuterLink } from './outer-link';
import { layoutMessages } from '../layout.messages';
import { useSite } from '../../data/use-site';
import classes from './footer.module.css';

function Column({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className={classes.title}>
        <FormattedMessage {...title} />
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

function PageLink({ to, name }: { to: string; name: MessageDescriptor }) {
  return (
    <li>
      <Link className={classes.link} to={to}>
        <FormattedMessage {...name} />
      </Link>
    </li>
  );
}

/** Contacts, links to company pages, and the seller's details. */
export function Footer() {
  const { edition, today } = useSite();
  const locale = useLocale();
  return (
    <footer className={classes.root}>
      <div className={classes.inner}>
        <div className={classes.contacts}>
          <h2 className={classes.heading}>
            <FormattedMessage {...messages.contacts} />
          </h2>
          <Contacts />
        </div>
        <div className={classes.columns}>
          {groupNames.map((group) => (
            <CompanyLinks
              key={group}
              group={group}
              titleClassName={classes.title}
              linkClassName={classes.link}
            />
          ))}
          <Column title={messages.orders}>
            <PageLink to={paths.myOrder.to(locale)} name={messages.whereIsMyOrder} />
            <PageLink to={paths.bookings.to(locale)} name={accountMessages.bookings} />
            <PageLink to={paths.newsList.to(locale)} name={layoutMessages.news} />
          </Column>
          <Column title={messages.apps}>
            {edition.appStores.map((store) => (
              <li key={store.url}>
                <OuterLink className={classes.link} {...store} />
              </li>
            ))}
          </Column>
        </div>
        <div className={classes.legal}>
          <p>
            <FormattedMessage
              {...messages.legal}
              values={{
                year: today.slice(0, 4),
                name: edition.legalName[locale],
                taxId: edition.taxId,
                address: edition.legalAddress[locale],
              }}
            />
          </p>
          <button type="button" className={classes.cookies} onClick={askConsentAgain}>
            <FormattedMessage {...messages.cookies} />
          </button>
        </div>
      </div>
    </footer>
  );
}
