import { problem } from '../../../../http/problem';
import { decimalOf } from '../../../../supplier-wire/amounts';
import {
  SupplierIssueRefused,
  SupplierUnanswered,
  type AirSupplier,
  type IssuedTickets,
} from '../air-supplier';
import type { SirenaBooking } from './book/book-sirena';
import { regnumOf, type Claim, type Claims } from './book/claims';
import { TICKETS } from './book/order-request';
import { holdOf, ticketsOf, type Booked, type SirenaOrders } from './book/orders';
import { costSchema, doneSchema } from './book/schemas';
import { SirenaRefusal, type SirenaWire } from './wire/sirena-wire';

/** Somebody pays it at this moment, or has paid and it is not entered yet. */
const PAYING = '33044';

type SellSeats = Pick<AirSupplier, 'hold' | 'order' | 'find' | 'issue' | 'cancel'>;

interface SellDeps {
  wire: SirenaWire;
  claims: Claims;
  booking: SirenaBooking;
  orders: SirenaOrders;
  account: string;
  formPay: string;
}

/** Holding, buying, paying and giving up orders at Sirena. */
export function createSirenaSeller(deps: SellDeps): SellSeats {
  const { wire, claims, booking, orders, account, formPay } = deps;

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

  const ready = (claim: Claim, { order }: Booked): IssuedTickets | null =>
    order && ticketsOf(order, orders.namesOf(claim));

  /** Tells that the order is paid; we owe it to the airlines. It says no to an order that is paid already. */
  async function pay(claim: Claim, regnum: string): Promise<void> {
    const paying = {
      ...orders.keyOf(claim, regnum),
      paydoc: { formpay: formPay },
      request_params: { tick_ser: TICKETS },
      answer_params: { lang: 'en' },
    };
    const name = 'payment-ext-auth';
    const query = { name, body: { ...paying, action: 'query' }, schema: costSchema };
    const { cost } = await wire.change(query);
    if (cost.currency !== account || cost.amount !== claim.account_amount) {
      // Otherwise nobody can change it for a quarter of an hour.
      await wire.change({ name, body: { ...paying, action: 'cancel' }, schema: doneSchema });
      throw new SupplierIssueRefused('the price is another one now');
    }
    const sum = { '@curr': cost.currency, '#text': decimalOf(cost.amount) };
    const body = { ...paying, action: 'confirm', cost: sum };
    await wire.change({ name, body, schema: doneSchema });
  }

  /** Calls of this process for one order share one result. */
  const issuing = new Map<string, Promise<IssuedTickets>>();

  async function issue(orderId: string): Promise<IssuedTickets> {
    const claim = await claimOf(orderId);
    const read = () => orders.read(claim, orderId);
    const before = await read();
    if (!before.order) throw new SupplierIssueRefused('the seats were given back');
    const there = ready(claim, before);
    if (there) return there;
    let refusal: SirenaRefusal | undefined;
    await pay(claim, regnumOf(orderId)).catch((error: unknown) => {
      if (!(error instanceof SirenaRefusal)) throw error;
      refusal = error;
    });
    const issued = ready(claim, await read());
    if (issued) return issued;
    // Paid by a call whose response was lost, and not ticketed yet: the next look tells.
    if (!refusal || refusal.code === PAYING) throw new SupplierUnanswered('paid; no tickets yet');
    throw new SupplierIssueRefused(refusal.message, { cause: refusal });
  }

  function issueOnce(orderId: string): Promise<IssuedTickets> {
    const shared = issuing.get(orderId);
    if (shared) return shared;
    const work = issue(orderId).finally(() => issuing.delete(orderId));
    issuing.set(orderId, work);
    return work;
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
        const { tickets } = await issueOnce(hold.supplierOrderId);
        // It is paid: there is no time limit any more.
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

    issue: ({ supplierOrderId }) => issueOnce(supplierOrderId),

    async cancel({ supplierOrderId }) {
      const claim = await claimOf(supplierOrderId);
      const { order } = await orders.read(claim, supplierOrderId);
      if (order) await giveBack(claim, supplierOrderId);
    },
  };
}
