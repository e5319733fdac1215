import type { Payment, PaymentStatus } from '@karvon/contract';
import type { Tx } from '@karvon/platform/db/database';
import type { ProviderState } from './provider-state';
import type { ReceiptLine } from './receipt';

/** A payment as it is shown to a provider that calls us. */
export interface RequestedPayment {
  id: string;
  orderKind: Payment['orderKind'];
  orderNumber: string;
  /** Minor units. */
  amount: number;
  /** The lines of its tax receipt. */
  lines: readonly ReceiptLine[];
  /** The order still waits for the money, and the payment is open or has only a failed try. */
  payable: boolean;
}

/** A payment that is locked against other changes. */
export interface HeldPayment extends Omit<RequestedPayment, 'payable'> {
  /** Neither paid nor ended. */
  open: boolean;
  /** All of the payment's money is being returned. */
  returning: boolean;
  settle(state: ProviderState): Promise<PaymentStatus>;
  /** Called when the money has been returned: checks the return that waits for it. */
  notifyReturned(): Promise<void>;
}

/** For providers that call us before they take the money. */
export interface MerchantDesk {
  /** Null: no such payment was started with this provider. */
  find(reference: string): Promise<RequestedPayment | null>;
  /** Opens a payable payment again whose last try has failed. */
  reopen(reference: string): Promise<void>;
  /** Runs `act` in one transaction with the changes that it makes. */
  hold<Result>(
    reference: string,
    act: (tx: Tx, payment: HeldPayment) => Promise<Result>,
  ): Promise<Result>;
}
