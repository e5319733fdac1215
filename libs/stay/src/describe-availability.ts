import type { HotelOffer } from '@karvon/contract';
import type { useIntl } from '@karvon/i18n';
import { availabilityMessages as m } from './availability.messages';

/** That a room must be waited for; null where it is sold now. */
export const describeAvailability = (
  { availability }: Pick<HotelOffer, 'availability'>,
  intl: ReturnType<typeof useIntl>,
): string | null => (availability === 'free-sale' ? null : intl.formatMessage(m[availability]));
