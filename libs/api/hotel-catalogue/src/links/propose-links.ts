import { greatCircleKm } from '@karvon/sandbox-world';
import type { KnownHotel } from '@karvon/hotel-supply/hotel-supplier';
import { groupBy } from '@karvon/hotel-supply/group-by';
import { nameLikeness } from '@karvon/hotel-supply/join/same-name';

export interface ProposedLink {
  hotel: KnownHotel;
  house: KnownHotel;
  metres: number;
  /** 0 to 1; the most likely pair comes first. */
  likeness: number;
}

/** Entries farther apart than this are two hotels, or one of their positions is wrong. */
const FARTHEST_METRES = 600;
const LEAST_LIKENESS = 0.5;

const metresBetween = (one: KnownHotel, other: KnownHotel): number => {
  const at = ({ position: { latitude: lat, longitude: lon } }: KnownHotel) => ({ lat, lon });
  return Math.round(greatCircleKm(at(one), at(other)) * 1000);
};

/** The likeness of the names in Russian or in Uzbek, whichever is greater. */
const likenessOf = (one: KnownHotel, other: KnownHotel): number =>
  Math.max(nameLikeness(one.names.ru, other.names.ru), nameLikeness(one.names.uz, other.names.uz));

/**
 * Pairs that may be one hotel: in one city, near each other, with similar names. Each hotel is only in its best pair; a
 * person confirms it.
 */
export function proposeLinks(
  hotels: readonly KnownHotel[],
  houses: readonly KnownHotel[],
): ProposedLink[] {
  const byCity = groupBy(houses, ({ city }) => city);
  const pairs = hotels.flatMap((hotel) =>
    (byCity.get(hotel.city) ?? []).flatMap((house): ProposedLink[] => {
      const metres = metresBetween(hotel, house);
      const likeness = metres <= FARTHEST_METRES ? likenessOf(hotel, house) : 0;
      return likeness >= LEAST_LIKENESS ? [{ hotel, house, metres, likeness }] : [];
    }),
  );
  const taken = new Set<string>();
  return pairs
    .sort((a, b) => b.likeness - a.likeness || a.metres - b.metres)
    .filter(({ hotel, house }) => {
      if (taken.has(hotel.code) || taken.has(house.code)) return false;
      taken.add(hotel.code).add(house.code);
      return true;
    });
}
