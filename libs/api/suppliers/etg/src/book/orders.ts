import { money, type Money } from '@karvon/money';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import { agreedSum } from '@karvon/supply/amounts';
import { agreedOf } from '@karvon/supply/claims';
import { RoomRefused, type RoomBooking, type RoomState } from '@karvon/hotel-supply/room-seller';
import type { Exchange } from '../search/read-rate';
import { EtgRefusal, type EtgHttp } from '../wire/etg-http';
import type { Claim, Claims } from './claims';
import { outcomeOf } from './outcome';
import { ordersSchema, type EtgOrder } from './schemas';

export interface EtgOrdersDeps {
  http: EtgHttp;
  claims: Claims;
  clock: Clock;
  exchange: Exchange;
}

const states: Record<string, RoomState> = {
  completed: 'confirmed',
  noshow: 'confirmed',
  cancelled: 'cancelled',
  failed: 'refused',
  rejected: 'refused',
};

/** A status that nobody knows (`unknown` is documented) leaves the order open: it is looked at again until its time is over. */
export const stateOf = ({ status }: Pick<EtgOrder, 'status'>): RoomState =>
  states[status] ?? 'requested';

/** Orders as the supplier has them, converted to the port's terms. */
export function createEtgOrders({ http, claims, clock, exchange }: EtgOrdersDeps) {
  /** Those of the attempts that are orders, in their order. */
  async function ordersOf(attempts: readonly string[]): Promise<EtgOrder[]> {
    const body = {
      ordering: { ordering_type: 'desc', ordering_by: 'created_at' },
      pagination: { page_size: 50, page_number: 1 },
      search: { partner_order_ids: attempts },
      language: 'en',
    };
    const { orders } = await http.read(
      { path: '/api/b2b/v3/hotel/order/info/', body },
      ordersSchema,
    );
    const byNumber = new Map(orders.map((order) => [order.partner_data.order_id, order]));
    const strange = orders.some(
      ({ partner_data: { order_id: number }, amount_sell: sold, amount_payable: kept }) =>
        !attempts.includes(number) ||
        sold.currency_code !== exchange.account ||
        kept.currency_code !== exchange.account,
    );
    if (strange || byNumber.size < orders.length)
      throw problem('supplier-unavailable', {}, new Error('orders of somebody else'));
    return attempts.flatMap((attempt) => byNumber.get(attempt) ?? []);
  }

  /** What cancelling costs now; a moment between the periods costs everything. */
  function penaltyOf({ cancellation_info: { policies }, amount_sell: sold }: EtgOrder): number {
    const now = clock.now().getTime();
    const holds = policies.find(
      ({ start_at: start, end_at: end, penalty }) =>
        (start === null || start <= now) &&
        (end === null || end > now) &&
        penalty.currency_code === exchange.account,
    );
    return holds?.penalty.amount ?? sold.amount;
  }

  function bookingOf(claim: Claim, order: EtgOrder): RoomBooking {
    const agreed = agreedOf(claim);
    const sumOf = (theirs: number): Money =>
      theirs === 0 ? money(0, agreed.ours.currency) : agreedSum(theirs, agreed, 'up');
    const state = stateOf(order);
    const cancellable =
      order.status === 'completed' && order.is_cancellable && clock.now() < claim.cancel_before;
    const confirmation = order.hotel_data.order_id || order.supplier_data?.confirmation_id;
    return {
      supplierOrderId: order.partner_data.order_id,
      state,
      confirmation: state === 'confirmed' ? confirmation || String(order.order_id) : null,
      price: sumOf(order.amount_sell.amount),
      penaltyNow: cancellable ? sumOf(penaltyOf(order)) : null,
      penalty: state === 'cancelled' ? sumOf(order.amount_payable.amount) : null,
      amendable: false,
      amendment: null,
    };
  }

  /** An order that is begun and not shown yet: what was agreed is all that is known of it. */
  const begun = (claim: Claim, supplierOrderId: string, state: RoomState): RoomBooking => ({
    supplierOrderId,
    state,
    confirmation: null,
    price: agreedOf(claim).ours,
    penaltyNow: null,
    penalty: null,
    amendable: false,
    amendment: null,
  });

  async function read(claim: Claim, attempt: string): Promise<RoomBooking> {
    const [order] = await ordersOf([attempt]);
    if (order) return bookingOf(claim, order);
    const outcome = await outcomeOf(http, attempt);
    if (outcome instanceof EtgRefusal) return begun(claim, attempt, 'refused');
    if (outcome === 'none')
      throw problem('supplier-unavailable', {}, new Error('an order that is not there'));
    return begun(claim, attempt, 'requested');
  }

  async function claimOf(id: string): Promise<Claim> {
    const claim = await claims.byOrder(id);
    if (!claim) throw new RoomRefused('no such booking');
    return claim;
  }

  return {
    ordersOf,
    read,
    claimOf,
    info: async (id: string): Promise<RoomBooking> => read(await claimOf(id), id),
  };
}

export type EtgOrders = ReturnType<typeof createEtgOrders>;
