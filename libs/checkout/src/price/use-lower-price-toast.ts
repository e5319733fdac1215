import { useFormat, useIntl } from '@karvon/i18n';
import { compareMoney, type Money } from '@karvon/money';
import { useToast } from '@karvon/ui-kit';
import { newsMessages as m } from './price.messages';

/**
 * Returns a function that shows a toast when the price became lower; the toast stays on the order's page. No toast for
 * any other price.
 */
export function useLowerPriceToast(): (agreed: Money, now: Money) => void {
  const intl = useIntl();
  const format = useFormat();
  const toast = useToast();
  return (agreed, now) => {
    if (compareMoney(now, agreed) >= 0) return;
    const amounts = { before: format.money(agreed), now: format.money(now) };
    toast({ tone: 'success', text: intl.formatMessage(m.lower, amounts) });
  };
}
