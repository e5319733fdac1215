import type { HotelDescription } from '@karvon/contract';
import type { HotelFacts } from './hotel-facts';
import { spotOf } from './map-view';

/** A star more or less weighs as much as so many metres. */
const metresPerStar = 800;

/** Hotels near another one and of about its category. */
export function nearestHotels(
  { code, position, stars }: Pick<HotelDescription, 'code' | 'position' | 'stars'>,
  hotels: readonly HotelFacts[],
  max: number,
): HotelFacts[] {
  const distance = ({ hotel }: HotelFacts) => {
    const { x, y } = spotOf(hotel.position, position);
    return Math.hypot(x, y) + Math.abs(hotel.stars - stars) * metresPerStar;
  };
  return hotels
    .filter(({ hotel }) => hotel.code !== code)
    .map((facts) => ({ facts, distance: distance(facts) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ facts }) => facts);
}
