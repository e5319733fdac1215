import type { Locale } from '@karvon/contract';

/** The context that a receipt is sealed for. */
export const ticketContext = (orderNumber: string, lang: Locale) =>
  `air-ticket/${orderNumber}/${lang}`;

export interface AirTicketTables {
  /** `pdf` is sealed for `ticketContext`. */
  air_tickets: { order_number: string; lang: Locale; pdf: Buffer; made_at: Date };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends AirTicketTables {}
}
