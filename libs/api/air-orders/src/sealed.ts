import type { SealedColumn } from '@karvon/platform/keys/sealed-column';
import { documentContext } from './refunds/documents/refund-documents';
import { commentContext } from './refunds/quote/quote-refund';
import { bookerContext } from './store/order-store';
import { passengerContext } from './store/passenger-store';

export const sealedAirOrders: SealedColumn[] = [
  {
    table: 'air_orders',
    column: 'booker_sealed',
    key: ['number'],
    context: ({ number }) => bookerContext(String(number)),
  },
  {
    table: 'air_order_passengers',
    column: 'sealed',
    key: ['order_number', 'position'],
    context: ({ order_number, position }) =>
      passengerContext(String(order_number), Number(position)),
  },
  {
    table: 'air_refunds',
    column: 'comment_sealed',
    key: ['id'],
    context: ({ id }) => commentContext(String(id)),
  },
  ...(['name', 'content'] as const).map((what): SealedColumn => ({
    table: 'air_refund_documents',
    column: `${what}_sealed`,
    key: ['id'],
    context: ({ id }) => documentContext(String(id), what),
  })),
];
