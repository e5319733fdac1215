import type { CreateAirOrder, Passenger, Slice } from '@karvon/contract';
import { foldSurname } from '@karvon/name-spelling';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database';
import { problem } from '../../../http/problem';
import type { OwnerColumns } from '../../orders/order-owners';
import type { OrderStore } from '../store/order-store';

/** The keys by which holds are counted. */
export interface Holder extends OwnerColumns {
  /** The fingerprint of the browser; null for a browser without a secret. */
  device_key: string | null;
}

interface Wanted {
  passengers: CreateAirOrder['passengers'];
  slices: readonly Slice[];
  /** The visitor knows of the order on the same flight. */
  bookAgain: boolean;
  /** So many unpaid orders may hold seats. */
  limit: number;
  now: Date;
}

const keysOf = ({ booker_fingerprint: phone, device_key: device }: Holder) =>
  [phone, device].filter((key) => key !== null);

/** Orders in which one of the flights was sold. */
const onAFlightOf = (slices: readonly Slice[]) => {
  const each = slices
    .flatMap(({ segments }) => segments)
    .map(({ flightNumber, departingAt }) => {
      const sold = { slices: [{ segments: [{ flightNumber, departingAt }] }] };
      return sql<boolean>`sold @> ${JSON.stringify(sold)}::jsonb`;
    });
  return sql<boolean>`(${sql.join(each, sql` OR `)})`;
};

type Named = Pick<Passenger, 'surname' | 'name' | 'birthDate'>;
const isSame = (one: Named, other: Named) =>
  one.birthDate === other.birthDate &&
  foldSurname(one.surname) === foldSurname(other.surname) &&
  foldSurname(one.name) === foldSurname(other.name);

/**
 * Checks an order against the earlier ones of its booker. Too many unpaid ones would keep others from flying. A second one of
 * the same passenger on the same flight is hardly ever meant, and airlines cancel both: the visitor is asked. Only orders of
 * the same browser or account are named to the visitor. Orders of one phone or browser wait for each other until `tx` ends.
 * @throws problem unpaid-holds-full, already-booked
 */
export async function checkEarlierOrders(
  tx: Tx,
  holder: Holder,
  store: Pick<OrderStore, 'passengersOf'>,
  { passengers, slices, bookAgain, limit, now }: Wanted,
): Promise<void> {
  const { booker_fingerprint: phone, device_key: device, user_id: user } = holder;
  // Locked in one order everywhere, so that there are no deadlocks.
  for (const key of keysOf(holder).sort())
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`hold ${key}`}, 0))`.execute(tx);
  const earlier = await tx
    .selectFrom('air_orders')
    .select(['number', 'status', 'booker_fingerprint', 'device_key', 'user_id'])
    .select(onAFlightOf(slices).as('same_flight'))
    .where((where) =>
      where.or([
        where.and([
          where('status', '=', 'not-paid'),
          where('supply', 'in', ['hold-asked', 'held', 'on-payment']),
          where.or([where('pay_before', 'is', null), where('pay_before', '>', now)]),
        ]),
        where.and([where('status', '=', 'paid'), onAFlightOf(slices)]),
      ]),
    )
    .where((where) =>
      where.or([
        where('booker_fingerprint', '=', phone),
        where('device_key', '=', device),
        where('user_id', '=', user),
      ]),
    )
    .execute();
  const own = earlier.filter(
    (order) =>
      order.same_flight &&
      ((device !== null && order.device_key === device) ||
        (user !== null && order.user_id === user)),
  );
  if (own.length > 0 && !bookAgain) {
    const booked = await store.passengersOf(
      tx,
      own.map(({ number }) => number),
    );
    for (const [orderNumber, persons] of booked)
      if (persons.some((person) => passengers.some((wanted) => isSame(wanted, person))))
        throw problem('already-booked', { orderNumber });
  }
  const unpaid = earlier.filter(({ status }) => status === 'not-paid');
  const byPhone = unpaid.filter((order) => order.booker_fingerprint === phone);
  const byDevice = unpaid.filter(
    (order) => order.device_key !== null && order.device_key === device,
  );
  if (Math.max(byPhone.length, byDevice.length) >= limit)
    throw problem('unpaid-holds-full', { limit });
}
