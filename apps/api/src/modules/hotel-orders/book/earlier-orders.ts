import type { HotelGuest, HotelOfferDetail } from '@karvon/contract';
import { readLookAlikes } from '@karvon/name-spelling';
import { sql } from 'kysely';
import type { Tx } from '@karvon/platform/db/database';
import { lockByNames } from '@karvon/platform/db/lock-by-name';
import { problem } from '@karvon/platform/http/problem';
import type { BookerColumns } from '@karvon/order-ground/order-owners';
import { spellings } from '../store/buyer-words';
import type { HotelOrderStore } from '../store/order-store';

interface WantedStay {
  stay: HotelOfferDetail;
  guests: readonly HotelGuest[];
  now: Date;
}

/** A name with Latin letters may have Cyrillic ones that look like them. */
const readings = (name: string) =>
  /[A-Z]/i.test(name)
    ? [...spellings(name), ...spellings(readLookAlikes(name.toUpperCase()))]
    : spellings(name);

function isSameName(one: string, other: string): boolean {
  const known = readings(other);
  return readings(one).some((reading) => known.includes(reading));
}

const isSame = (one: HotelGuest, other: HotelGuest) =>
  isSameName(one.surname, other.surname) && isSameName(one.name, other.name);

/**
 * Looks for an earlier order of the same browser or account with one of the same guests for one of the same nights in the same
 * hotel. A second one is hardly ever meant, and would cost its guest a penalty: the visitor is asked. Orders of one browser or
 * account wait for each other until `tx` ends.
 * @throws problem already-booked
 */
export async function checkEarlierOrders(
  tx: Tx,
  { device_key: device, user_id: user }: BookerColumns,
  store: Pick<HotelOrderStore, 'persons'>,
  { stay: { hotel, arrivalDate, departureDate }, guests, now }: WantedStay,
): Promise<void> {
  const keys = [device, user].filter((key) => key !== null);
  await lockByNames(
    tx,
    keys.map((key) => `stay ${key}`),
  );
  const sameStay = await tx
    .selectFrom('hotel_orders')
    .selectAll()
    .where('status', 'in', ['created', 'waiting-for-booking', 'waiting-for-payment', 'in-progress'])
    .where((where) =>
      where.or([
        where('status', '!=', 'waiting-for-payment'),
        where('pay_before', 'is', null),
        where('pay_before', '>', now),
      ]),
    )
    .where('persons_erased_at', 'is', null)
    .where((where) => where.or([where('device_key', '=', device), where('user_id', '=', user)]))
    .where(sql<boolean>`sold #>> '{ru,stay,hotel,code}' = ${hotel.code}`)
    .where(sql<boolean>`sold #>> '{ru,stay,arrivalDate}' < ${departureDate}`)
    .where(sql<boolean>`sold #>> '{ru,stay,departureDate}' > ${arrivalDate}`)
    .orderBy('created_at', 'desc')
    .execute();
  const booked = sameStay.find((order) =>
    store.persons(order).guests.some((one) => guests.some((guest) => isSame(guest, one))),
  );
  if (booked) throw problem('already-booked', { orderNumber: booked.number });
}
