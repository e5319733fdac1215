import { useIntl } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { clockText } from '../../model/clock-text';
import { useWait } from '../../model/use-wait';
import { fieldMessages as m } from '../fields/fields.messages';

/** A countdown until the server accepts another attempt; disappears at the end. Change its `key` for a new wait. */
export function TryLater({ seconds }: { seconds: number }) {
  const intl = useIntl();
  const { left } = useWait(seconds);
  if (left === 0) return null;
  return (
    <Notice tone="error">
      {/* Announced once: screen readers must not read each second. */}
      <p aria-live="off">{intl.formatMessage(m.nextTry, { time: clockText(left) })}</p>
    </Notice>
  );
}
