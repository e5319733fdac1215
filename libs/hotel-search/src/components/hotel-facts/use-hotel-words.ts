import type { HotelKind } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { kindNames } from './hotel-names.messages';
import { useDistance } from './use-distance';

/** Words of this search for others that tell of hotels: the kind of place, and a distance of metres. */
export function useHotelWords() {
  const intl = useIntl();
  const distance = useDistance();
  return { kind: (kind: HotelKind) => intl.formatMessage(kindNames[kind]), distance };
}
