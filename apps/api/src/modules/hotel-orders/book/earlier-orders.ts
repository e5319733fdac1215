import type { HotelGuest, HotelOfferDetail } from '@karvon/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database';
import { lockByNames } from '../../../db/lock-by-name';
import { problem } from '../../../http/problem';
import type { BookerColumns } from '../../orders/order-owners';
import type { HotelOrderStore } from '../store/order-store';

const nameOf = ({ surname, name }: HotelGuest) => `${surname} ${name}`.toLocaleLowerCase('ru');

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
  { hotel, arrivalDate, departureDate }: HotelOfferDetail,
  guests: readonly HotelGuest[],
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
    .where('persons_erased_at', 'is', null)
    .where((where) => where.or([where('device_key', '=', device), where('user_id', '=', user)]))
    .where(sql<boolean>`sold #>> '{ru,stay,hotel,code}' = ${hotel.code}`)
    .where(sql<boolean>`sold #>> '{ru,stay,arrivalDate}' < ${departureDate}`)
    .where(sql<boolean>`sold #>> '{ru,stay,departureDate}' > ${arrivalDate}`)
    .orderBy('created_at', 'desc')
    .execute();
  const wanted = new Set(guests.map(nameOf));
  const booked = sameStay.find((order) =>
    store.persons(order).guests.some((guest) => wanted.has(nameOf(guest))),
  );
  if (booked) throw problem('already-booked', { orderNumber: booked.number });
}
