import type { AirBooking, AirBookings, AirOrderStatus, Locale } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Owner, OrderOwners } from '@karvon/order-ground/order-owners';
import type { AirCatalogue } from '@karvon/air-catalogue';
import { ordersAtBank } from '@karvon/payments';
import { changeStore } from '../store/change-store';
import type { OrderRow, OrderStore } from '../store/order-store';
import { extrasStore } from '../store/extras-store';
import { toPayWithExtras } from '../sums/extras-sums';

export interface ListBookingsDeps extends Pick<AppDeps, 'clock' | 'database'> {
  catalogue: Pick<AirCatalogue, 'dictionary'>;
  owners: OrderOwners;
  store: OrderStore;
}

const max = 200;
const travelling: readonly AirOrderStatus[] = ['not-paid', 'paid', 'issue-error'];

const departure = ({ sold }: OrderRow) => Date.parse(sold.slices[0]!.segments[0]!.departingAt);
const arrival = ({ sold }: OrderRow) => Date.parse(sold.slices.at(-1)!.segments.at(-1)!.arrivingAt);

/** A user's air orders: those still to be flown by departure, then the others, newest first. */
export function createBookingList({
  clock,
  database: { db },
  catalogue,
  owners,
  store,
}: ListBookingsDeps) {
  return async function listBookings(user: Owner, lang: Locale): Promise<AirBookings> {
    const now = clock.now();
    const rows = await db
      .selectFrom('air_orders')
      .selectAll()
      .where(owners.ownedBy(user))
      // The supplier has not answered yet: the visitor sees the order once the outcome of the hold is known.
      .where('supply', '!=', 'hold-asked')
      .orderBy('created_at', 'desc')
      .limit(max)
      .execute();
    const numbers = rows.map(({ number }) => number);
    const passengers = await store.passengersOf(db, numbers);
    const changes = await changeStore.open(db, numbers);
    const extras = await extrasStore.ofOrders(db, numbers);
    const changed = new Map(changes.map(({ order_number: number, kind }) => [number, kind]));
    const atBank = await ordersAtBank(db, 'air', numbers);
    /** While the bank decides, the visitor is not requested to pay. */
    const payBefore = ({ number, status, pay_before: before }: OrderRow) =>
      status === 'not-paid' && !atBank.has(number) ? (before?.toISOString() ?? null) : null;
    const isUpcoming = (row: OrderRow) =>
      travelling.includes(row.status) && arrival(row) > now.getTime();
    const present = (row: OrderRow): AirBooking => ({
      number: row.number,
      status: row.status,
      pnr: row.pnr,
      createdAt: row.created_at.toISOString(),
      payBefore: payBefore(row),
      total: { amount: row.total, currency: row.currency },
      toPay: toPayWithExtras(
        row,
        extras.filter(({ order_number: number }) => number === row.number),
      ),
      slices: row.sold.slices,
      passengers: [...passengers.get(row.number)!.values()].map(
        ({ type, surname, name, ticketNumber }) => ({ type, surname, name, ticketNumber }),
      ),
      tickets: row.tickets,
      scheduleChange: row.status === 'paid' ? (changed.get(row.number) ?? null) : null,
      upcoming: isUpcoming(row),
    });
    const upcoming = rows.filter(isUpcoming).sort((a, b) => departure(a) - departure(b));
    const others = rows.filter((row) => !isUpcoming(row));
    const slices = rows.flatMap(({ sold }) => sold.slices);
    return {
      bookings: [...upcoming, ...others].map(present),
      dictionary: catalogue.dictionary(slices, lang),
      serverTime: now.toISOString(),
    };
  };
}
