import type { HotelOrder } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { hotelPriceMessages as m } from './hotel-price.messages';

/** «Отдельно отелю при заезде: туристический сбор, 60 000 сум»; undefined where the hotel takes nothing more. */
export function useLevies({ paidAtHotel }: HotelOrder['tariff']): string | undefined {
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  if (paidAtHotel.length === 0) return undefined;
  const levies = paidAtHotel.map((levy) => intl.formatMessage(m.levy, texts.levy(levy)));
  return intl.formatMessage(m.levies, { list: format.list(levies) });
}
