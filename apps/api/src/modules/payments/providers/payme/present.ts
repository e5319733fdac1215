import type { PaymeTransaction as Row } from './payme-transactions';
import { accountField } from './refusals';

/** A transaction as CreateTransaction answers it. */
export const presentCreated = ({ create_time, number, state }: Row) => ({
  create_time,
  transaction: String(number),
  state,
});

/** A transaction as PerformTransaction answers it. */
export const presentPerformed = ({ number, perform_time, state }: Row) => ({
  transaction: String(number),
  perform_time,
  state,
});

/** A transaction as CancelTransaction answers it. */
export const presentCancelled = ({ number, cancel_time, state }: Row) => ({
  transaction: String(number),
  cancel_time,
  state,
});

/** A transaction as CheckTransaction answers it. */
export function presentCheck(row: Row) {
  const { create_time, perform_time, cancel_time, number, state, reason } = row;
  return { create_time, perform_time, cancel_time, transaction: String(number), state, reason };
}

/** Transactions as GetStatement answers them. */
export function presentStatement(rows: Row[]) {
  return {
    transactions: rows.map((row) => ({
      id: row.id,
      time: row.time,
      amount: row.amount,
      account: { [accountField]: row.payment_id },
      ...presentCheck(row),
      receivers: null,
    })),
  };
}
