import type { Locale } from '@karvon/contract';
import type { Reservation } from './reservation';
import type { FactName, OrderEvent, OrderKind } from './order-events';

/** A paper of an order that is attached when the message is sent. */
export interface AttachedPaper {
  kind: 'air-tickets' | 'hotel-voucher';
  orderNumber: string;
  lang: Locale;
  /** The file's name for the receiver. */
  name: string;
}

/** The facts of an order for a message, and its receiver. */
export interface OrderNotice {
  lang: Locale;
  /** E.164. */
  phone: string;
  email: string;
  facts: Partial<Record<FactName, string>>;
  attachments: AttachedPaper[];
  /** Flights or the stay, for the cards and calendars of mail programs. */
  reservations?: readonly Reservation[];
}

/** Reads an order when its message is written; null when the event is no longer true, and then nothing is sent. */
export type ReadNotice<Kind extends OrderKind> = (
  orderNumber: string,
  event: OrderEvent<Kind>,
  /** Tells repeated events of one name apart. */
  occasion?: string,
) => Promise<OrderNotice | null>;
