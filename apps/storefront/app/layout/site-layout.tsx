import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { FormattedMessage, useIntl } from '@karvon/i18n';
import { ProgressBar } from '@karvon/ui-kit';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageOffer } from './language-offer';
import { layoutMessages as messages } from './layout.messages';
import classes from './site-layout.module.css';

/** A thin line on top while the next page is on its way. */
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

/** The one layout: header, page, footer. A new page takes the focus, so that screen readers hear that it came. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={classes.root}>
      <a className={classes.skip} href="#main">
        <FormattedMessage {...messages.skip} />
      </a>
      <NavigationProgress />
      <LanguageOffer />
      <Header />
      <main ref={main} id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
