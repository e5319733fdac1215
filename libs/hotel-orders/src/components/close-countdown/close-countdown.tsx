import { useEffect, useState } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button, VisuallyHidden } from '@karvon/ui-kit';
import { closeMessages as m } from './close-countdown.messages';
import classes from './close-countdown.module.css';

/** Seconds before the window with a payment's result closes. */
const closesAfter = 10;

/** Closes the window after a visible countdown of ten seconds, unless the visitor keeps it open. */
export function CloseCountdown({ close = () => window.close() }: { close?: () => void }) {
  const intl = useIntl();
  const [left, setLeft] = useState(closesAfter);
  const [kept, setKept] = useState(false);
  const over = left === 0;

  useEffect(() => {
    if (kept || over) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [kept, over, left]);

  useEffect(() => {
    if (over) close();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it closes once, whatever function is passed meanwhile
  }, [over]);

  // Also shown when the browser did not allow the window to close.
  if (kept || over)
    return (
      // The focused button has disappeared, so the text takes the focus.
      <p className={classes.text} role="status" tabIndex={-1} ref={(text) => text?.focus()}>
        {intl.formatMessage(kept ? m.kept : m.stays)}
      </p>
    );
  return (
    <div className={classes.root}>
      <p className={classes.text} role="timer" aria-live="off">
        {intl.formatMessage(m.left, { seconds: left })}
      </p>
      <VisuallyHidden role="status">
        {intl.formatMessage(m.note, { seconds: closesAfter })}
      </VisuallyHidden>
      <Button variant="secondary" onClick={() => setKept(true)}>
        {intl.formatMessage(m.keep)}
      </Button>
    </div>
  );
}
