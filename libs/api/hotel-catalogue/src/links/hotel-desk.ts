import { invalid } from '@karvon/platform/http/problem';
import type { KnownHotel } from '@karvon/hotel-supply/hotel-supplier';
import type { JoinedHotels } from '@karvon/hotel-supply/join/joined-hotels';
import type { HotelLinks } from '@karvon/hotel-supply/join/hotel-links';
import { proposeLinks, type ProposedLink } from './propose-links';

/** What operators do with lists of hotels: they link entries of two suppliers that are one hotel. */
export interface HotelListDesk {
  /** Pairs of a city, or of all cities, that may be one hotel, the most likely first. */
  propose(city?: string): Promise<ProposedLink[]>;
  /** @throws problem validation-failed for unknown hotels */
  link(hotel: string, house: string): Promise<void>;
  /** @returns false when it was not linked */
  unlink(hotel: string): Promise<boolean>;
}

/** The supplier in a hotel's code: 'acase' for 'acase~2017', '' for the sandbox's hotels. */
const supplierOf = ({ code }: KnownHotel): string => /^(\w+)~/.exec(code)?.[1] ?? '';

export function createHotelDesk({
  supplier,
  links,
}: {
  supplier: Pick<JoinedHotels, 'hotels' | 'relist'>;
  links: HotelLinks;
}): HotelListDesk {
  return {
    async propose(city) {
      const hotels = (await supplier.hotels()).filter((one) => !city || one.city === city);
      const [first, ...others] = [...new Set(hotels.map(supplierOf))];
      return others.flatMap((other) =>
        proposeLinks(
          hotels.filter((hotel) => supplierOf(hotel) === other),
          hotels.filter((hotel) => supplierOf(hotel) === first),
        ),
      );
    },
    async link(hotel, house) {
      const codes = new Set((await supplier.hotels()).map(({ code }) => code));
      for (const [field, code] of Object.entries({ hotel, house }))
        if (!codes.has(code)) throw invalid(field, 'unknown', 'no hotel of this code is on sale');
      if (hotel === house) throw invalid('house', 'same', 'it is the same one already');
      await links.link(hotel, house);
      supplier.relist();
    },
    async unlink(hotel) {
      const unlinked = await links.unlink(hotel);
      supplier.relist();
      return unlinked;
    },
  };
}
