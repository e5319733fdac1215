import type { HotelGuest, Issue } from '@karvon/contract';
import { DateTime } from 'luxon';
import type { PlainDate } from '@karvon/calendar';
import { findGuestIssues } from '../terms/guest-rules';
import type { HotelOrderRow } from '../store/order-store';
import type { Persons } from '../store/tables';
import type { WantedPersons } from '../store/change-tables';

/** '14:00' of a day by a hotel's clock. */
export const momentAt = (day: PlainDate, time: string, zone: string) =>
  DateTime.fromISO(`${day}T${time}`, { zone });

/** When the guests may come: nothing is changed any more. */
export function checkInOf({ sold }: Pick<HotelOrderRow, 'sold'>): Date {
  const { hotel, arrivalDate } = sold.ru.stay;
  return momentAt(arrivalDate, hotel.checkIn, hotel.location.timeZone).toJSDate();
}

/**
 * Whether names and wishes can be changed: the stay is sold and has its voucher, the guests have not come, and the supplier
 * takes changes. One change is under way at most.
 */
export function isChangeable(
  order: Pick<HotelOrderRow, 'amendable' | 'persons_erased_at' | 'sold' | 'status' | 'voucher'>,
  open: object | undefined,
  now: Date,
): boolean {
  return (
    order.status === 'finished' &&
    order.voucher === 'ready' &&
    order.amendable !== false &&
    order.persons_erased_at === null &&
    open === undefined &&
    now < checkInOf(order)
  );
}

const partyOf = (guests: readonly HotelGuest[]) => guests.map(({ category }) => category).join();
const textOf = ({ guests, comment = '' }: WantedPersons) =>
  JSON.stringify([
    guests.map(({ name, surname, citizenship }) => [name, surname, citizenship ?? '']),
    comment,
  ]);

/** What is wrong with a change: other guests than the booked ones, what the tariff requires, or nothing new. */
export function findChangeIssues(
  order: Pick<HotelOrderRow, 'sold'>,
  booked: Persons,
  wanted: WantedPersons,
): Issue[] {
  if (partyOf(booked.guests) !== partyOf(wanted.guests)) {
    const message = 'the same guests in the same order, with other names';
    return [{ path: 'guests', rule: 'guests-mismatch', message }];
  }
  if (textOf(booked) === textOf(wanted))
    return [{ path: 'guests', rule: 'unchanged', message: 'nothing is changed' }];
  const { stay, tariff } = order.sold.ru;
  const { adults, childAges } = stay;
  return findGuestIssues(wanted.guests, { offer: tariff, adults, childAges });
}
