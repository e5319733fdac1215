import { useEffect } from 'react';
import { FormattedMessage } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { PageNotice } from './page-notice';
import { telemetryMessages as m } from './telemetry.messages';

/** Says why a page did not open; the notice closes by itself once the network is back. */
export function NoNetwork({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onClose);
    return () => window.removeEventListener('online', onClose);
  }, [onClose]);
  return (
    <PageNotice text={<FormattedMessage {...m.noNetwork} />}>
      <Button size="small" variant="quiet" onClick={onClose}>
        <FormattedMessage {...m.close} />
      </Button>
    </PageNotice>
  );
}
