import type { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { nightMessages as m } from './night-price.messages';

/** The price of a night; one that is given away is free. */
export const describeNightPrice = (
  price: Money,
  { intl, format }: { intl: ReturnType<typeof useIntl>; format: ReturnType<typeof useFormat> },
): string => (price.amount === 0 ? intl.formatMessage(m.free) : format.money(price));
