import type { PlainDate } from '@karvon/calendar';
import type { HotelLocation } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { moveOn, type Stay } from '../../model/stay';
import { summaryMessages as m } from './stay-summary.messages';

/** The heading of a list: the hotels of a city. */
export function useListTitle(location: HotelLocation | null | undefined): string {
  const intl = useIntl();
  return location
    ? intl.formatMessage(m.title, { nameIn: location.nameIn })
    : intl.formatMessage(m.titleUnknown);
}

/** The title of its page: the heading, and the days of the stay; days that are over are moved as there. */
export function useStayTitle(
  location: HotelLocation | null | undefined,
  stay: Stay,
  today: PlainDate,
): string {
  const { arrival, departure } = moveOn(stay, today);
  return `${useListTitle(location)}, ${useFormat().range(arrival, departure)}`;
}
