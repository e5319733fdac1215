import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { RoomBooking } from '@karvon/hotel-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import { payLimitOf } from '../terms/replaceable';
import { answerBy, payBefore, payRequestBefore, pollDelayMs } from '../terms/deadlines';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';

export type AcceptBookingDeps = Pick<AppDeps, 'clock' | 'edition' | 'jobs'> & {
  announce: Announce;
  store: HotelOrderStore;
};

/**
 * Stores what the supplier's booking means for the order, in the caller's transaction. Each returns false when another call
 * has done so already.
 */
export function createBookingAcceptance({
  clock,
  edition,
  jobs,
  announce,
  store,
}: AcceptBookingDeps) {
  const after = (ms: number) => ({ startAfter: new Date(clock.now().getTime() + ms) });

  /**
   * The hotel has confirmed: the time to pay begins, or the guest pays at the hotel.
   * @param later after a request, or found by a job: the guest may have left the page
   */
  async function confirm(
    tx: Tx,
    order: HotelOrderRow,
    booking: RoomBooking,
    later: boolean,
  ): Promise<boolean> {
    const { number, lang, sold, arrival_ends: arrivalEnds } = order;
    if (!(await store.setSupply(tx, number, 'confirmed'))) return false;
    const now = clock.now();
    await store.setBooking(tx, number, booking);
    if (order.where_to_pay === 'at-hotel') {
      await store.setStatus(tx, number, 'in-progress', now);
      await store.setVoucher(tx, number, 'generating');
      await jobs.enqueue(tx, 'hotel-orders.fulfil', { orderNumber: number }, { key: number });
      return true;
    }
    const { holdMinutes } = edition;
    const held = later
      ? payRequestBefore(edition, { now, arrivalEnds })
      : payBefore(sold[lang].tariff.cancellation, { now, holdMinutes, arrivalEnds });
    const replaced = order.replaces && (await store.find(tx, order.replaces));
    const limit = replaced ? payLimitOf(replaced) : held;
    const until = limit < held ? limit : held;
    await store.setStatus(tx, number, 'waiting-for-payment', now);
    await store.note(tx, number, { pay_before: until });
    await jobs.enqueue(tx, 'hotel-orders.lapse', { orderNumber: number }, { startAfter: until });
    await announce(tx, { kind: 'hotel', number }, 'booked', until);
    return true;
  }

  /** The hotel was asked and will answer later. */
  async function wait(
    tx: Tx,
    { number, arrival_ends: arrivalEnds }: HotelOrderRow,
    booking: RoomBooking & { state: 'requested' | 'waiting-list' },
  ): Promise<boolean> {
    if (!(await store.setSupply(tx, number, 'requested'))) return false;
    const now = clock.now();
    await store.setBooking(tx, number, booking);
    await store.setStatus(tx, number, 'waiting-for-booking', now);
    await store.note(tx, number, { answer_by: answerBy(booking.state, { now, arrivalEnds }) });
    await jobs.enqueue(tx, 'hotel-orders.poll', { orderNumber: number }, after(pollDelayMs(0)));
    await announce(tx, { kind: 'hotel', number }, 'requested');
    return true;
  }

  /** The hotel has refused; nobody was charged. */
  async function refuse(tx: Tx, { number }: HotelOrderRow): Promise<boolean> {
    if (!(await store.setSupply(tx, number, 'refused'))) return false;
    if (!(await store.setStatus(tx, number, 'canceled', clock.now()))) return false;
    const nothing = { cancel_penalty: 0, cancel_refund: 0 };
    await store.note(tx, number, { cancel_reason: 'hotel-refused', ...nothing });
    return true;
  }

  return { confirm, wait, refuse };
}

export type AcceptBooking = ReturnType<typeof createBookingAcceptance>;
