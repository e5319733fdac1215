import { dayInZone } from '@karvon/calendar';
import type { HotelBooking, HotelBookings, Locale } from '@karvon/contract';
import { money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Owner, OrderOwners } from '@karvon/order-ground/order-owners';
import { ordersAtBank } from '@karvon/payments';
import type { HotelOrderRow } from '../store/order-store';
import { isOver, voucherOf } from './present';

export interface ListHotelBookingsDeps extends Pick<AppDeps, 'clock' | 'database'> {
  owners: Pick<OrderOwners, 'ownedBy'>;
}

const max = 200;

interface Shown {
  upcoming: boolean;
  /** The bank is processing a payment: nobody is asked to pay. */
  atBank: boolean;
}

function present(row: HotelOrderRow, lang: Locale, { upcoming, atBank }: Shown): HotelBooking {
  const { stay, tariff } = row.sold[lang];
  const { hotel, arrivalDate, departureDate, nights, adults, childAges } = stay;
  const { status, pay_before: payBefore } = row;
  return {
    number: row.number,
    status,
    confirmation: row.confirmation,
    createdAt: row.created_at.toISOString(),
    payBefore:
      status === 'waiting-for-payment' && !atBank ? (payBefore?.toISOString() ?? null) : null,
    total: money(row.total, row.currency),
    voucher: voucherOf(row),
    hotelCode: hotel.code,
    hotelName: hotel.name,
    city: hotel.location.name,
    stars: hotel.stars,
    picture: hotel.pictures[0]!,
    arrivalDate,
    departureDate,
    nights,
    roomName: tariff.roomName,
    rooms: tariff.rooms,
    guests: adults + childAges.length,
    whereToPay: tariff.whereToPay,
    upcoming,
  };
}

/** A user's hotel orders: coming stays by arrival, then the others, the newest first. */
export function createHotelBookingList({ clock, database: { db }, owners }: ListHotelBookingsDeps) {
  return async function listBookings(user: Owner, lang: Locale): Promise<HotelBookings> {
    const now = clock.now();
    const rows = await db
      .selectFrom('hotel_orders')
      .selectAll()
      .where(owners.ownedBy(user))
      .where('supply', '!=', 'book-asked')
      .orderBy('created_at', 'desc')
      .limit(max)
      .execute();
    const stayOf = (row: HotelOrderRow) => row.sold[lang].stay;
    const isUpcoming = (row: HotelOrderRow) =>
      !isOver(row) &&
      stayOf(row).departureDate >= dayInZone(now, stayOf(row).hotel.location.timeZone);
    const upcoming = rows
      .filter(isUpcoming)
      .sort((a, b) => (stayOf(a).arrivalDate < stayOf(b).arrivalDate ? -1 : 1));
    const atBank = await ordersAtBank(
      db,
      'hotel',
      rows.map(({ number }) => number),
    );
    const shown = (row: HotelOrderRow, coming: boolean) =>
      present(row, lang, { upcoming: coming, atBank: atBank.has(row.number) });
    const others = rows.filter((row) => !isUpcoming(row));
    return {
      bookings: [
        ...upcoming.map((row) => shown(row, true)),
        ...others.map((row) => shown(row, false)),
      ],
      serverTime: now.toISOString(),
    };
  };
}
