import { useFormat, useIntl } from '@karvon/i18n';
import { compareMoney, type Money } from '@karvon/money';
import { Notice } from '@karvon/ui-kit';
import type { Product } from '../product';
import { newsMessages as m } from './price.messages';

interface PriceNewsProps {
  product: Product;
  /** The price the visitor saw before; null when it is not known. */
  before: Money | null;
  now: Money;
}

/** Reports that the price differs from the one the visitor saw; renders nothing when it does not. */
export function PriceNews({ product, before, now }: PriceNewsProps) {
  const intl = useIntl();
  const format = useFormat();
  const difference = before ? compareMoney(now, before) : 0;
  if (!before || difference === 0) return null;
  const amounts = { before: format.money(before), now: format.money(now) };
  return difference > 0 ? (
    <Notice tone="warn">{intl.formatMessage(m.higher, { product, ...amounts })}</Notice>
  ) : (
    <Notice tone="success">{intl.formatMessage(m.lower, amounts)}</Notice>
  );
}
