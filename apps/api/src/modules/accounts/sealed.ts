import type { SealedColumn } from '../../keys/sealed-column';
import { registrationContext } from './registration-store';
import { userContext } from './user-store';

export const sealedAccounts: SealedColumn[] = [
  { table: 'users', column: 'sealed', key: ['id'], context: ({ id }) => userContext(String(id)) },
  {
    table: 'registrations',
    column: 'sealed',
    key: ['phone_key'],
    context: ({ phone_key }) => registrationContext(String(phone_key)),
  },
];
