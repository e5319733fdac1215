import type { CreateAirOrder, Passenger, Slice } from '@karvon/contract';
import { foldSurname } from '@karvon/name-spelling';
import { sql } from 'kysely';
import type { Tx } from '@karvon/platform/db/database';
import { lockByNames } from '@karvon/platform/db/lock-by-name';
import { problem } from '@karvon/platform/http/problem';
import type { BookerColumns } from '@karvon/order-ground/order-owners';
import { givenBack, returnedOf } from '../parts/part-of-order';
import { refundStore } from '../store/refund-store';
import type { OrderRow, OrderStore } from '../store/order-store';

interface Wanted {
  passengers: CreateAirOrder['passengers'];
  slices: readonly Slice[];
  /** The visitor knows of the order on the same flight. */
  bookAgain: boolean;
  /** So many unpaid orders may hold seats. */
  limit: number;
  now: Date;
}

const flightsOf = (slices: readonly Slice[]) => slices.flatMap(({ segments }) => segments);
const flightKey = ({ flightNumber, departingAt }: Slice['segments'][number]) =>
  `${flightNumber} ${departingAt}`;

/** Orders in which one of the flights was sold. */
const onAFlightOf = (slices: readonly Slice[]) => {
  const each = flightsOf(slices).map(({ flightNumber, departingAt }) => {
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
 * The orders that hold seats unpaid, and the paid ones on one of the flights: of the browser or the account. A booker without both is
 * known by the phone, among others without both: nobody is kept from booking by strangers who gave his phone.
 */
const findEarlier = (
  tx: Tx,
  { booker_fingerprint: phone, device_key: device, user_id: user }: BookerColumns,
  { slices, now }: Wanted,
) =>
  tx
    .selectFrom('air_orders')
    .select(['number', 'status', 'sold', 'device_key', 'user_id'])
    .select(onAFlightOf(slices).as('same_flight'))
    .where((where) =>
      where.or([
        where.and([
          where('status', '=', 'not-paid'),
          where('supply', 'in', ['hold-asked', 'held', 'on-payment']),
          where.or([where('pay_before', 'is', null), where('pay_before', '>', now)]),
        ]),
        where.and([where('status', 'in', ['paid', 'issue-error']), onAFlightOf(slices)]),
      ]),
    )
    .where((where) =>
      where.or([
        where('device_key', '=', device),
        where('user_id', '=', user),
        where.and([
          where.lit(device === null && user === null),
          where('booker_fingerprint', '=', phone),
          where('device_key', 'is', null),
          where('user_id', 'is', null),
        ]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute();

/** The order in which one of the passengers still flies on one of the flights; those who gave their tickets back do not. */
async function findBooked(
  tx: Tx,
  orders: readonly Pick<OrderRow, 'number' | 'sold'>[],
  store: Pick<OrderStore, 'passengersOf'>,
  { passengers, slices }: Wanted,
): Promise<string | undefined> {
  const numbers = orders.map(({ number }) => number);
  const persons = await store.passengersOf(tx, numbers);
  const wanted = new Set(flightsOf(slices).map(flightKey));
  for (const { number, sold } of orders) {
    const returned = givenBack(await refundStore.confirmed(tx, number));
    const isBooked = [...persons.get(number)!].some(([position, person]) => {
      if (!passengers.some((passenger) => isSame(passenger, person))) return false;
      const gone = returnedOf(returned, position);
      const flown = sold.slices.filter((_slice, slice) => !gone.includes(slice));
      return flightsOf(flown).some((flight) => wanted.has(flightKey(flight)));
    });
    if (isBooked) return number;
  }
  return undefined;
}

/**
 * Checks an order against the earlier ones of its booker. Too many unpaid ones would keep others from flying. A second one of
 * the same passenger on the same flight is hardly ever meant, and airlines cancel both: the visitor is asked. Only orders of
 * the same browser or account are named to the visitor. Orders of one booker wait for each other until `tx` ends.
 * @throws problem already-booked, unpaid-holds-full
 */
export async function checkEarlierOrders(
  tx: Tx,
  booker: BookerColumns,
  store: Pick<OrderStore, 'passengersOf'>,
  wanted: Wanted,
): Promise<void> {
  const { booker_fingerprint: phone, device_key: device, user_id: user } = booker;
  const isNamed = device !== null || user !== null;
  const keys = (isNamed ? [device, user] : [phone]).filter((key) => key !== null);
  await lockByNames(
    tx,
    keys.map((key) => `hold ${key}`),
  );
  const earlier = await findEarlier(tx, booker, wanted);
  if (!wanted.bookAgain && isNamed) {
    const orderNumber = await findBooked(
      tx,
      earlier.filter((one) => one.same_flight),
      store,
      wanted,
    );
    if (orderNumber) throw problem('already-booked', { orderNumber });
  }
  const unpaid = earlier.filter(({ status }) => status === 'not-paid');
  const { limit } = wanted;
  if (unpaid.length >= limit) {
    const orderNumbers = isNamed ? unpaid.map(({ number }) => number) : [];
    throw problem('unpaid-holds-full', { limit, orderNumbers });
  }
}
