import type { PaymeTransaction as Row } from './payme-transactions';
import { accountField } from './refusals';

/** The response of CreateTransaction. */
export const presentCreated = ({ create_time, number, state }: Row) => ({
  create_time,
  transaction: String(number),
  state,
});

/** The response of PerformTransaction. */
export const presentPerformed = ({ number, perform_time, state }: Row) => ({
  transaction: String(number),
  perform_time,
  state,
});

/** The response of CancelTransaction. */
export const presentCancelled = ({ number, cancel_time, state }: Row) => ({
  transaction: String(number),
  cancel_time,
  state,
});

/** The response of CheckTransaction. */
export function presentCheck(row: Row) {
  const { create_time, perform_time, cancel_time, number, state, reason } = row;
  return { create_time, perform_time, cancel_time, transaction: String(number), state, reason };
}

/** The response of GetStatement. */
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
