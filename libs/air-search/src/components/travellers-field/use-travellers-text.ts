import type { Cabin, Travellers } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { countTravellers } from '../../model/traveller-limits';
import { travellersMessages as m } from './travellers-field.messages';

interface Party {
  travellers: Travellers;
  ticketClass: Cabin;
}

/** 'short' counts heads ("3 пассажира, эконом"), 'full' tells them apart ("2 взрослых, 1 ребёнок, эконом"). */
export function useTravellersText(
  { travellers, ticketClass }: Party,
  form: 'short' | 'full',
): string {
  const intl = useIntl();
  const { adult, child, baby } = travellers;
  const cabin = intl.formatMessage(ticketClass === 'Business' ? m.business : m.economy);
  if (form === 'short') {
    const people = intl.formatMessage(m.people, { count: countTravellers(travellers) });
    return intl.formatMessage(m.value, { travellers: people, cabin });
  }
  return [
    intl.formatMessage(m.adults, { count: adult }),
    ...(child > 0 ? [intl.formatMessage(m.children, { count: child })] : []),
    ...(baby > 0 ? [intl.formatMessage(m.babies, { count: baby })] : []),
    cabin,
  ].join(', ');
}
