import type { Locale } from '@karvon/contract';
import type { SealedColumn } from '@karvon/platform/keys/sealed-column';
import { wantedContext } from './store/change-store';
import { personsContext } from './store/order-store';
import { voucherContext } from './voucher/read-voucher';

export const sealedHotelOrders: SealedColumn[] = [
  {
    table: 'hotel_orders',
    column: 'persons_sealed',
    key: ['number'],
    context: ({ number }) => personsContext(String(number)),
  },
  {
    table: 'hotel_changes',
    column: 'wanted_sealed',
    key: ['id'],
    context: ({ id }) => wantedContext(String(id)),
  },
  {
    table: 'hotel_vouchers',
    column: 'pdf',
    key: ['order_number', 'lang'],
    context: ({ order_number, lang }) => voucherContext(String(order_number), lang as Locale),
    bytes: true,
  },
];
