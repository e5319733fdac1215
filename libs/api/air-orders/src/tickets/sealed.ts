import type { Locale } from '@karvon/contract';
import type { SealedColumn } from '@karvon/platform/keys/sealed-column';
import { ticketContext } from './tables';

export const sealedTickets: SealedColumn[] = [
  {
    table: 'air_tickets',
    column: 'pdf',
    key: ['order_number', 'lang'],
    context: ({ order_number, lang }) => ticketContext(String(order_number), lang as Locale),
    bytes: true,
  },
];
