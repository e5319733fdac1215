import { Link, matchPath, useLocation } from 'react-router';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Logo } from '@karvon/ui-kit';
import type { AccountProps } from '../header/account';
import { LanguageSwitch } from '../header/language-switch';
import { Account, CompanyMenu, MobileMenu } from './late-layout';
import { layoutMessages as messages } from '../layout.messages';
import { navigation } from '../menu/navigation';
import { useSite } from '../../data/use-site';
import classes from './header.module.css';

/** Logo, sections, company pages, language, account; on a narrow screen all but the logo and the language are in a sheet. */
export function Header({ signIn }: AccountProps) {
  const { edition } = useSite();
  const locale = useLocale();
  const intl = useIntl();
  const { pathname } = useLocation();
  const isIn = ({ pattern }: { pattern: string }) =>
    matchPath({ path: `/${locale}/${pattern}`, end: false }, pathname) !== null;
  return (
    <header className={classes.root}>
      <div className={classes.inner}>
        <Link
          className={classes.logo}
          to={paths.home.to(locale)}
          aria-label={intl.formatMessage(messages.home, { brand: edition.brand })}
        >
          <Logo name={edition.brand} />
        </Link>
        <nav className={classes.nav} aria-label={intl.formatMessage(messages.sections)}>
          <ul className={classes.links}>
            {navigation.map(({ path, message, ...more }) => (
              <li key={path.pattern}>
                <Link
                  className={classes.link}
                  to={path.to(locale)}
                  aria-current={
                    isIn(path) || ('orders' in more && isIn(more.orders)) ? 'page' : undefined
                  }
                >
                  <FormattedMessage {...message} />
                </Link>
              </li>
            ))}
            <li>
              <CompanyMenu />
            </li>
          </ul>
        </nav>
        <LanguageSwitch />
        <Account signIn={signIn} />
        <MobileMenu signIn={signIn} />
      </div>
    </header>
  );
}
