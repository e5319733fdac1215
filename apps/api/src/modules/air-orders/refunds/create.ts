import type { FastifyInstance } from 'fastify';
import { quoteAirRefund } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { AirSupplier } from '@karvon/air-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { PaymentReader } from '@karvon/payments';
import type { OrderAccess } from '@karvon/order-ground/order-access';
import type { OrderPoints } from '@karvon/order-ground/order-points';
import type { ClosePayments } from '../payment/while-nobody-pays';
import type { OrderStore } from '../store/order-store';
import { createCarrierCancellation, type CancelAtCarrierDeps } from './cancel-at-carrier';
import { createRefundConfirmation } from './confirm-refund';
import { createRefundClaims } from './claims';
import { createRefundQuotes } from './quote/quote-refund';
import type { RefundDocuments } from './documents/refund-documents';
import { createUnissuedRefund } from './refund-unissued';
import { createRefundReview } from './review-refund';

export interface RefundsOutside {
  access: OrderAccess;
  announce: Announce;
  closePayments: ClosePayments;
  discardTickets: CancelAtCarrierDeps['discardTickets'];
  documents: RefundDocuments;
  payments: PaymentReader;
  pointsLedger: OrderPoints;
  store: OrderStore;
  supplier: AirSupplier;
}

/** Refunds of air orders: quotes, confirmation, review and cancellation at the carrier. */
export function createRefunds(app: FastifyInstance, appDeps: AppDeps, outside: RefundsOutside) {
  const deps = { ...appDeps, ...outside, data: appDeps.personalData };
  const quoteRefund = createRefundQuotes(deps);
  const cancelAtCarrier = createCarrierCancellation(deps);
  const review = createRefundReview(deps);
  registerEndpoint(
    app,
    quoteAirRefund,
    {
      problems: [
        'order-not-found',
        'order-not-cancellable',
        'refund-unavailable',
        'supplier-unavailable',
      ],
    },
    async ({ params: { number }, body }, request) => {
      await deps.access.check(request, number);
      return quoteRefund(number, body);
    },
  );
  deps.jobs.work('air-refunds.review', ({ refundId }) => review.review(refundId));
  deps.jobs.work('air-refunds.cancel', ({ refundId }, run) => cancelAtCarrier(refundId, run));
  return {
    confirm: createRefundConfirmation(deps),
    quote: quoteRefund,
    refundUnissued: createUnissuedRefund(deps),
    claims: createRefundClaims(deps, deps, review),
  };
}
