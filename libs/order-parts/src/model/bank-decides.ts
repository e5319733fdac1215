import type { Payment } from '@karvon/contract';

/** True while the bank is processing the payment: the payer has nothing to do but wait, and is not asked to pay. */
export const isBankDeciding = ({ payment }: { payment: Pick<Payment, 'status'> | null }): boolean =>
  payment?.status === 'pending';
