import type { HotelOrderStatus } from '@karvon/contract';
import { money, type Money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import type { BeginCancellation } from '../cancel/begin-cancellation';
import type { createOrderCancellation } from '../cancel/cancel-order';
import { cancelTermsAt, wasPaid } from '../terms/cancel-terms';
import type { ReleaseRoom } from '../cancel/release-room';
import { changeStore } from '../store/change-store';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';

/** What an operator does with hotel orders; a repeated call changes nothing. */
export interface HotelOrderActs {
  /**
   * Cancels a paid stay: by its terms, or in full, when the agency or the hotel bears the penalty.
   * @throws problem hotel-order-not-found; order-not-cancellable for one that is not paid to us, or whose time is over
   */
  refund(
    number: string,
    ground: 'terms' | 'full',
  ): Promise<{ status: HotelOrderStatus; back: Money }>;
  /**
   * Cancels a stay that nobody has paid to us (once the bank has answered, where it holds a payment), or ends a cancellation
   * that the hotel has refused and now agrees to.
   * @throws problem hotel-order-not-found; order-not-cancellable; cancel-penalty-changed where a held payment would not come back whole
   */
  release(number: string): Promise<{ status: HotelOrderStatus }>;
  /**
   * The hotel keeps to a booking whose cancellation waits for a person. False: it does not wait (any more), or there is
   * nothing to keep.
   */
  keep(number: string): Promise<boolean>;
}

export interface HotelOrderActsDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  beginCancellation: BeginCancellation;
  cancel: ReturnType<typeof createOrderCancellation>['cancel'];
  settle: ReleaseRoom['settle'];
  store: HotelOrderStore;
}

const isOver = ({ status }: HotelOrderRow) => status === 'cancelling' || status === 'canceled';
const isPaid = ({ status, where_to_pay: where }: HotelOrderRow) =>
  where === 'now' && (status === 'in-progress' || status === 'finished');
const refused = ({ status }: HotelOrderRow) =>
  problem('order-not-cancellable', { orderStatus: status });

export function createHotelOrderActs({
  clock,
  database: { db },
  jobs,
  beginCancellation,
  cancel,
  settle,
  store,
}: HotelOrderActsDeps): HotelOrderActs {
  async function load(number: string): Promise<HotelOrderRow> {
    const order = await store.find(db, number);
    if (!order) throw problem('hotel-order-not-found');
    return order;
  }

  function agreedTerms(order: HotelOrderRow, ground: 'terms' | 'full') {
    if (ground === 'full') return { penalty: 0, refund: order.total };
    const terms = cancelTermsAt(order, clock.now());
    if (!terms) throw refused(order);
    return { penalty: terms.penalty.amount, refund: terms.refund.amount };
  }

  return {
    async refund(number, ground) {
      await load(number);
      await db.transaction().execute(async (tx) => {
        const order = await store.lock(tx, number);
        if (isOver(order) && wasPaid(order)) return;
        if (!isPaid(order)) throw refused(order);
        // Who is paid back in full was cancelled by the agency; by its terms a stay ends at its guest's request.
        const reason = ground === 'full' ? 'agency' : 'guest';
        await beginCancellation(tx, number, reason, agreedTerms(order, ground));
      });
      const { status, cancel_refund: back, currency } = await load(number);
      return { status, back: money(back ?? 0, currency) };
    },

    async release(number) {
      const order = await load(number);
      if (isPaid(order)) throw refused(order);
      if (order.status === 'cancelling' && order.needs_person)
        await db.transaction().execute((tx) => settle(tx, number));
      else if (!isOver(order)) {
        const terms = cancelTermsAt(order, clock.now());
        if (!terms) throw refused(order);
        await cancel(number, terms.penalty, 'agency');
      }
      return { status: (await load(number)).status };
    },

    keep(number) {
      return db.transaction().execute(async (tx) => {
        const found = await store.find(tx, number);
        if (!found) return false;
        const order = await store.lock(tx, number);
        const { status, needs_person: waits, supply, cancel_reason: reason } = order;
        if (status !== 'cancelling' || !waits || order.refund_payment_id !== null) return false;
        // Nobody keeps a room that is not paid for, or that the hotel has taken back.
        const wished = reason === 'guest' || reason === 'agency';
        if (supply !== 'confirmed' || !wished || order.voucher === 'none') return false;
        const before = await store.history(tx, number);
        const back = before.some((one) => one.status === 'finished') ? 'finished' : 'in-progress';
        if (!(await store.setStatus(tx, number, back, clock.now()))) return false;
        const none = { cancel_reason: null, cancel_penalty: null, cancel_refund: null };
        await store.note(tx, number, { needs_person: false, ...none });
        if (order.voucher !== 'ready') {
          const queue = order.voucher_number ? 'hotel-orders.print' : 'hotel-orders.fulfil';
          await jobs.enqueue(tx, queue, { orderNumber: number }, { key: number });
        }
        const changeId = await changeStore.takeUp(tx, number, clock.now());
        if (changeId) await jobs.enqueue(tx, 'hotel-orders.change', { changeId });
        return true;
      });
    },
  };
}
