import type { Database } from '@karvon/platform/db/database';

interface Booked {
  order: { number: string };
}

/** The entries of an order's ledger, oldest first. */
export const ledgerOf = ({ database }: { database: Database }, { order }: Booked) =>
  database.db
    .selectFrom('ledger')
    .innerJoin('payments', 'payments.id', 'ledger.payment_id')
    .selectAll('ledger')
    .where('payments.order_number', '=', order.number)
    .orderBy('ledger.id')
    .execute();

/** The same entries as pairs of kind and amount. */
export const ledgerEntriesOf = async (...of: Parameters<typeof ledgerOf>) =>
  (await ledgerOf(...of)).map(({ entry, amount }) => [entry, amount]);
