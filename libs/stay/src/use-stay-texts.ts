import { useMemo } from 'react';
import type { Cancellation, HotelMeal, HotelOffer, HotelOfferDetail } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { offerMessages } from './offer.messages';
import {
  describeBeside,
  describeLevies,
  describeOffer,
  describePriceLines,
  describeSleepers,
  type OfferFacts,
  type OfferTexts,
} from './describe-offer';
import {
  describeAge,
  describeCancellation,
  describeDays,
  describeMeal,
  describeNights,
  describeParty,
  type CancellationTexts,
  type TextSource,
} from './describe-stay';

interface Party {
  adults: number;
  childAges: readonly number[];
}

export interface StayTexts {
  /** Every fact of a room on its terms. */
  offer: (offer: OfferFacts) => OfferTexts;
  meal: (meal: HotelMeal) => string;
  /** What a bare price would hide: that the room must be waited for, and that the hotel is paid. */
  beside: (offer: Pick<HotelOffer, 'availability' | 'whereToPay'>) => string[];
  /** What the hotel itself takes on arrival. */
  levies: (offer: Pick<HotelOffer, 'paidAtHotel'>) => Pick<OfferTexts, 'levies' | 'leviesLine'>;
  /** «5 лет»; 0 is «до 1 года». */
  age: (age: number) => string;
  /** «2 взрослых, 1 ребёнок (5 лет)». */
  party: (party: Party) => string;
  /** Who sleeps in which of several rooms, a line for each; none where there is one room. */
  sleepers: (party: Party, rooms: number) => string[];
  nights: (count: number) => string;
  /** Days with check-in and check-out times in the hotel's local time. */
  days: (stay: Parameters<typeof describeDays>[0]) => { arrival: string; departure: string };
  /** What stands over the terms of a cancellation while nobody has paid. */
  freeUntilPaid: string;
  /** @param total the whole price; a penalty equal to it is shown as all of it */
  cancellation: (terms: Cancellation, total: Money) => CancellationTexts;
  /** The nights, our fee and the sum. */
  priceLines: (
    stay: Pick<HotelOfferDetail, 'days' | 'fee'>,
    total: Money,
  ) => ReturnType<typeof describePriceLines>;
}

/** Texts of a stay and its terms in a language. */
export const stayTexts = (source: TextSource): StayTexts => ({
  offer: (offer) => describeOffer(offer, source),
  meal: (meal) => describeMeal(meal, source),
  beside: (offer) => describeBeside(offer, source),
  levies: (offer) => describeLevies(offer, source),
  age: (age) => describeAge(age, source),
  party: (party) => describeParty(party, source),
  sleepers: (party, rooms) => describeSleepers(party, rooms, source),
  nights: (count) => describeNights(count, source),
  days: (stay) => describeDays(stay, source),
  freeUntilPaid: source.intl.formatMessage(offerMessages.freeUntilPaid),
  cancellation: (terms, total) => describeCancellation(terms, total, source),
  priceLines: (stay, total) => describePriceLines(stay, total, source),
});

/** The same in the page's language. */
export function useStayTexts(): StayTexts {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(() => stayTexts({ intl, format }), [intl, format]);
}
