import { useEffect, useRef, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { giveConsent, useConsent, useConsentReopened, type Consent } from '@karvon/session';
import { Button } from '@karvon/ui-kit';
import { cookiePanelMessages as messages } from './cookie-panel.messages';
import { useSite } from '../../data/use-site';
import classes from './cookie-panel.module.css';

/** A page has one panel. */
const questionId = 'cookie-question';

const choices: Consent[] = ['all', 'necessary'];

/** The server sets the cookie; the page stays open meanwhile. */
function remember(address: string, choice: Consent): void {
  const body = new URLSearchParams({ consent: choice });
  void fetch(address, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(
    // The choice is not stored: the next page asks again.
    () => undefined,
  );
}

/**
 * Asks once which cookies we may set, and again when the footer's button is clicked. Until the visitor answers, only
 * necessary cookies are set. The panel is a form, so that it works before scripts.
 */
export function CookiePanel({ onDone }: { onDone: () => void }) {
  const known = useSite().consent;
  const consent = useConsent(known);
  const intl = useIntl();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const reopened = useConsentReopened();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (reopened) panel.current?.focus();
  }, [reopened]);
  if (consent && !reopened) return null;
  const action = paths.consent.to(locale);
  const choose = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const choice = choices.find((known) => known === submitter?.getAttribute('value'));
    if (!choice) return;
    event.preventDefault();
    remember(action, choice);
    giveConsent(choice);
    onDone();
  };
  const link = (text: React.ReactNode) => (
    <Link to={paths.company.to(locale, { id: 'workprivacy' })}>{text}</Link>
  );
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={classes.root}
      data-cookie-panel=""
      aria-label={intl.formatMessage(messages.title)}
    >
      <form method="post" action={action} className={classes.inner} onSubmit={choose}>
        <p id={questionId} className={classes.text}>
          <FormattedMessage {...messages.text} values={{ link }} />
        </p>
        <input type="hidden" name="back" value={`${pathname}${search}`} />
        <div className={classes.choices}>
          {choices.map((choice) => (
            <Button
              key={choice}
              type="submit"
              size="small"
              variant="secondary"
              name="consent"
              value={choice}
              aria-describedby={questionId}
            >
              <FormattedMessage {...messages[choice]} />
            </Button>
          ))}
        </div>
      </form>
    </section>
  );
}
