import { paths } from '@karvon/paths';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { RoomSeller } from '@karvon/hotel-catalogue';
import { withAddress, type Messages } from '@karvon/messages';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { AcceptBooking } from './accept-booking';
import type { BeginCancellation } from '../cancel/begin-cancellation';
import { pollDelayMs } from '../terms/deadlines';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';
import { hotelSmsTexts } from './sms-texts';

export interface AnswerRequestDeps extends Pick<
  AppDeps,
  'clock' | 'config' | 'database' | 'edition' | 'jobs'
> {
  announce: Announce;
  seller: RoomSeller;
  store: HotelOrderStore;
  accept: AcceptBooking;
  beginCancellation: BeginCancellation;
  messages: Messages;
}

/**
 * The job: looks whether a hotel has answered a request for a room, and notifies the guest, who need not wait on the page.
 * After the deadline the request is given up.
 */
export function createRequestAnswer(deps: AnswerRequestDeps) {
  const { clock, config, database, edition, jobs, announce, seller, store, accept } = deps;
  const { beginCancellation, messages } = deps;
  const { db } = database;

  /** '21.11 18:30' on the agency's clock. */
  function moment(at: Date): string {
    const local = new Date(at.getTime() + edition.support.utcOffsetMinutes * 60_000).toISOString();
    return `${local.slice(8, 10)}.${local.slice(5, 7)} ${local.slice(11, 16)}`;
  }

  async function notify(tx: Tx, number: string): Promise<void> {
    const order = (await store.find(tx, number))!;
    const { status, lang, pay_before: payBefore } = order;
    const texts = hotelSmsTexts[lang];
    const address = config.publicUrl + paths.hotelOrder.to(lang, { number });
    const text =
      status === 'canceled'
        ? withAddress(texts.refused(number), address)
        : payBefore
          ? texts.payBefore(number, moment(payBefore), address)
          : withAddress(texts.confirmed(number), address);
    await messages.sendSms(tx, { to: store.persons(order).booker.phone, text });
  }

  async function lookAgain({ number, polls }: HotelOrderRow): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await store.note(tx, number, { polls: polls + 1 });
      const startAfter = new Date(clock.now().getTime() + pollDelayMs(polls + 1));
      await jobs.enqueue(tx, 'hotel-orders.poll', { orderNumber: number }, { startAfter });
    });
  }

  /** The hotel's time to answer is over. */
  function giveUp({ number }: HotelOrderRow): Promise<boolean> {
    const nothing = { penalty: 0, refund: 0 };
    return db.transaction().execute((tx) => beginCancellation(tx, number, 'no-answer', nothing));
  }

  /** @param once another look follows anyway */
  return async function answerRequest(number: string, once = false): Promise<void> {
    const order = await store.find(db, number);
    if (order?.status !== 'waiting-for-booking' || !order.supplier_order_id) return;
    const booking = await seller.info(order.supplier_order_id);
    if (booking.state === 'requested' || booking.state === 'waiting-list') {
      if (order.answer_by && clock.now() >= order.answer_by) return void (await giveUp(order));
      return once ? undefined : lookAgain(order);
    }
    await db.transaction().execute(async (tx) => {
      const drawn =
        booking.state === 'confirmed'
          ? await accept.confirm(tx, order, booking, true)
          : await accept.refuse(tx, order);
      if (!drawn) return;
      await notify(tx, number);
      // Of a room that is confirmed the letter says until when to pay, or has the voucher.
      if (booking.state !== 'confirmed') await announce(tx, { kind: 'hotel', number }, 'refused');
    });
  };
}
