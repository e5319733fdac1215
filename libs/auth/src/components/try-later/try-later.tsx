import { useIntl } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { clockText } from '../../model/clock-text';
import { useWait } from '../../model/use-wait';
import { fieldMessages as m } from '../fields/fields.messages';

/** When the server listens again; gone by then. Give it a new key for a new wait. */
export function TryLater({ seconds }: { seconds: number }) {
  const intl = useIntl();
  const { left } = useWait(seconds);
  if (left === 0) return null;
  return (
    <Notice tone="error">
      {/* Read aloud once: a screen reader must not count along. */}
      <p aria-live="off">{intl.formatMessage(m.nextTry, { time: clockText(left) })}</p>
    </Notice>
  );
}
