import { FormattedMessage } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { PageNotice } from './page-notice';
import { telemetryMessages as m } from './telemetry.messages';

interface NewVersionProps {
  onRefresh: () => void;
  onLater: () => void;
}

/** Offers the newer build. Nothing waits for the answer, and nothing reloads by itself. */
export function NewVersion({ onRefresh, onLater }: NewVersionProps) {
  return (
    <PageNotice text={<FormattedMessage {...m.newVersion} />}>
      <Button size="small" onClick={onRefresh}>
        <FormattedMessage {...m.refresh} />
      </Button>
      <Button size="small" variant="quiet" onClick={onLater}>
        <FormattedMessage {...m.later} />
      </Button>
    </PageNotice>
  );
}
