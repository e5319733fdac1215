import type { Db } from '@karvon/platform/db/database';
import type { SentByHand } from './operator';
import type { Course, Sale } from './sale';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The money that a payment holds by the ledger. */
async function inLedger(db: Db, paymentId: string): Promise<number> {
  const rows = await db
    .selectFrom('ledger')
    .select(['entry', 'amount'])
    .where('payment_id', '=', paymentId)
    .execute();
  return sumOf(rows.map(({ entry, amount }) => (entry === 'charge' ? amount : -amount)));
}

interface Ended {
  status: string;
  /** The sums that the order may hold: its price and extras, without refunds. */
  worth: readonly number[];
  /** The visitor has a ticket or a voucher, or owes nothing and is owed nothing. */
  ended: boolean;
  /** The visitor has a ticket or a voucher. */
  bought: boolean;
  /** The order was paid once. */
  paid: boolean;
}

async function airOrder(db: Db, number: string): Promise<Ended> {
  const order = await db
    .selectFrom('air_orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const history = await db
    .selectFrom('air_order_history')
    .select('status')
    .where('order_number', '=', number)
    .execute();
  const paid = history.some(({ status }) => status === 'paid' || status === 'issue-error');
  const extras = await db
    .selectFrom('air_extras')
    .select(['state', 'items'])
    .where('order_number', '=', number)
    .where('state', 'in', ['done', 'at-carrier', 'declined'])
    .execute();
  const costOf = (rows: typeof extras) =>
    sumOf(rows.flatMap(({ items }) => items.map(({ price }) => price.amount)));
  const declined = costOf(extras.filter(({ state }) => state === 'declined'));
  const exchanges = await db
    .selectFrom('air_exchanges')
    .select(['offers', 'offer_id'])
    .where('order_number', '=', number)
    .where('state', '=', 'done')
    .execute();
  const refunds = await db
    .selectFrom('air_refunds')
    .select(['state', 'total'])
    .where('order_number', '=', number)
    .where('state', 'not in', ['quoted', 'declined'])
    .execute();
  const beside = [
    costOf(extras.filter(({ state }) => state !== 'declined')),
    ...exchanges.flatMap(({ offers, offer_id }) =>
      offers.filter(({ id }) => id === offer_id).map(({ due, back }) => due.amount - back.amount),
    ),
  ];
  const { status, tickets, total, points_worth: points } = order;
  const back = refunds.every(({ state }) => state === 'returned');
  const worth =
    (paid ? total - points : 0) + sumOf(beside) - sumOf(refunds.map((refund) => refund.total));
  return {
    status: `${status}, tickets ${tickets}, refunds ${refunds.map(({ state }) => state).join()}`,
    // Extras that the carrier declines are refunded alone, or with an order without tickets.
    worth: [worth, worth + declined],
    paid,
    bought: status === 'paid' && tickets === 'ready',
    ended: (status === 'paid' && tickets === 'ready' && back) || (status === 'cancelled' && back),
  };
}

async function hotelOrder(db: Db, number: string): Promise<Ended> {
  const order = await db
    .selectFrom('hotel_orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const { cancel_refund, status, supply, total, voucher, where_to_pay } = order;
  const history = await db
    .selectFrom('hotel_order_history')
    .select('status')
    .where('order_number', '=', number)
    .execute();
  const paid = where_to_pay === 'now' && history.some((step) => step.status === 'in-progress');
  return {
    status: `${status}, room ${supply}, voucher ${voucher}`,
    worth: [paid ? total - (cancel_refund ?? 0) : 0],
    paid,
    bought: status === 'finished' && voucher === 'ready',
    ended: (status === 'finished' && voucher === 'ready') || status === 'canceled',
  };
}

/** How a sale ended; `unsold`: the visitor found nothing, or was refused. */
export type Outcome = 'unsold' | 'unpaid' | 'bought' | 'given back';

/** How a sale ended, and its mistakes; there should be none. */
export async function wrongWith(
  db: Db,
  { kind, orders }: Sale,
  { disputed, payments }: Course,
  byHand: SentByHand,
): Promise<{ outcome: Outcome; wrong: string[] }> {
  const wrong: string[] = [];
  let outcome: Outcome = orders.length > 0 ? 'unpaid' : 'unsold';
  const told: string[] = [];
  const held = new Map<string, number>();
  for (const { payment, peer } of payments) {
    const bank = (await peer.has(payment)) - (byHand.get(payment.id) ?? 0);
    const ledger = await inLedger(db, payment.id);
    const { order_number: number, ...row } = await db
      .selectFrom('payments')
      .select(['order_number', 'status', 'provider', 'amount', 'reserved'])
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow();
    held.set(number, (held.get(number) ?? 0) + ledger);
    told.push(JSON.stringify({ id: payment.id, ...row, bank, ledger }));
    if (bank !== ledger && !disputed.has(payment.id))
      wrong.push(`payment ${payment.id}: ${bank} at the bank, ${ledger} in the ledger`);
  }
  for (const { order } of orders) {
    const { bought, ended, paid, status, worth } = await (kind === 'air' ? airOrder : hotelOrder)(
      db,
      order.number,
    );
    const money = held.get(order.number) ?? 0;
    if (paid) outcome = 'given back';
    if (bought) outcome = 'bought';
    if (!ended) wrong.push(`${order.number} has no end: ${status}`);
    if (!worth.includes(money))
      wrong.push(`${order.number} is ${status}: ${money} in the ledger, ${worth[0]} by the order`);
  }
  return { outcome, wrong: wrong.length > 0 ? [...wrong, ...told] : [] };
}
