import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Notice, Stack } from '@karvon/ui-kit';
import { fieldMessages } from '../fields/fields.messages';

/** Shown when a part of the page did not load, with a retry button. */
export function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  const problemText = useProblemText();
  return (
    <Notice tone="error">
      <Stack gap={2}>
        <p>{problemText(error)}</p>
        <div>
          <Button size="small" variant="secondary" onClick={onRetry}>
            {intl.formatMessage(fieldMessages.again)}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
