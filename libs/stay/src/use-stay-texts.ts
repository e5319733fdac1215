import { useMemo } from 'react';
import type { Cancellation, HotelLevy, HotelMeal, HotelOffer } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import {
  describeAge,
  describeCancellation,
  describeDays,
  describeLevy,
  describeMeal,
  describeNights,
  describeParty,
  describePlace,
  describeRooms,
  type CancellationTexts,
  type TextSource,
} from './describe-stay';

export interface StayTexts {
  meal: (meal: HotelMeal) => string;
  /** Where the stay is paid. */
  place: (place: HotelOffer['whereToPay']) => string;
  /** A charge that the hotel collects on arrival. */
  levy: (levy: HotelLevy) => { name: string; amount: string };
  /** «5 лет»; 0 is «до 1 года». */
  age: (age: number) => string;
  /** «2 взрослых, 1 ребёнок (5 лет)». */
  party: (party: { adults: number; childAges: readonly number[] }) => string;
  nights: (count: number) => string;
  /** The room's name, with the number of rooms when there are several. */
  rooms: (room: { rooms: number; name: string }) => string;
  /** Days with check-in and check-out times in the hotel's local time. */
  days: (stay: Parameters<typeof describeDays>[0]) => { arrival: string; departure: string };
  /** @param total the whole price; a penalty equal to it is shown as all of it */
  cancellation: (terms: Cancellation, total: Money) => CancellationTexts;
}

/** Texts of a stay and its terms in a language. */
export const stayTexts = (source: TextSource): StayTexts => ({
  meal: (meal) => describeMeal(meal, source),
  place: (place) => describePlace(place, source),
  levy: (levy) => describeLevy(levy, source),
  age: (age) => describeAge(age, source),
  party: (party) => describeParty(party, source),
  nights: (count) => describeNights(count, source),
  rooms: (room) => describeRooms(room, source),
  days: (stay) => describeDays(stay, source),
  cancellation: (terms, total) => describeCancellation(terms, total, source),
});

/** The same in the page's language. */
export function useStayTexts(): StayTexts {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(() => stayTexts({ intl, format }), [intl, format]);
}
