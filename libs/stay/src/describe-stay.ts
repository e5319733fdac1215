import {
  costlySteps,
  type Cancellation,
  type HotelLevy,
  type HotelMeal,
  type HotelOffer,
} from '@karvon/contract';
import { unbroken, type Format, type useIntl } from '@karvon/i18n';
import { minorDigits, type Money } from '@karvon/money';
import {
  cancellationMessages as c,
  levyMessages,
  mealMessages,
  placeMessages,
  stayMessages as m,
} from './stay.messages';

export interface TextSource {
  intl: ReturnType<typeof useIntl>;
  format: Format;
}

/** What cancelling costs, in sentences; times are the hotel's local time. */
export interface CancellationTexts {
  /** Whether cancelling is free, and until when. */
  headline: string;
  free: boolean;
  /** What it costs from each moment on, in order. */
  steps: string[];
  /** Whose clock the moments are on; empty when no moment is shown. */
  zone: string;
}

/** @param total the whole price; a penalty equal to it is shown as all of it */
export function describeCancellation(
  { freeUntil, steps }: Cancellation,
  total: Money,
  { intl, format }: TextSource,
): CancellationTexts {
  const timed = freeUntil !== null || steps.some(({ from }) => from !== null);
  return {
    free: freeUntil !== null,
    headline: freeUntil
      ? intl.formatMessage(c.free, { at: format.dateTime(freeUntil) })
      : intl.formatMessage(c.never),
    steps: costlySteps(steps, total).map(({ from, penalty: sum, whole }) => {
      const penalty = whole
        ? intl.formatMessage(c.whole, { total: format.money(total) })
        : format.money(sum);
      return from === null
        ? intl.formatMessage(c.fromBooking, { penalty })
        : intl.formatMessage(c.from, { at: format.dateTime(from), penalty });
    }),
    zone: timed ? intl.formatMessage(c.zone) : '',
  };
}

export const describeMeal = (meal: HotelMeal, { intl }: TextSource): string =>
  intl.formatMessage(mealMessages[meal]);

export const describePlace = (place: HotelOffer['whereToPay'], { intl }: TextSource): string =>
  intl.formatMessage(placeMessages[place]);

/** «городской налог» and «45 $ (примерно 570 000 сум)». */
export function describeLevy(
  { kind, amount, about }: HotelLevy,
  { intl, format }: TextSource,
): { name: string; amount: string } {
  const sum = format.money(amount, minorDigits(amount.currency));
  return {
    name: intl.formatMessage(levyMessages[kind]),
    amount: about ? intl.formatMessage(m.levyAbout, { sum, about: format.money(about) }) : sum,
  };
}

/** «5 лет»; 0 is «до 1 года». */
export function describeAge(age: number, { intl }: TextSource): string {
  return age === 0 ? intl.formatMessage(m.infant) : intl.formatMessage(m.age, { age });
}

/** «2 взрослых, 2 ребёнка (5 лет, до 1 года)»; for children only, «2 ребёнка (5 лет, до 1 года)». */
export function describeParty(
  { adults, childAges }: { adults: number; childAges: readonly number[] },
  source: TextSource,
): string {
  const { intl } = source;
  const parts = adults > 0 ? [unbroken(intl.formatMessage(m.adults, { count: adults }))] : [];
  if (childAges.length > 0) {
    const ages = childAges.map((age) => unbroken(describeAge(age, source))).join(', ');
    parts.push(intl.formatMessage(m.children, { count: childAges.length, ages }));
  }
  return parts.join(', ');
}

export const describeNights = (count: number, { intl }: TextSource): string =>
  unbroken(intl.formatMessage(m.nights, { count }));

/** The room's name, with the number of rooms when there are several. */
export function describeRooms(
  { rooms, name }: { rooms: number; name: string },
  { intl }: TextSource,
): string {
  return rooms === 1 ? name : intl.formatMessage(m.rooms, { count: rooms, name });
}

/** The days of arrival and departure with check-in and check-out times, in the hotel's local time. */
export function describeDays(
  stay: {
    arrivalDate: string;
    departureDate: string;
    hotel: { checkIn: string; checkOut: string };
  },
  { intl, format }: TextSource,
): { arrival: string; departure: string } {
  const { arrivalDate, departureDate, hotel } = stay;
  const day = (date: string) => format.date(date, 'weekdayDayMonth');
  return {
    arrival: intl.formatMessage(m.arrival, { date: day(arrivalDate), time: hotel.checkIn }),
    departure: intl.formatMessage(m.departure, { date: day(departureDate), time: hotel.checkOut }),
  };
}
