import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import {
  SupplierIssueRefused,
  SupplierUnanswered,
  type AirSupplier,
  type HoldRequest,
  type IssuedTickets,
} from '@karvon/air-supply/air-supplier';
import { writeAmount } from '@karvon/money';
import { cancelOrder } from './book/cancel-order';
import { holdOf, ticketsOf, type Booked, type DuffelBooking } from './book/book-duffel';
import type { Claim, Claims } from './book/claims';
import type { BookAgain } from './book/sold-response';
import { DuffelRefusal, type DuffelHttp } from './wire/duffel-http';
import { hasCode } from './refusals';
import { paymentSchema } from './wire/schemas';

type SellSeats = Pick<AirSupplier, 'hold' | 'order' | 'find' | 'issue' | 'cancel'>;

/** Holds, purchases, payments and cancellations of orders at Duffel. */
export function createDuffelSeller(
  http: DuffelHttp,
  claims: Claims,
  booking: DuffelBooking,
  { bookAgain, clock }: { bookAgain: BookAgain; clock: Clock },
): SellSeats {
  const book = (request: HoldRequest, instant: boolean) =>
    bookAgain({ ...request, instant }, booking.book);

  async function claimOf(orderId: string): Promise<Claim> {
    const claim = await claims.byOrder(orderId);
    if (!claim) throw new SupplierIssueRefused('no such order');
    return claim;
  }

  /** Pays an order from our balance; a repeated call finds the order paid. */
  async function pay({ claim, order }: Booked): Promise<void> {
    if (!order.payment_status.awaiting_payment)
      throw new SupplierIssueRefused('the time to pay it is over');
    if (order.total_amount !== claim.account_amount)
      throw new SupplierIssueRefused('the price is another one now');
    const payment = {
      type: 'balance',
      amount: writeAmount(order.total_amount),
      currency: order.total_currency,
    };
    try {
      await http.post('/air/payments', { order_id: order.id, payment }, paymentSchema);
    } catch (error) {
      if (hasCode(error, 'already_paid')) return;
      if (error instanceof DuffelRefusal)
        throw new SupplierIssueRefused(error.message, { cause: error });
      throw error;
    }
  }

  async function issue(supplierOrderId: string): Promise<IssuedTickets> {
    const claim = await claimOf(supplierOrderId);
    const before = await booking.readOrder(claim, supplierOrderId);
    if (before.order.cancelled_at) throw new SupplierIssueRefused('the seats were given back');
    const ready = ticketsOf(before, clock.now());
    if (ready) return ready;
    if (!before.order.payment_status.paid_at) await pay(before);
    const issued = ticketsOf(await booking.readOrder(claim, supplierOrderId), clock.now());
    if (!issued) throw new SupplierUnanswered('paid; the tickets are not there yet');
    return issued;
  }

  return {
    hold: async (request) => holdOf(await book(request, false)),

    async order(request) {
      const booked = await book(request, true);
      const issued = ticketsOf(booked, clock.now());
      if (!issued) throw new SupplierUnanswered('bought; the tickets are not there yet');
      return { ...holdOf(booked), ...issued };
    },

    async find(reference) {
      const claim = await claims.find(reference);
      const booked = claim && (await booking.find(claim));
      return booked && !booked.order.cancelled_at ? holdOf(booked) : null;
    },

    issue: ({ supplierOrderId }) => issue(supplierOrderId),

    async cancel({ supplierOrderId }) {
      const { order } = await booking.readOrder(await claimOf(supplierOrderId), supplierOrderId);
      const { awaiting_payment: awaited, paid_at: paidAt } = order.payment_status;
      // A lapsed hold has no seats to give back.
      if (order.cancelled_at || (!awaited && !paidAt)) return;
      try {
        await cancelOrder(http, supplierOrderId);
      } catch (error) {
        if (error instanceof DuffelRefusal) throw problem('supplier-unavailable', {}, error);
        throw error;
      }
    },
  };
}
