import type { SealedColumn } from '@karvon/platform/keys/sealed-column';
import { callerContext } from './callback-store';

export const sealedCallbacks: SealedColumn[] = [
  {
    table: 'callbacks',
    column: 'sealed',
    key: ['id'],
    context: ({ id }) => callerContext(String(id)),
  },
];
