import { randomBytes, randomInt } from 'node:crypto';
import type { Currency } from '@karvon/money';
import { money } from '@karvon/money';
import { guestBehaviour } from '@karvon/sandbox-world';
import type { Clock } from '@karvon/platform/clock';
import type { Config } from '@karvon/platform/config';
import type { Database } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import { createPace } from '@karvon/platform/sandbox-pace';
import { SupplierPriceChanged, SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { endOfArrival } from '@karvon/hotel-supply/end-of-arrival';
import { penaltyAt } from '@karvon/hotel-supply/penalty-at';
import type { HotelSupplier } from '@karvon/hotel-supply/hotel-supplier';
import {
  RoomRefused,
  type RoomAmendment,
  type RoomChange,
  type RoomBooking,
  type RoomRequest,
  type RoomSeller,
  type RoomState,
} from '@karvon/hotel-supply/room-seller';
import { createRoomBook, type StoredBooking } from './room-book';

export interface SellRoomsDeps {
  config: Pick<Config, 'sandbox'>;
  database: Pick<Database, 'db'>;
  clock: Clock;
  supplier: Pick<HotelSupplier, 'price'>;
}

/** How long a hotel takes to answer a request. */
const REQUEST_MS = 3 * 60_000;
const LATE_VOUCHER_MS = 5 * 60_000;
/** How long a hotel may take to answer a change. */
const LATE_CHANGE_MS = 3 * 60_000;

/** Whether the hotel has accepted by now. */
function stateOf(stored: StoredBooking, now: Date): RoomState {
  const { availability, behaviour, cancelled_at } = stored;
  if (cancelled_at) return 'cancelled';
  if (behaviour === 'waiting-list' || availability === 'waiting-list') return 'waiting-list';
  const requested =
    availability === 'on-request' ||
    behaviour === 'request-confirmed' ||
    behaviour === 'request-refused';
  if (!requested) return 'confirmed';
  if (now.getTime() - stored.created_at.getTime() < REQUEST_MS) return 'requested';
  return behaviour === 'request-refused' ? 'refused' : 'confirmed';
}

/** What the hotel has made of the latest change by now. */
function amendmentOf(stored: StoredBooking, now: Date): RoomAmendment | null {
  const { change_behaviour: behaviour, changed_at: at } = stored;
  if (at === null) return null;
  if (behaviour === 'change-refused') return 'refused';
  const late = behaviour === 'change-late' && now.getTime() - at.getTime() < LATE_CHANGE_MS;
  return late ? 'in-work' : 'confirmed';
}

function bookingOf(stored: StoredBooking, now: Date): RoomBooking {
  const currency = stored.currency as Currency;
  const state = stateOf(stored, now);
  const costs = state === 'confirmed' ? penaltyAt(stored.cancellation, now, currency) : null;
  const open = state === 'requested' || state === 'waiting-list';
  const free = open ? money(0, currency) : null;
  const amendment = amendmentOf(stored, now);
  const changes = state === 'confirmed' && stored.behaviour !== 'no-changes';
  return {
    supplierOrderId: stored.id,
    state,
    confirmation: state === 'confirmed' ? stored.confirmation : null,
    price: money(stored.price, currency),
    penaltyNow: now < stored.cancel_before ? (costs ?? free) : null,
    penalty: stored.penalty === null ? null : money(stored.penalty, currency),
    amendable: changes && amendment !== 'in-work' && now < stored.cancel_before,
    amendment,
  };
}

/** The first request under a reference counts. */
async function requestChange(
  book: ReturnType<typeof createRoomBook>,
  found: StoredBooking,
  { reference, guests }: RoomChange,
  at: Date,
): Promise<void> {
  if (found.change_reference === reference) return;
  if (!bookingOf(found, at).amendable) throw new RoomRefused('the hotel takes no change this way');
  const behaviour = guestBehaviour(guests[0]?.surname ?? '') ?? null;
  await book.change(found.id, {
    change_reference: reference,
    change_behaviour: behaviour,
    changed_at: at,
  });
  if (behaviour === 'change-time-out') throw new SupplierUnanswered('no answer to the change');
}

/** Booking, cancelling and vouchers as a real supplier has them, with the behaviours that magic surnames provoke. */
export function createSandboxRoomSeller({
  config,
  database,
  clock,
  supplier,
}: SellRoomsDeps): RoomSeller {
  const pace = createPace(config.sandbox.speed);
  const book = createRoomBook(database.db);

  async function storedBooking(supplierOrderId: string): Promise<StoredBooking> {
    const found = await book.byId(supplierOrderId);
    if (!found) throw new RoomRefused('no such booking');
    return found;
  }

  const now = async (supplierOrderId: string) =>
    bookingOf(await storedBooking(supplierOrderId), clock.now());

  async function bookNew(request: RoomRequest): Promise<StoredBooking> {
    const behaviour = guestBehaviour(request.guests[0]?.surname ?? '') ?? null;
    if (behaviour === 'booking-refused') throw problem('hotel-not-booked');
    if (behaviour === 'booking-lost') throw new SupplierUnanswered('no answer to the booking');
    const priced = await supplier.price(request.offerId, 'ru');
    const { price, availability, cancellation } = priced.offer;
    if (price.amount !== request.price.amount || price.currency !== request.price.currency)
      throw new SupplierPriceChanged('the price is another one now');
    const made = await book.add({
      id: `sr_${randomBytes(9).toString('base64url')}`,
      reference: request.reference,
      confirmation: String(randomInt(10_000_000, 99_999_999)),
      availability,
      behaviour,
      price: price.amount,
      currency: price.currency,
      cancellation: JSON.stringify(cancellation),
      cancel_before: endOfArrival(priced.arrivalDate, priced.hotel.location.timeZone),
      created_at: clock.now(),
    });
    if (behaviour === 'booking-time-out') throw new SupplierUnanswered('no answer to the booking');
    return made;
  }

  return {
    async book(request) {
      await pace.wait(1_200);
      const before = await book.byReference(request.reference);
      return bookingOf(before ?? (await bookNew(request)), clock.now());
    },

    async find(reference) {
      await pace.wait(300);
      const found = await book.byReference(reference);
      return found ? bookingOf(found, clock.now()) : null;
    },

    async info(supplierOrderId) {
      await pace.wait(300);
      return now(supplierOrderId);
    },

    async cancel(supplierOrderId) {
      await pace.wait(800);
      const found = await storedBooking(supplierOrderId);
      const { state, penaltyNow } = bookingOf(found, clock.now());
      if (state === 'cancelled') return now(supplierOrderId);
      if (found.behaviour === 'cancel-refused' || penaltyNow === null)
        throw new RoomRefused('the hotel does not accept the cancellation');
      await book.cancel(supplierOrderId, penaltyNow.amount, clock.now());
      return now(supplierOrderId);
    },

    async amend(supplierOrderId, change) {
      await pace.wait(800);
      await requestChange(book, await storedBooking(supplierOrderId), change, clock.now());
      const changed = await now(supplierOrderId);
      return { ...changed, amendment: changed.amendment! };
    },

    async requestVoucher(supplierOrderId) {
      await pace.wait(300);
      const { state } = await now(supplierOrderId);
      if (state !== 'confirmed') throw new RoomRefused('only a confirmed room has a voucher');
      await book.noteVoucherRequested(supplierOrderId, clock.now());
      return { taskId: supplierOrderId };
    },

    async voucher(taskId) {
      await pace.wait(300);
      const { behaviour, confirmation, voucher_asked_at: requested } = await storedBooking(taskId);
      if (!requested) throw new RoomRefused('no voucher was asked for');
      const takes = behaviour === 'voucher-late' ? LATE_VOUCHER_MS : 0;
      return clock.now().getTime() - requested.getTime() < takes
        ? null
        : { number: `V${confirmation}` };
    },
  };
}
