import { writeAmount } from '@karvon/money';
import {
  SupplierIssueRefused,
  SupplierUnanswered,
  type IssuedTickets,
} from '@karvon/air-supply/air-supplier';
import { regnumOf, type Claim } from './book/claims';
import { TICKETS } from './book/order-request';
import { ticketsOf, type Booked, type SirenaOrders } from './book/orders';
import { costSchema, doneSchema } from './book/schemas';
import { SirenaRefusal, type SirenaWire } from './wire/sirena-wire';

/** Another call is paying the order, or its payment is not entered yet. */
const PAYING = '33044';

interface IssueDeps {
  wire: SirenaWire;
  orders: SirenaOrders;
  account: string;
  formPay: string;
}

/**
 * Pays orders and reads their tickets. A repeated call returns the same tickets.
 * @throws SupplierIssueRefused, SupplierUnanswered
 */
export function createSirenaIssue({ wire, orders, account, formPay }: IssueDeps) {
  const ready = (claim: Claim, { order }: Booked): IssuedTickets | null =>
    order && ticketsOf(order, orders.namesOf(claim));

  /** Confirms the payment to Sirena, from when we owe it to the airlines. Sirena refuses for an order that is paid already. */
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
      // Without the cancellation the order stays locked for a quarter of an hour.
      await wire.change({ name, body: { ...paying, action: 'cancel' }, schema: doneSchema });
      throw new SupplierIssueRefused('the price is another one now');
    }
    const sum = { '@curr': cost.currency, '#text': writeAmount(cost.amount) };
    const body = { ...paying, action: 'confirm', cost: sum };
    await wire.change({ name, body, schema: doneSchema });
  }

  /** Calls of this process for one order share one result. */
  const issuing = new Map<string, Promise<IssuedTickets>>();

  async function issue(claim: Claim, orderId: string): Promise<IssuedTickets> {
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
    // Paid by a call whose response was lost, and without tickets yet: the next look reads them.
    if (!refusal || refusal.code === PAYING) throw new SupplierUnanswered('paid; no tickets yet');
    throw new SupplierIssueRefused(refusal.message, { cause: refusal });
  }

  return (claim: Claim, orderId: string): Promise<IssuedTickets> => {
    const shared = issuing.get(orderId);
    if (shared) return shared;
    const work = issue(claim, orderId).finally(() => issuing.delete(orderId));
    issuing.set(orderId, work);
    return work;
  };
}

export type SirenaIssue = ReturnType<typeof createSirenaIssue>;
