import type { SealedColumn } from '@karvon/platform/keys/sealed-column';
import { travellerContext } from './traveller-store';

export const sealedTravellers: SealedColumn[] = [
  {
    table: 'saved_travellers',
    column: 'sealed',
    key: ['id'],
    context: ({ id }) => travellerContext(String(id)),
  },
];
