import type { Currency } from '@karvon/money';
import type { Rate } from '@karvon/supply/amounts';

/** The account's currency and ours. */
export interface Exchange {
  account: Currency;
  ours: Currency;
  rate: Rate;
}
