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
import type { NightPrices } from './nights/night-prices';

export interface OfferListDeps {
  catalogue: Pick<HotelCatalogue, 'supplier'>;
  clock: Clock;
  edition: Edition;
  nightPrices: Pick<NightPrices, 'observe'>;
}

type Requested = z.output<NonNullable<typeof listHotelOffers.body>>;
type Listed = z.input<typeof listHotelOffers.response>;

/** Reads what a hotel sells for a stay at our prices, the cheapest first. */
export function createOfferList(deps: OfferListDeps) {
  const { clock, edition, nightPrices } = deps;
  const { supplier } = deps.catalogue;
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
    const expiresAt = new Date(now.getTime() + PRICES_GOOD_FOR_MS);
    if (place !== 'at-hotel')
      nightPrices.observe({ stay, sellers, expiresAt }, [{ hotel: HotelCode, offers: wanted }]);
    return {
      nights,
      sellers,
      offers: distinctOffers(wanted),
      expiresAt: expiresAt.toISOString(),
    };
  };
}
