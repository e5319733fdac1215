import type { GuestScore, HotelKind } from '@karvon/contract';
import { chance } from '../basics/chance';

interface Rated {
  readonly kind: HotelKind;
  readonly stars: number;
  readonly built: number;
  readonly reconstructed: number | null;
  readonly rooms: number;
}

/** The usual score of a category, in tenths. */
const byStars = [76, 70, 75, 80, 84, 88];
/** Guests score small houses higher than their category suggests. */
const byKind: Partial<Record<HotelKind, number>> = { 'guest-house': 84, apartments: 83 };

/** Guests score new houses higher than old ones: by up to four tenths. */
const freshness = ({ built, reconstructed }: Rated) =>
  Math.min(4, Math.max(0, ((reconstructed ?? built) - 2005) / 5));

/** The score of a hotel; every tenth hotel has none yet. */
export function guestScoreOf(key: string, hotel: Rated): GuestScore | null {
  if (chance(`${key}|unrated`) < 0.1) return null;
  const usual = byKind[hotel.kind] ?? byStars[hotel.stars]!;
  // Two draws: most hotels are near the usual score, few are far from it.
  const luck = (chance(`${key}|liked`) + chance(`${key}|loved`) - 1) * 10;
  const tenths = Math.round(usual + freshness(hotel) - 2 + luck);
  const perRoom = 0.4 + chance(`${key}|reviews`) ** 2 * 12;
  const reviews = Math.max(3, Math.round(hotel.rooms * perRoom));
  return { tenths: Math.min(tenths, 98), reviews };
}
