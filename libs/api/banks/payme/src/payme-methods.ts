import type { AppDeps } from '@karvon/platform/app-deps';
import { createFinishing } from './finish';
import { createPaymeTransactions } from './payme-transactions';
import { presentCheck, presentStatement } from './present';
import { createReserving, type ReserveDeps } from './reserve';
import type { PaymeMethods } from './rpc';

export interface PaymeMethodsDeps
  extends Pick<AppDeps, 'clock' | 'database'>, Pick<ReserveDeps, 'desk' | 'itemsOf'> {
  changeKey: (key: string) => Promise<void>;
}

/** The methods of the Merchant API. A repeated call gets the same response as the first one. */
export function createPaymeMethods(deps: PaymeMethodsDeps): PaymeMethods {
  const { db } = deps.database;
  const { changeKey } = deps;
  const transactions = createPaymeTransactions(deps);

  return {
    ...createReserving({ ...deps, transactions }),
    ...createFinishing({ ...deps, transactions }),

    CheckTransaction: async ({ id }) =>
      presentCheck(await transactions.touch(await transactions.known(id))),

    async GetStatement({ from, to }) {
      const rows = await db
        .selectFrom('payme_transactions')
        .selectAll()
        .where('time', '>=', from)
        .where('time', '<=', to)
        .orderBy('time')
        .orderBy('number')
        .execute();
      return presentStatement(rows);
    },

    async SetFiscalData({ id, type, fiscal_data: data }) {
      const { fiscal } = await transactions.known(id);
      await db
        .updateTable('payme_transactions')
        .set({ fiscal: JSON.stringify({ ...fiscal, [type]: data }) })
        .where('id', '=', id)
        .execute();
      return { success: true };
    },

    async ChangePassword({ password }) {
      await changeKey(password);
      return { success: true };
    },
  };
}
