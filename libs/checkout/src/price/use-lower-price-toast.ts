import { useFormat, useIntl } from '@karvon/i18n';
import { compareMoney, type Money } from '@karvon/money';
import { useToast } from '@karvon/ui-kit';
import { newsMessages as m } from './price.messages';

/** Less than was agreed to needs no question: the order's page comes with the news. Silent about any other price. */
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
