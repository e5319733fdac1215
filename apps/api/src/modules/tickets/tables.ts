import type { Locale } from '@karvon/contract';

export interface AirTicketTables {
  air_tickets: { order_number: string; lang: Locale; pdf: Buffer; made_at: Date };
}
