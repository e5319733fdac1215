import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { lateReturnMessages as m } from './late-return.messages';

/** Where the money of a late payment is: on its way back, or sent. */
export function useLateReturn({ support }: Pick<Edition, 'support'>) {
  const intl = useIntl();
  const format = useFormat();
  return (returnedAt: string | undefined): string =>
    returnedAt
      ? intl.formatMessage(m.sent, { at: format.instant(returnedAt, support.utcOffsetMinutes) })
      : intl.formatMessage(m.back);
}
