import type { HotelOffer } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { availabilityMessages as m } from './availability-notice.messages';

interface AvailabilityNoticeProps {
  offer: Pick<HotelOffer, 'availability' | 'whereToPay'>;
  edition: Pick<Edition, 'roomRequests'>;
}

/** Explains what happens when a room is on request or on a waiting list, and how long it can then be paid. */
export function AvailabilityNotice({ offer, edition }: AvailabilityNoticeProps) {
  const intl = useIntl();
  const isPaidHere = offer.whereToPay !== 'at-hotel';
  return (
    <Notice tone="info">
      <p>{intl.formatMessage(offer.availability === 'on-request' ? m.onRequest : m.waitingList)}</p>
      {isPaidHere ? (
        <p>{intl.formatMessage(m.payHours, { hours: edition.roomRequests.payHours })}</p>
      ) : null}
    </Notice>
  );
}
