import type { SealedColumn } from '@karvon/platform/keys/sealed-column';
import { sealedFavourites } from './favourites/sealed';
import { sealedTravellers } from './travellers/sealed';
import { draftContext } from './drafts/form-drafts';
import { registrationContext } from './registration-store';
import { userContext } from './user-store';

export const sealedAccounts: SealedColumn[] = [
  ...sealedFavourites,
  ...sealedTravellers,
  { table: 'users', column: 'sealed', key: ['id'], context: ({ id }) => userContext(String(id)) },
  {
    table: 'form_drafts',
    column: 'sealed',
    key: ['user_id', 'product'],
    context: ({ user_id, product }) => draftContext(String(user_id), String(product)),
  },
  {
    table: 'registrations',
    column: 'sealed',
    key: ['phone_key'],
    context: ({ phone_key }) => registrationContext(String(phone_key)),
  },
];
