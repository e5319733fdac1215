import { useRef } from 'react';
import { Link } from 'react-router';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { ChevronRight, Menu, Phone, User } from '@karvon/ui-kit';
import { layoutMessages as messages } from './layout.messages';
import { navigation } from './navigation';
import { useSite } from './use-site';
import classes from './mobile-menu.module.css';

const id = 'site-menu';

/** The sections on a phone: a popover of the browser's own, so that it opens before any script has come. */
export function MobileMenu() {
  const { edition } = useSite();
  const locale = useLocale();
  const intl = useIntl();
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  const [phone] = edition.phones;
  return (
    <>
      <button
        type="button"
        className={classes.button}
        popoverTarget={id}
        aria-label={intl.formatMessage(messages.menu)}
      >
        <Menu size={24} aria-hidden />
      </button>
      <nav
        ref={menu}
        id={id}
        popover="auto"
        className={classes.menu}
        aria-label={intl.formatMessage(messages.menu)}
      >
        <ul>
          {navigation.map(({ path, message }) => (
            <li key={path.pattern}>
              <Link className={classes.link} to={path.to(locale)} onClick={close}>
                <FormattedMessage {...message} />
                <ChevronRight size={20} aria-hidden />
              </Link>
            </li>
          ))}
          <li>
            <Link className={classes.link} to={paths.profile.to(locale)} onClick={close}>
              <FormattedMessage {...messages.signIn} />
              <User size={20} aria-hidden />
            </Link>
          </li>
          {phone ? (
            <li>
              <a className={classes.link} href={`tel:${phone.number}`}>
                {phone.label}
                <Phone size={20} aria-hidden />
              </a>
            </li>
          ) : null}
        </ul>
      </nav>
    </>
  );
}
