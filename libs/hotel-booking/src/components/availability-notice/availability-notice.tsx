import type { HotelOffer } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { availabilityMessages as m } from './availability-notice.messages';

/** Explains what happens when a room is on request or on a waiting list. */
export function AvailabilityNotice({ availability }: Pick<HotelOffer, 'availability'>) {
  const intl = useIntl();
  return (
    <Notice tone="info">
      {intl.formatMessage(availability === 'on-request' ? m.onRequest : m.waitingList)}
    </Notice>
  );
}
