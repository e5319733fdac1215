import type { Locale } from '@karvon/contract';
import type { OrderEvent, OrderKind } from '@karvon/order-ground/notices/order-events';

export interface OrderText {
  subject: string;
  /** An empty line begins a paragraph. */
  lines: readonly string[];
  /** The SMS, in one part; the order's address follows it. Only events after a payment have one, so nobody can make us write to a stranger's phone. */
  sms?: string;
}

export type Texts = {
  [Kind in OrderKind]: Record<Locale, Record<OrderEvent<Kind>, OrderText>>;
};
