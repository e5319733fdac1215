import { useCallback, useId, useRef } from 'react';
import { Link } from 'react-router';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { Disclosure, IconButton, Menu, X } from '@karvon/ui-kit';
import { useSession } from '@karvon/session';
import { AccountLinks, Points, SignIn, type AccountProps } from '../header/account';
import { FavouritesLink } from '../header/favourites-link';
import { CompanyItems, groupNames } from '../footer/company-links';
import { companyGroupMessages } from '../footer/company-pages.messages';
import { Contacts } from '../footer/contacts';
import { LanguageSwitch } from '../header/language-switch';
import { layoutMessages as messages } from '../layout.messages';
import { navigation } from './navigation';
import { useLeave } from '../use-leave';
import classes from './mobile-menu.module.css';

/** Attributes that open and close a dialog before scripts load; React has no types for them yet. */
const command = (id: string, name: 'show-modal' | 'close') => ({ commandfor: id, command: name });

function Visitor({ signIn }: AccountProps) {
  const { user } = useSession();
  if (!user) return <SignIn className={classes.signIn} signIn={signIn} />;
  return (
    <section className={classes.visitor}>
      <p className={classes.name}>
        {user.username} <Points />
      </p>
      <AccountLinks />
    </section>
  );
}

/** The links of the header and the footer on a narrow screen: a modal sheet that traps the focus. */
export function MobileMenu({ signIn }: AccountProps) {
  const locale = useLocale();
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  useLeave(close);
  const open = () => {
    const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
    if (!knowsCommands) dialog.current?.showModal();
  };
  const signInInstead = signIn && {
    ...signIn,
    open: () => {
      close();
      signIn.open();
    },
  };
  const title = intl.formatMessage(messages.menu);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-label={title}
        onClick={open}
        {...command(id, 'show-modal')}
      >
        <Menu size={24} aria-hidden />
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click on the backdrop closes it; the browser handles Esc */}
      <dialog
        ref={dialog}
        id={id}
        className={classes.sheet}
        aria-label={title}
        onClick={({ target }) => {
          if (target === dialog.current) close();
        }}
      >
        <div className={classes.panel}>
          <div className={classes.top}>
            <LanguageSwitch onLight />
            <IconButton
              className={classes.close}
              label={intl.formatMessage(messages.closeMenu)}
              icon={<X />}
              onClick={close}
              {...command(id, 'close')}
            />
          </div>
          <Visitor signIn={signInInstead} />
          <nav aria-label={intl.formatMessage(messages.sections)}>
            <ul className={classes.sections}>
              {navigation.map(({ path, message, Icon }) => (
                <li key={path.pattern}>
                  <Link className={classes.section} to={path.to(locale)}>
                    <Icon size={24} aria-hidden />
                    <FormattedMessage {...message} />
                  </Link>
                </li>
              ))}
              <li>
                <FavouritesLink className={classes.section} withText />
              </li>
            </ul>
            {groupNames.map((group) => (
              <Disclosure
                key={group}
                name="company-pages"
                summary={<FormattedMessage {...companyGroupMessages[group]} />}
              >
                <ul>
                  <CompanyItems group={group} linkClassName={classes.link} />
                </ul>
              </Disclosure>
            ))}
          </nav>
          <Contacts />
        </div>
      </dialog>
    </>
  );
}
