import type { Clock } from '@karvon/platform/clock';
import { problem, ProblemError } from '@karvon/platform/http/problem';
import { writeAmount } from '@karvon/money';
import { mayAppear } from '@karvon/supply/book-once';
import { SupplierUnanswered } from '@karvon/air-supply/air-supplier';
import {
  SupplierExtrasRefused,
  type ExtraSales,
  type PricedExtra,
  type SupplierExtras,
} from '@karvon/air-supply/sell-extras';
import type { Claim, Claims } from '../book/claims';
import { hasCode } from '../refusals';
import { fareIdsOf, type Exchange } from '../search/read-offers';
import { DuffelRefusal, type DuffelHttp } from '../wire/duffel-http';
import { servicedOrderSchema, type ServicedOrder } from '../wire/service-schemas';
import { askOfferStock, askOrderStock } from '../book/ask-stock';
import type { createExtraClaims, ExtraClaim } from './extra-claims';
import { offerOfStock, purchaseOf } from '../stock/stock';

export interface DuffelExtrasDeps {
  http: DuffelHttp;
  claims: Claims;
  extraClaims: ReturnType<typeof createExtraClaims>;
  exchange: Exchange;
  clock: Clock;
}

const nothing: SupplierExtras = { bags: [], seatMaps: [] };

/** How many pieces of each extra an order has; the weight of a bag is not in an order. */
function piecesOf({ services }: ServicedOrder): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { type, passenger_ids: passengers, segment_ids: segments, quantity } of services) {
    const key = [type, ...passengers, ...[...segments].sort()].join(' ');
    pieces.set(key, (pieces.get(key) ?? 0) + quantity);
  }
  return pieces;
}

/** How many pieces an order will have once the extras are bought. */
function expectedOf(order: ServicedOrder, claim: Claim, extras: readonly PricedExtra[]) {
  const pieces = piecesOf(order);
  const expected: Record<string, number> = {};
  for (const extra of extras) {
    if (extra.kind === 'seat') continue;
    const segments = extra.slices.flatMap((slice) =>
      order.slices[slice]!.segments.map(({ id }) => id),
    );
    const key = ['baggage', claim.passenger_ids[extra.passenger], ...segments.sort()].join(' ');
    expected[key] = (expected[key] ?? pieces.get(key) ?? 0) + extra.quantity;
  }
  return expected;
}

function isBought(order: ServicedOrder, { expected }: ExtraClaim): boolean {
  const pieces = piecesOf(order);
  return Object.entries(expected).every(([key, count]) => (pieces.get(key) ?? 0) >= count);
}

/**
 * Bags and seats at Duffel. Duffel has no idempotency keys, so a claim is stored before services are added, and after a lost
 * response the order shows whether it has them.
 */
export function createDuffelExtras(deps: DuffelExtrasDeps): ExtraSales {
  const { http, claims, extraClaims, exchange, clock } = deps;
  const readOrder = (id: string) => http.get(`/air/orders/${id}`, servicedOrderSchema);

  /** Reads the outcome of an open request from the order. */
  async function settleBy(order: ServicedOrder, open: ExtraClaim): Promise<'made' | 'refused'> {
    if (!isBought(order, open) && mayAppear(open.asked_at, clock))
      throw new SupplierUnanswered('asked a moment ago; the extras may still appear');
    const outcome = isBought(order, open) ? 'made' : 'refused';
    await extraClaims.settle(open.reference, outcome);
    return outcome;
  }

  /** The call that buys. The claim stays `asked` until Duffel has accepted or refused. */
  async function send(reference: string, orderId: string, body: object): Promise<void> {
    try {
      const order = await http.post(`/air/orders/${orderId}/services`, body, servicedOrderSchema);
      if (!order) throw new SupplierUnanswered('accepted; the outcome comes later');
    } catch (error) {
      if (error instanceof DuffelRefusal || error instanceof ProblemError)
        await extraClaims.settle(reference, 'refused');
      // A fault of our own account, not of the visitor.
      if (hasCode(error, 'insufficient_balance')) throw problem('supplier-unavailable', {}, error);
      if (error instanceof DuffelRefusal)
        throw new SupplierExtrasRefused(error.message, { cause: error });
      throw error;
    }
    await extraClaims.settle(reference, 'made');
  }

  return {
    async offerExtras({ supplierOrderId, offerId, fareId, passengers }) {
      if (supplierOrderId === null) {
        if (!fareIdsOf(offerId).includes(fareId)) throw problem('offer-expired');
        const types = passengers.map((type) => ({ type }));
        return offerOfStock(await askOfferStock(http, exchange, { fareId, passengers: types }));
      }
      const claim = await claims.byOrder(supplierOrderId);
      if (!claim) return nothing;
      const order = await readOrder(supplierOrderId).catch((error: unknown) => {
        if (error instanceof DuffelRefusal) return null;
        throw error;
      });
      if (!order || order.cancelled_at) return nothing;
      return offerOfStock(await askOrderStock(http, claim, order));
    },

    async buyExtras({ supplierOrderId, reference, extras }) {
      const before = await extraClaims.find(reference);
      if (before?.state === 'made') return;
      const claim = await claims.byOrder(supplierOrderId);
      if (!claim) throw new SupplierExtrasRefused('no such order');
      const made = await extraClaims.countMade(supplierOrderId);
      const open = await extraClaims.openOf(supplierOrderId);
      const order = await readOrder(supplierOrderId).catch((error: unknown) => {
        if (error instanceof DuffelRefusal) throw problem('supplier-unavailable', {}, error);
        throw error;
      });
      if (open && (await settleBy(order, open)) === 'made' && open.reference === reference) return;
      if (order.cancelled_at || !order.payment_status.paid_at)
        throw new SupplierExtrasRefused('there are no tickets to sell them with');
      const { services, total } = purchaseOf(await askOrderStock(http, claim, order), extras);
      const row = {
        reference,
        order_id: supplierOrderId,
        asked_at: clock.now(),
        expected: expectedOf(order, claim, extras),
      };
      if (!(await extraClaims.request(row, made)))
        throw new SupplierUnanswered('another call is asking for it');
      const payment = {
        type: 'balance',
        amount: writeAmount(total),
        currency: claim.account_currency,
      };
      await send(reference, supplierOrderId, { payment, add_services: services });
    },
  };
}
