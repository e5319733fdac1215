import type { Travellers } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { evenShare, type Money } from '@karvon/money';
import { shareMessages as m } from './passenger-share.messages';

/** The share of one passenger in a price for all; null for a single passenger. */
export function usePassengerShare({ adult, child, baby }: Travellers) {
  const intl = useIntl();
  const format = useFormat();
  const count = adult + child + baby;
  return (total: Money): string | null =>
    count > 1
      ? intl.formatMessage(m.each, {
          mixed: adult < count,
          price: format.money(evenShare(total, count)),
        })
      : null;
}
