import type { Cabin, Travellers } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { cabinMessages } from '../travellers-field/travellers-field.messages';
import { summaryMessages as m } from './trip-summary.messages';

interface Party {
  travellers: Travellers;
  ticketClass: Cabin;
}

/** Who travels, by age, and in which class: "2 взрослых, 1 ребёнок, эконом". */
export function usePartyText({ travellers, ticketClass }: Party): string {
  const intl = useIntl();
  const { adult, child, baby } = travellers;
  return [
    intl.formatMessage(m.adults, { count: adult }),
    ...(child > 0 ? [intl.formatMessage(m.children, { count: child })] : []),
    ...(baby > 0 ? [intl.formatMessage(m.babies, { count: baby })] : []),
    intl.formatMessage(cabinMessages[ticketClass]),
  ].join(', ');
}
