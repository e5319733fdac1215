import {
  locales,
  sleepAlone,
  type CreateHotelOrder,
  type HotelOfferDetail,
  type Locale,
} from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { IdempotentCall } from '@karvon/platform/http/idempotency/idempotency';
import { problem } from '@karvon/platform/http/problem';
import { requestFingerprint } from '@karvon/platform/http/idempotency/request-fingerprint';
import type { Visitor } from '@karvon/platform/http/visitor';
import type { PersonalData } from '@karvon/platform/personal-data';
import { phase } from '@karvon/platform/phase';
import type { BookingLimits } from '@karvon/order-ground/booking-limits';
import { deviceKeyOf, type OwnerColumns } from '@karvon/order-ground/order-owners';
import { withNewNumber } from '@karvon/order-ground/order-number';
import { refuseHigherPrice } from '@karvon/order-ground/refuse-higher-price';
import { endOfArrival, type HotelCatalogue } from '@karvon/hotel-catalogue';
import type { RoomReservation } from './book-room';
import { checkEarlierOrders } from './earlier-orders';
import { findGuestIssues } from '../terms/guest-rules';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';
import type { SoldStay } from '../store/tables';

export interface CreateHotelOrderDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  catalogue: HotelCatalogue;
  store: HotelOrderStore;
  reservation: RoomReservation;
  data: PersonalData;
  limits: BookingLimits;
}

/** An order on other days that a new one takes the place of. */
export interface Replacing {
  replaced: HotelOrderRow;
  /** @throws when the stay is another one */
  check(stay: HotelOfferDetail): void;
  /** Locks the replaced order. @throws when it may not be replaced (any more) */
  lock(tx: Tx): Promise<void>;
}

/** Whose order it becomes, and which one it takes the place of. */
export interface BookedBy {
  owner: OwnerColumns;
  /** None where an earlier order is replaced: that one was counted. */
  visitor?: Visitor;
  replacing?: Replacing;
}

/** After so long a job finishes a booking whose process died, in case the visitor does not come back. */
const reconcileAfterMs = 90_000;

function soldOf({ offer, expiresAt: _expiresAt, ...stay }: HotelOfferDetail): SoldStay {
  const { id: _id, roomsLeft: _roomsLeft, ...tariff } = offer;
  return { stay, tariff };
}

/**
 * Books: prices the offer again, checks the guests, writes the order down and asks for its room (phases B1 to B5).
 * A call that takes over a dead one continues from its row.
 */
export function createHotelBooking({
  clock,
  database: { db },
  jobs,
  catalogue,
  store,
  reservation,
  data,
  limits,
}: CreateHotelOrderDeps) {
  /** The offer as it can be booked now, in both languages, because the order may be read in either. */
  async function price(offerId: string): Promise<Record<Locale, HotelOfferDetail>> {
    const priced = await Promise.all(locales.map((lang) => catalogue.priceOffer(offerId, lang)));
    return Object.fromEntries(locales.map((lang, index) => [lang, priced[index]!])) as Record<
      Locale,
      HotelOfferDetail
    >;
  }

  async function insert(
    body: CreateHotelOrder,
    requestKey: string,
    sale: Record<Locale, HotelOfferDetail>,
    arrivalEnds: Date,
    by: BookedBy,
  ): Promise<string> {
    const now = clock.now();
    const { booker, guests, comment, lang } = body;
    const { replacing, visitor } = by;
    const owner = { ...by.owner, device_key: deviceKeyOf(data, 'hotel', visitor?.device) };
    const { offer, fee } = sale[lang];
    const write = (number: string) =>
      db.transaction().execute(async (tx) => {
        if (replacing) await replacing.lock(tx);
        else if (!body.bookAgain)
          await checkEarlierOrders(tx, owner, store, {
            stay: sale[lang],
            guests,
            now,
          });
        if (visitor) await limits.count(tx, visitor.network);
        await store.insert(tx, {
          number,
          requestKey,
          lang,
          offerId: offer.id,
          supplierPrice: offer.total.amount - fee.amount,
          sold: { ru: soldOf(sale.ru), uz: soldOf(sale.uz) },
          persons: { booker, guests, ...(comment && { comment }) },
          owner,
          replaces: replacing?.replaced.number ?? null,
          arrivalEnds,
          now,
        });
        const startAfter = new Date(now.getTime() + reconcileAfterMs);
        await jobs.enqueue(tx, 'hotel-orders.reconcile', { orderNumber: number }, { startAfter });
        return number;
      });
    const number = await withNewNumber(write);
    phase('B3');
    return number;
  }

  return async function createHotelOrder(
    body: CreateHotelOrder,
    call: IdempotentCall,
    by: BookedBy,
  ): Promise<HotelOrderRow> {
    const { replacing } = by;
    const requested = replacing ? { ...body, replaces: replacing.replaced.number } : body;
    const requestKey = requestFingerprint(data, call, requested, 'hotel-order/request');
    const begun = await store.findByRequestKey(db, requestKey);
    if (begun) return reservation.resume(begun);
    phase('B1');
    const sale = await price(body.offerId);
    const stay = sale[body.lang];
    replacing?.check(stay);
    const arrivalEnds = endOfArrival(stay.arrivalDate, stay.hotel.location.timeZone);
    if (clock.now() >= arrivalEnds) throw problem('offer-expired');
    const issues = findGuestIssues(body.guests, stay);
    if (issues.length > 0) throw problem('validation-failed', { issues });
    if (!body.childrenAlone && sleepAlone(stay, stay.offer.rooms)) throw problem('children-alone');
    refuseHigherPrice(stay.offer.total, body.expectedTotal);
    return reservation.book(await insert(body, requestKey, sale, arrivalEnds, by));
  };
}
