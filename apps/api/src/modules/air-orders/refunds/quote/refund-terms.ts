import type { RefundLine, RefundReason } from '@karvon/contract';
import { problem } from '@karvon/platform/http/problem';
import { SupplierTermsUnknown, type AirSupplier } from '@karvon/air-catalogue';
import type { OrderRow } from '../../store/order-store';
import type { RefundRow } from '../../store/refund-store';
import type { PaidPrice } from './paid-price';
import type { ChosenPart } from '../../parts/part-of-order';
import { quoteAtCarrier } from './quote-at-carrier';
import { forcedLines, quoteByHand, partLines, voluntaryLines } from './refund-lines';

interface Terms {
  lines: RefundLine[];
  supplierQuoteId: string | null;
  goodUntil: Date | null;
}

interface OrderToQuote extends ChosenPart {
  /** Parts given back before. */
  before: readonly RefundRow[];
  paid: PaidPrice;
  /** The amount that the carrier keeps when an operator has given the tickets back there; minor units. */
  kept?: number | undefined;
}

/** The terms of the carrier and the law for a refund, line by line. */
export function createRefundTerms(supplier: Pick<AirSupplier, 'quoteCancellation'>) {
  return async function termsOf(
    order: OrderRow,
    reason: RefundReason | null,
    { part, closes, before, paid, kept }: OrderToQuote,
  ): Promise<Terms> {
    const forced = reason !== null;
    const earlier = before.flatMap((one) => one.lines);
    if (forced && part === null)
      return { lines: forcedLines(paid), supplierQuoteId: null, goodUntil: null };
    try {
      const byHand = kept === undefined ? null : quoteByHand(paid, kept, earlier);
      const carrier = byHand
        ? null
        : await quoteAtCarrier(supplier, order, { reason: null, waived: false, part });
      const quote = byHand ?? carrier!;
      const lines = part
        ? partLines(paid, { quote, closes, forced, before: earlier })
        : voluntaryLines(paid, quote);
      // A forced refund follows the carrier's decision and not this quote.
      return forced || !carrier
        ? { lines, supplierQuoteId: null, goodUntil: null }
        : { lines, supplierQuoteId: carrier.id, goodUntil: carrier.expiresAt };
    } catch (error) {
      if (error instanceof SupplierTermsUnknown) throw problem('refund-unavailable', {}, error);
      throw error;
    }
  };
}
