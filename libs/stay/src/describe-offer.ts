import {
  roomParties,
  type Cancellation,
  type HotelOffer,
  type HotelOfferDetail,
} from '@karvon/contract';
import { availabilityMessages } from './availability.messages';
import { describeNightPrice } from './describe-night-price';
import {
  describeCancellation,
  describeLevy,
  describeMeal,
  describeNights,
  describeParty,
  describePlace,
  describeRooms,
  type CancellationTexts,
  type TextSource,
} from './describe-stay';
import { offerMessages as m } from './offer.messages';

/** What is known of a room wherever it is shown; a list knows less of the rooms behind its first one. */
export type OfferFacts = Pick<
  HotelOffer,
  'roomName' | 'meal' | 'whereToPay' | 'availability' | 'total' | 'paidAtHotel'
> & { rooms?: number | undefined; cancellation: Cancellation } & Partial<
    Pick<HotelOffer, 'extraBeds' | 'extraBedsTotal' | 'freeNights'>
  >;

/** The facts of a room on its terms, in words. */
export interface OfferTexts {
  /** The room's name, with the number of rooms where there are several. */
  room: string;
  /** «2 дополнительных места за 300 000 сум»; null where there are none. */
  extraBeds: string | null;
  meal: string;
  /** Where the stay is paid. */
  place: string;
  /** That the room must be waited for; null where it is sold now. */
  waiting: string | null;
  /** The notes that stand beside a price alone: that the room must be waited for, and that the hotel is paid. */
  beside: string[];
  cancellation: CancellationTexts;
  /** Name and sum of what the hotel itself takes on arrival. */
  levies: string[];
  /** All of it in one sentence; null where the hotel takes nothing. */
  leviesLine: string | null;
  /** «Живёте 4 ночи, платите за 3 ночи»; null without free nights. */
  freeNights: string | null;
}

/** That a room must be waited for; null where it is sold now. */
const describeAvailability = (
  { availability }: Pick<HotelOffer, 'availability'>,
  { intl }: TextSource,
): string | null =>
  availability === 'free-sale' ? null : intl.formatMessage(availabilityMessages[availability]);

/** The notes that stand beside a price alone: that the room must be waited for, and that the hotel is paid. */
export function describeBeside(
  offer: Pick<HotelOffer, 'availability' | 'whereToPay'>,
  source: TextSource,
): string[] {
  const waiting = describeAvailability(offer, source);
  const place = offer.whereToPay === 'at-hotel' ? describePlace('at-hotel', source) : null;
  return [waiting, place].filter((note) => note !== null);
}

/** What the hotel itself takes on arrival, beside the price. */
export function describeLevies(
  { paidAtHotel }: Pick<HotelOffer, 'paidAtHotel'>,
  source: TextSource,
): Pick<OfferTexts, 'levies' | 'leviesLine'> {
  const { intl, format } = source;
  const levies = paidAtHotel.map((levy) => Object.values(describeLevy(levy, source)).join(', '));
  const list = format.list(levies);
  return { levies, leviesLine: levies.length > 0 ? intl.formatMessage(m.levies, { list }) : null };
}

/** Every fact of a room on its terms. */
export function describeOffer(offer: OfferFacts, source: TextSource): OfferTexts {
  const { intl, format } = source;
  const { rooms = 1, roomName: name, extraBeds: count = 0, extraBedsTotal, freeNights } = offer;
  return {
    room: describeRooms({ rooms, name }, source),
    extraBeds:
      count > 0
        ? intl.formatMessage(m.extraBeds, {
            count,
            price: extraBedsTotal ? format.money(extraBedsTotal) : 'none',
          })
        : null,
    meal: describeMeal(offer.meal, source),
    place: describePlace(offer.whereToPay, source),
    waiting: describeAvailability(offer, source),
    beside: describeBeside(offer, source),
    cancellation: describeCancellation(offer.cancellation, offer.total, source),
    ...describeLevies(offer, source),
    freeNights: freeNights
      ? intl.formatMessage(m.freeNights, {
          stay: describeNights(freeNights.stay, source),
          pay: describeNights(freeNights.pay, source),
        })
      : null,
  };
}

/** Who sleeps in which room, a line for each; none where there is one room. */
export const describeSleepers = (
  party: { adults: number; childAges: readonly number[] },
  rooms: number,
  source: TextSource,
): string[] =>
  rooms === 1
    ? []
    : roomParties(party, rooms).map((one, room) =>
        source.intl.formatMessage(m.roomParty, {
          number: room + 1,
          party: describeParty(one, source),
        }),
      );

/** The lines that a price consists of: the nights, our fee, and the sum. */
export function describePriceLines(
  { days, fee }: Pick<HotelOfferDetail, 'days' | 'fee'>,
  total: HotelOffer['total'],
  source: TextSource,
): { term: string; value: string; strong?: boolean }[] {
  const { intl, format } = source;
  return [
    ...days.map(({ date, price }) => ({
      term: format.date(date, 'weekdayDayMonth'),
      value: describeNightPrice(price, source),
    })),
    ...(fee.amount > 0 ? [{ term: intl.formatMessage(m.fee), value: format.money(fee) }] : []),
    { term: intl.formatMessage(m.total), value: format.money(total), strong: true },
  ];
}
