import type { SealedColumn } from '@karvon/platform/keys/sealed-column';
import { readerContext } from './readers';

export const sealedPriceAlerts: SealedColumn[] = [
  {
    table: 'price_alerts',
    column: 'sealed',
    key: ['id'],
    context: ({ id }) => readerContext(String(id)),
  },
];
