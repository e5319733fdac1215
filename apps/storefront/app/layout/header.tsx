import { Link, NavLink } from 'react-router';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Logo, User } from '@karvon/ui-kit';
import { LanguageSwitch } from './language-switch';
import { layoutMessages as messages } from './layout.messages';
import { MobileMenu } from './mobile-menu';
import { navigation } from './navigation';
import { useSite } from './use-site';
import classes from './header.module.css';

export function Header() {
  const { edition } = useSite();
  const locale = useLocale();
  const intl = useIntl();
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
            {navigation.map(({ path, message }) => (
              <li key={path.pattern}>
                <NavLink className={classes.link} to={path.to(locale)}>
                  <FormattedMessage {...message} />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
        <Button
          as={Link}
          className={classes.signIn}
          variant="quiet"
          size="small"
          to={paths.profile.to(locale)}
          iconStart={<User size={20} aria-hidden />}
        >
          <FormattedMessage {...messages.signIn} />
        </Button>
        <MobileMenu />
      </div>
    </header>
  );
}
