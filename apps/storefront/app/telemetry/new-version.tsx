import { useEffect } from 'react';
import { FormattedMessage } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { telemetryMessages as m } from './telemetry.messages';
import classes from './new-version.module.css';

interface NewVersionProps {
  onRefresh: () => void;
  onLater: () => void;
}

/** Offers the newer build. Nothing waits for it, and nothing reloads by itself. */
export function NewVersion({ onRefresh, onLater }: NewVersionProps) {
  return (
    <div className={classes.root} role="status">
      <p className={classes.text}>
        <FormattedMessage {...m.newVersion} />
      </p>
      <Button size="small" onClick={onRefresh}>
        <FormattedMessage {...m.refresh} />
      </Button>
      <Button size="small" variant="quiet" onClick={onLater}>
        <FormattedMessage {...m.later} />
      </Button>
    </div>
  );
}

/** Says why a page did not open; it goes by itself once the network is back. */
export function NoNetwork({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onClose);
    return () => window.removeEventListener('online', onClose);
  }, [onClose]);
  return (
    <div className={classes.root} role="status">
      <p className={classes.text}>
        <FormattedMessage {...m.noNetwork} />
      </p>
      <Button size="small" variant="quiet" onClick={onClose}>
        <FormattedMessage {...m.close} />
      </Button>
    </div>
  );
}
