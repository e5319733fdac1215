import type { AirOrderStatus, ClaimReason, RefundQuote } from '@karvon/contract';
import { money, type Money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import { ProblemError, problem } from '@karvon/platform/http/problem';
import type { RefundClaims } from '../refunds/claims';
import type { RequestedRefund } from '../refunds/quote/quote-refund';
import { refundStore, type RefundRow } from '../store/refund-store';
import type { OrderRow, OrderStore } from '../store/order-store';

/** Whether the order is given back by the terms of its fare, or for a reason that returns all the money. */
export type RefundGround = 'terms' | ClaimReason;

/** What an operator can do with air orders; a repeated call changes nothing. */
export interface AirOrderActs {
  /**
   * Gives back what is left of a paid order. A refund for a reason that returns all the money needs no further decision.
   * @throws problem order-not-found; order-not-cancellable; refund-unavailable, supplier-unavailable without the carrier's terms
   */
  refund(number: string, ground: RefundGround): Promise<{ status: AirOrderStatus; back: Money }>;
  /**
   * Refunds an order whose tickets an operator has given back at the supplier, which keeps `kept` (minor units).
   * @throws problem order-not-found; order-not-cancellable; validation-failed when more is kept than was paid
   */
  refundByHand(number: string, kept: number): Promise<{ status: AirOrderStatus; back: Money }>;
  /**
   * Cancels an unpaid order, or gives back the seats of a cancelled one. While a bank holds its payment the order stays unpaid, and
   * the bank's answer cancels it.
   * @throws problem order-not-found; order-not-cancellable for a paid order
   */
  release(number: string): Promise<{ status: AirOrderStatus }>;
}

export interface AirOrderActsDeps extends Pick<AppDeps, 'database' | 'jobs'> {
  cancel: (number: string, by: 'agency') => Promise<void>;
  confirm: (number: string, quoteId: string) => Promise<void>;
  decide: RefundClaims['decide'];
  quote: (number: string, requested: RequestedRefund) => Promise<RefundQuote>;
  store: OrderStore;
}

export function createAirOrderActs({
  database: { db },
  jobs,
  cancel,
  confirm,
  decide,
  quote,
  store,
}: AirOrderActsDeps): AirOrderActs {
  async function load(number: string): Promise<OrderRow> {
    const order = await store.find(db, number);
    if (!order) throw problem('order-not-found');
    return order;
  }

  /** The refund that gives back what is left of the order. */
  const closing = async (number: string) =>
    (await refundStore.confirmed(db, number)).find(
      ({ closes, state }) => closes && state !== 'declined',
    );

  async function begin(number: string, requested: RequestedRefund) {
    try {
      const { id } = await quote(number, requested);
      await confirm(number, id);
      return (await refundStore.find(db, id))!;
    } catch (error) {
      // Another call may have been faster.
      const first = error instanceof ProblemError ? await closing(number) : undefined;
      if (!first) throw error;
      return first;
    }
  }

  async function giveBack(number: string, how: Pick<RequestedRefund, 'reason' | 'kept'>) {
    const { lang } = await load(number);
    const refund = (await closing(number)) ?? (await begin(number, { lang, ...how }));
    // A refund requested from the supplier goes on there, unless an operator accepts it by hand.
    if (how.kept !== undefined && !refund.by_hand) {
      const { status } = await load(number);
      throw problem('order-not-cancellable', { orderStatus: status });
    }
    return refund;
  }

  const stateOf = async (number: string, { total, currency }: RefundRow) => ({
    status: (await load(number)).status,
    back: money(total, currency),
  });

  return {
    async refund(number, ground) {
      const refund = await giveBack(number, ground === 'terms' ? {} : { reason: ground });
      if (refund.state === 'in-review' && refund.reason === ground)
        await decide(refund.id, 'accept');
      return stateOf(number, refund);
    },

    refundByHand: async (number, kept) => stateOf(number, await giveBack(number, { kept })),

    async release(number) {
      const order = await load(number);
      if (order.status !== 'cancelled') await cancel(number, 'agency');
      else if (order.supply === 'held')
        await jobs.ensure(db, 'air-orders.release', { orderNumber: number });
      return { status: (await load(number)).status };
    },
  };
}
