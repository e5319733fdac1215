import type { Cabin, Travellers } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { countTravellers } from '../../model/search/traveller-limits';
import { cabinMessages, travellersMessages } from '../travellers-field/travellers-field.messages';
import { summaryMessages as m } from './trip-summary.messages';

interface Party {
  travellers: Travellers;
  ticketClass: Cabin;
}

/** The passengers and the cabin: "2 взрослых, эконом"; with children as in the form: "3 пассажира, эконом". */
export function usePartyText({ travellers, ticketClass }: Party): string {
  const intl = useIntl();
  const count = countTravellers(travellers);
  const people =
    travellers.adult === count
      ? intl.formatMessage(m.adults, { count })
      : intl.formatMessage(travellersMessages.people, { count });
  return `${people}, ${intl.formatMessage(cabinMessages[ticketClass])}`;
}
