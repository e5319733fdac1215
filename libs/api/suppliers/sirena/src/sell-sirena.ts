import { problem } from '@karvon/platform/http/problem';
import { SupplierIssueRefused, type AirSupplier } from '@karvon/air-supply/air-supplier';
import type { SirenaBooking } from './book/book-sirena';
import { regnumOf, type Claim, type Claims } from './book/claims';
import { holdOf, type Booked, type SirenaOrders } from './book/orders';
import type { SirenaIssue } from './issue-sirena';
import { SirenaRefusal } from './wire/sirena-wire';

type SellSeats = Pick<AirSupplier, 'hold' | 'order' | 'find' | 'issue' | 'cancel'>;

interface SellDeps {
  claims: Claims;
  booking: SirenaBooking;
  orders: SirenaOrders;
  issue: SirenaIssue;
}

/** Holds, buys, finds and gives up orders at Sirena. */
export function createSirenaSeller({ claims, booking, orders, issue }: SellDeps): SellSeats {
  async function claimOf(orderId: string): Promise<Claim> {
    const claim = await claims.byOrder(orderId);
    if (!claim) throw new SupplierIssueRefused('no such order');
    return claim;
  }

  /** @throws problem hold-refused when the order is gone */
  function standing({ claim, order }: Booked) {
    if (!order) throw problem('hold-refused');
    return { claim, order };
  }

  async function giveBack(claim: Claim, orderId: string): Promise<void> {
    await orders.giveBack(claim, regnumOf(orderId)).catch((error: unknown) => {
      if (error instanceof SirenaRefusal) throw problem('supplier-unavailable', {}, error);
      throw error;
    });
  }

  return {
    async hold(request) {
      const { claim, order } = standing(await booking.book({ ...request, instant: false }));
      return holdOf(claim, order);
    },

    async order(request) {
      const { claim, order } = standing(await booking.book({ ...request, instant: true }));
      const hold = holdOf(claim, order);
      try {
        const { tickets } = await issue(claim, hold.supplierOrderId);
        // A paid order has no time limit.
        return { ...hold, payBefore: claim.asked_at, tickets };
      } catch (error) {
        if (!(error instanceof SupplierIssueRefused)) throw error;
        await giveBack(claim, hold.supplierOrderId);
        throw problem('hold-refused', {}, error);
      }
    },

    async find(reference) {
      const claim = await claims.find(reference);
      const booked = claim && (await booking.find(claim));
      return booked?.order ? holdOf(booked.claim, booked.order) : null;
    },

    issue: async ({ supplierOrderId }) => issue(await claimOf(supplierOrderId), supplierOrderId),

    async cancel({ supplierOrderId }) {
      const claim = await claimOf(supplierOrderId);
      const { order } = await orders.read(claim, supplierOrderId);
      if (order) await giveBack(claim, supplierOrderId);
    },
  };
}
