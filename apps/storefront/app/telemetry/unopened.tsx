import { useEffect } from 'react';
import { FormattedMessage } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { PageNotice } from './page-notice';
import { telemetryMessages as m } from './telemetry.messages';

/** Why another page did not open: the visitor has no network, or our server did not send it. */
export type Lost = 'offline' | 'away';

const texts = { offline: m.noNetwork, away: m.away };

/** Says why a page did not open; the notice closes by itself once the network is back. */
export function Unopened({ why, onClose }: { why: Lost; onClose: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onClose);
    return () => window.removeEventListener('online', onClose);
  }, [onClose]);
  return (
    <PageNotice text={<FormattedMessage {...texts[why]} />}>
      <Button size="small" variant="quiet" onClick={onClose}>
        <FormattedMessage {...m.close} />
      </Button>
    </PageNotice>
  );
}
