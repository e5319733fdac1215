import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import type { HotelLinks } from './hotel-links';
import { createRoomQuestions, offerHere } from './request-rooms';
import { createHouses } from './houses';
import type { JoinedHotels } from './joined-hotels';
import { createJointAtlas } from './joint-atlas';
import { createOwners, named, type NamedHotels } from './names';

export interface JoinHotelsDeps {
  links: HotelLinks;
  clock: Clock;
  logger: Logger;
  /** How long to wait for the other suppliers after the first response; milliseconds. */
  graceMs: number;
}

/**
 * Several suppliers of hotels as one. Codes and ids begin with the supplier's name, so that later calls reach the same
 * supplier. A supplier that fails or is slow is counted.
 */
export function joinHotels(listed: readonly NamedHotels[], deps: JoinHotelsDeps): JoinedHotels {
  const { logger } = deps;
  const atlas = createJointAtlas(listed, deps);
  const houses = createHouses(listed, atlas);
  const ownerOf = createOwners(listed);

  return {
    horizonDays: Math.max(...listed.map(({ supplier }) => supplier.horizonDays)),

    locations: async () =>
      [...(await atlas.read()).cities.values()]
        .map(({ location }) => location)
        .sort((a, b) => b.words.rank - a.words.rank),
    hotels: async () => [...(await atlas.read()).hotels.values()].map(({ known }) => known),
    landmarks: async () =>
      [...(await atlas.read()).cities.values()].flatMap(({ objects }) => objects),
    objects: async (city, lang) =>
      ((await atlas.read()).cities.get(city)?.objects ?? []).map(({ shown }) => shown[lang]),

    ...createRoomQuestions(listed, { ...deps, atlas, houses }),

    describe: async (code, lang) => (await houses.describe(code, lang)).hotel,

    async price(offerId, lang) {
      let seller;
      try {
        seller = ownerOf(offerId);
      } catch (error) {
        // An offer of an unlisted or unknown supplier has expired.
        throw problem('offer-expired', {}, error);
      }
      const priced = await seller.supplier.price(seller.id, lang);
      const { cities, cityOf, hotelOf } = await atlas.read();
      const { hotel } = priced;
      const city = cities.get(cityOf(named(seller.name, hotel.location.code)));
      return {
        ...priced,
        offer: offerHere(seller, priced.offer),
        hotel: {
          ...hotel,
          code: hotelOf(named(seller.name, hotel.code)),
          location: city?.location.shown[lang] ?? hotel.location,
        },
      };
    },

    async picture(file, wanted) {
      for (const { supplier } of listed) {
        const picture = await supplier.picture(file, wanted);
        if (picture) return picture;
      }
      return null;
    },

    relist: atlas.forget,

    async refresh() {
      for (const { name, supplier } of listed)
        await supplier.refresh?.().catch((error: unknown) => {
          logger.warn({ err: error, supplier: name }, 'dictionaries could not be read again');
        });
      atlas.forget();
    },
  };
}
