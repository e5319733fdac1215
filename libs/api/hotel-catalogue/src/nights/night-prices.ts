import { addDays, daysBetween } from '@karvon/calendar';
import {
  isListed,
  leadingOffer,
  type HotelOffer,
  type HotelSellers,
  type listNightPrices,
} from '@karvon/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { AppDeps } from '@karvon/platform/app-deps';
import { createLateWrites } from '@karvon/platform/db/late-writes';
import { invalid } from '@karvon/platform/http/problem';
import type { SupplierStay } from '@karvon/hotel-supply/hotel-supplier';
import { createNightPriceStore } from './night-price-store';

/** The maximum of days of arrival: two months and some days, as of flights. */
const MAX_DAYS = 62;

/** A response about a stay with all offers that are paid now. */
export interface SeenStay {
  stay: SupplierStay;
  sellers: HotelSellers;
  /** When the offers expire. */
  expiresAt: Date;
}

interface SeenHotel {
  hotel: string;
  offers: readonly HotelOffer[];
}

export interface NightPrices {
  /** Stores what the offers of hotels cost; nobody waits for it. */
  observe(seen: SeenStay, hotels: readonly SeenHotel[]): void;
  /** @throws problem validation-failed for too many days */
  list(
    requested: z.output<NonNullable<typeof listNightPrices.body>>,
  ): Promise<z.input<typeof listNightPrices.response>>;
}

/**
 * What nights cost, for calendars. No supplier tells prices of further days, so they are those that searches of visitors have found: of
 * the cheapest room that a list shows by default, confirmed at once and paid now; of exactly these guests, nights and first day, in
 * this edition; no longer than the offers live. A response without one of the suppliers is not stored, because its lowest price may be
 * higher than that of the next list.
 */
export function createNightPrices(app: FastifyInstance, deps: AppDeps): NightPrices {
  const { clock, database, edition, jobs, logger } = deps;
  const store = createNightPriceStore(database.db, edition);
  const { begin, settled } = createLateWrites(logger, 'prices of nights were not kept');
  app.addHook('onClose', settled);
  jobs.work('hotel-search.forget-nights', () => store.forgetExpired(clock.now()));

  return {
    observe({ stay, sellers, expiresAt }, hotels) {
      if (sellers.answered < sellers.requested) return;
      const { arrival, departure, ...guests } = stay;
      const kind = { guests, arrival, nights: daysBetween(arrival, departure) };
      const found = hotels.map(({ hotel, offers }) => ({
        hotel,
        perNight: leadingOffer(offers.filter(isListed))?.perNight ?? null,
      }));
      begin(() => store.keep(kind, found, expiresAt));
    },

    async list({ HotelCode, ArrivalFrom: from, ArrivalTo: to, Nights: nights, Guests }) {
      if (daysBetween(from, to) >= MAX_DAYS)
        throw invalid('ArrivalTo', 'too-many-days', `at most ${MAX_DAYS} days`);
      // A visitor who has just searched must see the price of that search here too.
      await settled();
      const guests = { adults: Guests.NumberOfAdults, childAges: Guests.MinorAgeList };
      const known = await store.find(HotelCode, guests, { from, to, nights, now: clock.now() });
      return {
        prices: known.map(({ arrival, nights: length, perNight, expiresAt }) => ({
          arrivalDate: arrival,
          departureDate: addDays(arrival, length),
          perNight,
          expiresAt: expiresAt.toISOString(),
        })),
      };
    },
  };
}
