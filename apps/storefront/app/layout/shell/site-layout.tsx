import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { useLocation, useNavigation } from 'react-router';
import { FormattedMessage, useIntl } from '@karvon/i18n';
import { ProgressBar } from '@karvon/ui-kit';
import type { AccountProps } from '../header/account';
import { Header } from './header';
import { LanguageOffer } from '../header/language-offer';
import { CookiePanel, Footer } from './late-layout';
import { layoutMessages as messages } from '../layout.messages';
import classes from './site-layout.module.css';
import { useSite } from '../../data/use-site';

/** A progress bar at the top while the next page loads. */
function NavigationProgress() {
  const { state } = useNavigation();
  const intl = useIntl();
  if (state === 'idle') return null;
  return (
    <div className={classes.progress}>
      <ProgressBar label={intl.formatMessage(messages.loading)} />
    </div>
  );
}

/** Focuses the target of a link within the page; the address stays, because a list remembers its scroll position by it. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** A demonstration must say that it is not a shop. */
function Demonstration() {
  if (!useSite().demonstration) return null;
  return (
    <p className={classes.demonstration}>
      <FormattedMessage {...messages.demonstration} />
    </p>
  );
}

/**
 * The one layout: header, page, footer, and the cookie panel until it is answered. A new page takes the focus, so that screen
 * readers announce it.
 */
export function SiteLayout({ children, signIn }: AccountProps & { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const focusPage = () => main.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusPage();
  }, [pathname]);

  return (
    <div className={classes.root}>
      <a className={classes.skip} href="#main" onClick={focusTarget}>
        <FormattedMessage {...messages.skip} />
      </a>
      <a className={clsx(classes.skip, classes.toResults)} href="#results" onClick={focusTarget}>
        <FormattedMessage {...messages.skipToResults} />
      </a>
      <NavigationProgress />
      <Demonstration />
      <LanguageOffer />
      <Header signIn={signIn} />
      <CookiePanel onDone={focusPage} />
      <main ref={main} id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
