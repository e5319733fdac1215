import type { ClaimReason, RefundPart } from '@karvon/contract';
import { problem } from '@karvon/platform/http/problem';
import {
  SupplierTermsUnknown,
  type AirSupplier,
  type CancellationQuote,
} from '@karvon/air-catalogue';
import type { OrderRow } from '../../store/order-store';
import type { RefundRow } from '../../store/refund-store';

type Quoting = Pick<AirSupplier, 'quoteCancellation'>;

/**
 * Asks the carrier for the terms of giving back an order or a part of it. @throws SupplierTermsUnknown, problem
 * supplier-unavailable
 */
export const quoteAtCarrier = (
  supplier: Quoting,
  order: OrderRow,
  {
    reason,
    waived,
    part,
  }: { reason: ClaimReason | null; waived: boolean; part: RefundPart | null },
): Promise<CancellationQuote> =>
  supplier.quoteCancellation({
    supplierOrderId: order.supplier_order_id!,
    reason,
    waived,
    ...(part && { part }),
  });

/** The terms for a refund that is stored already. */
export const quoteRefundAtCarrier = (
  supplier: Quoting,
  order: OrderRow,
  { reason, part }: RefundRow,
  waived: boolean,
): Promise<CancellationQuote> =>
  quoteAtCarrier(supplier, order, {
    reason: reason === 'not-issued' ? null : reason,
    waived,
    part,
  });

/**
 * Checks before a claim is accepted that the supplier takes its tickets back, so that the visitor is promised no more than that.
 * A supplier that does not answer is asked again later.
 * @throws problem refund-unavailable
 */
export async function checkGivenBack(
  supplier: Quoting,
  order: OrderRow,
  refund: RefundRow,
): Promise<void> {
  if (order.supply !== 'issued') return;
  await quoteRefundAtCarrier(supplier, order, refund, true).catch((error: unknown) => {
    if (error instanceof SupplierTermsUnknown) throw problem('refund-unavailable', {}, error);
  });
}
