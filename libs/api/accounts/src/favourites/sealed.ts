import type { SealedColumn } from '@karvon/platform/keys/sealed-column';
import { favouriteContext } from './favourite-store';

export const sealedFavourites: SealedColumn[] = [
  {
    table: 'favourites',
    column: 'sealed',
    key: ['id'],
    context: ({ id }) => favouriteContext(String(id)),
  },
];
