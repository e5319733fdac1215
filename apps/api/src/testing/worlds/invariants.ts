import type { AirOrderStatus, HotelOrderStatus } from '@karvon/contract';
import { sql } from 'kysely';
import type { Db } from '@karvon/platform/db/database';
import { airOrderTransitions } from '@karvon/air-orders';
import { hotelOrderTransitions } from '../../modules/hotel-orders/port';

interface OrderOfWorld {
  kind: 'air' | 'hotel';
  number: string;
  status: string;
  supply: string;
  total: number;
  /** Paid besides the price: with the order, or each by a payment of its own. */
  extras: number;
  extraPayments: number;
  /** What the bank has taken for the order, and what is left after refunds, by payment. */
  atBank: { taken: number; net: number }[];
  givenBack: boolean;
}

const totalOf = ({ items }: { items: readonly { price: { amount: number } }[] }): number =>
  items.reduce((sum, { price }) => sum + price.amount, 0);

async function ordersOf(db: Db): Promise<OrderOfWorld[]> {
  const { rows: payments } = await sql<{
    kind: string;
    number: string;
    taken: string;
    net: string;
  }>`
    SELECT order_kind AS kind, order_number AS number,
      coalesce((SELECT amount FROM sandbox_bank_payments b WHERE b.id = p.provider_id AND status = 'succeeded'), 0)
        - coalesce((SELECT sum(amount) FROM sandbox_bank_refunds r WHERE r.payment_id = p.provider_id), 0) AS taken,
      coalesce((SELECT sum(CASE entry WHEN 'charge' THEN amount ELSE -amount END) FROM ledger l WHERE l.payment_id = p.id), 0) AS net
    FROM payments p`.execute(db);
  const air = await db.selectFrom('air_orders').selectAll().execute();
  const hotel = await db.selectFrom('hotel_orders').selectAll().execute();
  const refunds = await db
    .selectFrom('air_refunds')
    .select('order_number')
    .where('state', '!=', 'quoted')
    .execute();
  const extras = (await db.selectFrom('air_extras').selectAll().execute()).filter(
    ({ state }) => state === 'done' || state === 'at-carrier',
  );
  const of = (kind: string, number: string) =>
    payments
      .filter((one) => one.kind === kind && one.number === number)
      .map(({ taken, net }) => ({ taken: Number(taken), net: Number(net) }));
  return [
    ...air.map(({ number, status, supply, total, points_worth: points }) => {
      const bought = extras.filter((row) => row.order_number === number);
      return {
        kind: 'air' as const,
        number,
        status,
        supply,
        total: total - points,
        extras: bought.reduce((sum, row) => sum + totalOf(row), 0),
        extraPayments: bought.filter((row) => !row.with_order && totalOf(row) > 0).length,
        atBank: of('air', number),
        givenBack: refunds.some((refund) => refund.order_number === number),
      };
    }),
    ...hotel.map(({ number, status, supply, total, cancel_refund: refund }) => ({
      kind: 'hotel' as const,
      number,
      status,
      supply,
      total,
      extras: 0,
      extraPayments: 0,
      atBank: of('hotel', number),
      givenBack: refund !== null,
    })),
  ];
}

const sold = ['paid', 'issue-error', 'in-progress', 'finished'];

/** Checks that the bank, the ledger and the order agree on the money. */
function moneyFaults(order: OrderOfWorld): string[] {
  const { number, status, total, extras, extraPayments, atBank, givenBack } = order;
  const holding = atBank.filter(({ net }) => net > 0);
  const held = holding.reduce((sum, { net }) => sum + net, 0);
  return [
    ...atBank
      .filter(({ taken, net }) => taken !== net)
      .map(({ taken, net }) => `${number}: the bank has ${taken}, the ledger ${net}`),
    ...(holding.length > 1 + extraPayments
      ? [`${number}: ${holding.length} payments hold money`]
      : []),
    ...(sold.includes(status) && held !== total + extras
      ? [`${number} is ${status}: ${held} of ${total} and ${extras} for extras is there`]
      : []),
    ...(!sold.includes(status) && !givenBack && holding.length > 0
      ? [`${number} is ${status} and holds ${held}`]
      : []),
  ];
}

/** Checks that a sold flight has a ticket, and that nothing else is held at the supplier. */
async function supplyFaults(db: Db, orders: readonly OrderOfWorld[]): Promise<string[]> {
  const rows = await db.selectFrom('sandbox_supplier_orders').selectAll().execute();
  const rooms = await db.selectFrom('sandbox_room_bookings').selectAll().execute();
  return orders.flatMap(({ kind, number, status, supply }) => {
    if (kind === 'hotel') {
      const living = rooms.filter(
        (room) => room.reference === number && room.cancelled_at === null,
      );
      const wanted = status === 'finished' || status === 'in-progress' ? 1 : 0;
      return living.length === wanted ? [] : [`${number} is ${status}: ${living.length} rooms`];
    }
    const living = rows.filter((row) => row.reference === number && row.status !== 'cancelled');
    const tickets = living.flatMap((row) => row.tickets);
    if (status === 'paid')
      return tickets.length === 1 && supply === 'issued'
        ? []
        : [`${number} is paid and ${supply}: ${tickets.length} tickets`];
    return living.length === 0 || status === 'issue-error'
      ? []
      : [`${number} is ${status}: ${living.map((row) => row.status).join()} at the supplier`];
  });
}

/** Checks that the supplier has all paid extras and no others, and that a seat belongs to one passenger. */
async function extrasFaults(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('air_extras').selectAll().execute();
  const shelf = await db
    .selectFrom('sandbox_supplier_extras')
    .innerJoin('sandbox_supplier_orders as at', 'at.id', 'sandbox_supplier_extras.order_id')
    .select(['at.reference', 'flight', 'designator'])
    .where('at.status', '!=', 'cancelled')
    .where('lost', '=', false)
    .execute();
  const ours = rows
    .filter(({ state }) => state === 'done')
    .flatMap(({ order_number: number, items }) =>
      items.filter((item) => !item.void).map(() => number),
    );
  const theirs = shelf.map(({ reference }) => reference);
  const seats = shelf.flatMap(({ flight, designator }) =>
    flight === null ? [] : [`${flight} ${designator}`],
  );
  const unissued = await db
    .selectFrom('air_orders')
    .select('number')
    .where('status', '=', 'issue-error')
    .execute();
  // Extras that were paid with an order whose tickets are refused wait, like the tickets, for a person's decision.
  const waits = ({ order_number, state, with_order }: (typeof rows)[number]) =>
    state === 'at-carrier' && with_order && unissued.some(({ number }) => number === order_number);
  return [
    ...rows
      .filter((row) => row.state === 'to-pay' || (row.state === 'at-carrier' && !waits(row)))
      .map(({ order_number: number, state }) => `extras of ${number} are still ${state}`),
    ...(ours.sort().join() === theirs.sort().join()
      ? []
      : [`extras of ${ours.join()} here, of ${theirs.join()} at the supplier`]),
    ...(new Set(seats).size < seats.length ? ['a seat is sold twice'] : []),
  ];
}

async function historyFaults(db: Db): Promise<string[]> {
  const air = await db.selectFrom('air_order_history').selectAll().orderBy('id').execute();
  const hotel = await db.selectFrom('hotel_order_history').selectAll().orderBy('id').execute();
  const last = new Map<string, string>();
  const allowed = (from: string, to: string) =>
    (airOrderTransitions[from as AirOrderStatus] ?? []).includes(to as AirOrderStatus) ||
    (hotelOrderTransitions[from as HotelOrderStatus] ?? []).includes(to as HotelOrderStatus);
  return [...air, ...hotel].flatMap(({ order_number: number, status }) => {
    const from = last.get(number);
    last.set(number, status);
    return from === undefined || allowed(from, status) ? [] : [`${number}: ${from} → ${status}`];
  });
}

async function otherFaults(db: Db): Promise<string[]> {
  const waiting = await db
    .selectFrom('messages')
    .select('channel')
    .where('status', '=', 'waiting')
    .execute();
  const { rows: balances } = await sql<{ points: string }>`
    SELECT sum(points) AS points FROM points_ledger GROUP BY user_id`.execute(db);
  const open = await db
    .selectFrom('idempotency_keys')
    .select(['scope', 'key'])
    .groupBy(['scope', 'key'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute();
  return [
    ...waiting.map(({ channel }) => `a message by ${channel} still waits`),
    ...balances
      .filter(({ points }) => Number(points) < 0)
      .map(({ points }) => `a balance of ${points} points`),
    ...open.map(({ scope }) => `two claims of ${scope}`),
  ];
}

/** In these statuses a person, or time, must still do something: none may be left when a world has come to rest. */
const unfinished = ['not-paid', 'return', 'created', 'waiting-for-payment', 'cancelling'];

/** The mistakes of a world that has come to rest; there should be none. */
export async function faultsOf(db: Db, visitors: number): Promise<string[]> {
  const orders = await ordersOf(db);
  return [
    ...(orders.length > visitors ? [`${orders.length} orders of ${visitors} visitors`] : []),
    ...orders
      .filter(({ status }) => unfinished.includes(status))
      .map(({ number, status }) => `${number} is still ${status}`),
    ...orders.flatMap(moneyFaults),
    ...(await supplyFaults(db, orders)),
    ...(await extrasFaults(db)),
    ...(await historyFaults(db)),
    ...(await otherFaults(db)),
  ];
}
