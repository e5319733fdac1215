import type { FastifyInstance } from 'fastify';
import { quoteAirRefund } from '@karvon/contract';
import type { AppDeps } from '../../../app-deps';
import { registerEndpoint } from '../../../http/route';
import type { AirSupplier } from '../../air-search/port';
import type { Announce } from '../../order-messages/port';
import type { PaymentReader } from '../../payments/port';
import type { OrderAccess } from '../../orders/order-access';
import type { OrderStore } from '../store/order-store';
import { createCancelAtCarrier } from './cancel-at-carrier';
import { createConfirmRefund } from './confirm-refund';
import { createRefundClaims } from './claims';
import { createQuoteRefund } from './quote/quote-refund';
import type { RefundDocuments } from './documents/refund-documents';
import { createRefundUnissued } from './refund-unissued';
import { createReviewRefund } from './review-refund';

export interface RefundsOutside {
  access: OrderAccess;
  announce: Announce;
  documents: RefundDocuments;
  payments: PaymentReader;
  store: OrderStore;
  supplier: AirSupplier;
}

/** Giving air orders back: quotes, confirmation, review and the carrier. */
export function createRefunds(app: FastifyInstance, appDeps: AppDeps, outside: RefundsOutside) {
  const deps = { ...appDeps, ...outside, data: appDeps.personalData };
  const quoteRefund = createQuoteRefund(deps);
  const cancelAtCarrier = createCancelAtCarrier(deps);
  const review = createReviewRefund(deps);
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
    confirm: createConfirmRefund(deps),
    refundUnissued: createRefundUnissued(deps),
    claims: createRefundClaims(deps, deps, review),
  };
}
