import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { VisuallyHidden } from '@karvon/ui-kit';
import { companyPageMessages, type CompanyPageId } from './company-pages.messages';
import { Contacts } from './contacts';
import { footerMessages as messages } from './footer.messages';
import { layoutMessages } from './layout.messages';
import { useSite } from './use-site';
import classes from './footer.module.css';

const services: CompanyPageId[] = [
  'subsidized-tariff',
  'group-tariff',
  'up-class',
  'extra-luggage',
  'food',
  'insurance',
  'transport-animals',
  'special-transporting',
];
const help: CompanyPageId[] = ['support', 'ticket-return', 'payment', 'offices'];
const company: CompanyPageId[] = ['about', 'offer', 'workprivacy', 'privacyagreement'];

function CompanyLinks({ pages }: { pages: CompanyPageId[] }) {
  const locale = useLocale();
  return pages.map((id) => (
    <li key={id}>
      <Link className={classes.link} to={paths.company.to(locale, { id })}>
        <FormattedMessage {...companyPageMessages[id]} />
      </Link>
    </li>
  ));
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.column}>
      <h2 className={classes.title}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function OuterLink({ name, url }: { name: string; url: string }) {
  return (
    <li>
      <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
        {name}{' '}
        <VisuallyHidden>
          <FormattedMessage {...messages.newTab} />
        </VisuallyHidden>
      </a>
    </li>
  );
}

export function Footer() {
  const { edition } = useSite();
  const intl = useIntl();
  const locale = useLocale();
  const link = (to: string, name: string) => (
    <li>
      <Link className={classes.link} to={to}>
        {name}
      </Link>
    </li>
  );
  return (
    <footer className={classes.root}>
      <div className={classes.inner}>
        <div className={classes.columns}>
          <section className={classes.contacts}>
            <h2 className={classes.title}>
              <FormattedMessage {...messages.contacts} />
            </h2>
            <Contacts />
          </section>
          <Column title={intl.formatMessage(messages.services)}>
            <CompanyLinks pages={services} />
          </Column>
          <Column title={intl.formatMessage(messages.help)}>
            {link(paths.myOrder.to(locale), intl.formatMessage(messages.whereIsMyOrder))}
            {link(paths.bookings.to(locale), intl.formatMessage(messages.history))}
            <CompanyLinks pages={help} />
          </Column>
          <Column title={intl.formatMessage(messages.company)}>
            <CompanyLinks pages={company} />
            {link(paths.newsList.to(locale), intl.formatMessage(layoutMessages.news))}
          </Column>
          <Column title={intl.formatMessage(messages.apps)}>
            {edition.appStores.map((store) => (
              <OuterLink key={store.url} {...store} />
            ))}
          </Column>
        </div>
        <p className={classes.legal}>{edition.legalName[locale]}</p>
      </div>
    </footer>
  );
}
