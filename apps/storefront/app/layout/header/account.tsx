import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useRefusals } from '@karvon/favourite-heart';
import { FormattedMessage, useFormat, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { forgetPrivate, useSession } from '@karvon/session';
import { Button, LogOut, Ticket, User } from '@karvon/ui-kit';
import { accountMessages as messages } from '../../account/account.messages';
import { FavouritesLink } from './favourites-link';
import { HeaderMenu } from './header-menu';
import classes from './account.module.css';

export interface AccountProps {
  /** Opens the sign-in dialog; without it the link leads to the page of the profile. */
  signIn?: SignInDialog | undefined;
}

export interface SignInDialog {
  open: () => void;
  /** Called when the visitor is likely to open the dialog: the pointer is over its link, or the link has the focus. */
  prepare: () => void;
}

/** 'Sign in': a link that works before scripts, and opens the dialog once it is loaded. */
export function SignIn({ signIn, className }: AccountProps & { className: string | undefined }) {
  const locale = useLocale();
  const open = (event: MouseEvent) => {
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (!signIn || !plain) return;
    event.preventDefault();
    signIn.open();
  };
  return (
    <Button
      as={Link}
      className={className}
      variant="quiet"
      size="small"
      to={paths.profile.to(locale)}
      onClick={open}
      {...(signIn && { onPointerEnter: signIn.prepare, onFocus: signIn.prepare })}
      iconStart={<User size={20} aria-hidden />}
    >
      <FormattedMessage {...messages.signIn} />
    </Button>
  );
}

/** The balance, if it is not zero. */
export function Points() {
  const points = useSession().user?.settings.TotalPoints ?? 0;
  const format = useFormat();
  return points === 0 ? null : <span className={classes.points}>{format.points(points)}</span>;
}

/** Links to the pages of a signed-in visitor. Signing out is a form, because it changes something. */
export function AccountLinks() {
  const locale = useLocale();
  return (
    <ul className={classes.list}>
      <li>
        <Link className={classes.link} to={paths.profile.to(locale)}>
          <User size={20} aria-hidden />
          <FormattedMessage {...messages.profile} />
        </Link>
      </li>
      <li>
        <Link className={classes.link} to={paths.bookings.to(locale)}>
          <Ticket size={20} aria-hidden />
          <FormattedMessage {...messages.bookings} />
        </Link>
      </li>
      <li>
        <form method="post" action={paths.logout.to(locale)} onSubmit={forgetPrivate}>
          <button type="submit" className={classes.link}>
            <LogOut size={20} aria-hidden />
            <FormattedMessage {...messages.logout} />
          </button>
        </form>
      </li>
    </ul>
  );
}

/** The favourites and the account: points and pages of a signed-in visitor, or the link to sign in. */
export function Account({ signIn }: AccountProps) {
  useRefusals();
  return (
    <>
      <FavouritesLink className={classes.heart} />
      <Visitor signIn={signIn} />
    </>
  );
}

function Visitor({ signIn }: AccountProps) {
  const { user } = useSession();
  if (!user) return <SignIn className={classes.signIn} signIn={signIn} />;
  return (
    <HeaderMenu
      className={classes.menu}
      align="end"
      label={
        <span className={classes.who}>
          <span className={classes.name}>{user.username}</span>
          <Points />
        </span>
      }
    >
      <AccountLinks />
    </HeaderMenu>
  );
}
