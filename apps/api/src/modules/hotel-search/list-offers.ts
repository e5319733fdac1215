import { daysBetween } from '@karvon/calendar';
import { isSoldNow, type listHotelOffers } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { compareMoney } from '@karvon/money';
import type { z } from 'zod';
import type { Clock } from '@karvon/platform/clock';
import { agencyOffer } from '@karvon/hotel-supply/agency-offer';
import { PRICES_GOOD_FOR_MS, type HotelCatalogue } from './catalogue';
import { checkStay, whereToPay } from './check-stay';
import { distinctOffers } from './distinct-offers';

export interface OfferListDeps {
  catalogue: Pick<HotelCatalogue, 'supplier'>;
  clock: Clock;
  edition: Edition;
}

type Requested = z.output<NonNullable<typeof listHotelOffers.body>>;
type Listed = z.input<typeof listHotelOffers.response>;

/** Reads what a hotel sells for a stay at our prices, the cheapest first. */
export function createOfferList({ catalogue: { supplier }, clock, edition }: OfferListDeps) {
  /** @throws problem hotel-not-found, supplier-unavailable, validation-failed */
  return async function listOffers(requested: Requested): Promise<Listed> {
    const { HotelCode, Language, FreeSaleOnly, WhereToPay } = requested;
    const { location } = await supplier.describe(HotelCode, Language);
    const now = clock.now();
    const stay = checkStay(requested, location, { now, horizonDays: supplier.horizonDays });
    const nights = daysBetween(stay.arrival, stay.departure);
    const place = whereToPay[WhereToPay];
    const { offers, sellers } = await supplier.offers(HotelCode, stay, Language);
    const wanted = offers
      .filter((offer) => place === 'any' || offer.whereToPay === place)
      .filter((offer) => !FreeSaleOnly || isSoldNow(offer))
      .map((offer) => agencyOffer(offer, edition, nights))
      .sort((a, b) => compareMoney(a.total, b.total));
    return {
      nights,
      sellers,
      offers: distinctOffers(wanted),
      expiresAt: new Date(now.getTime() + PRICES_GOOD_FOR_MS).toISOString(),
    };
  };
}
