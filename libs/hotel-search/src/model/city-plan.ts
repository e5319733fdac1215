import type { HotelLocation, HotelObject } from '@karvon/contract';
import type { HotelFacts } from './hotel-facts';
import type { Pin } from './map-clusters';
import { spotOf, toScreen, type MapView, type Spot } from './map-view';

/** A city as the map draws it: everything in metres from its centre. */
export interface CityPlan {
  hotels: { facts: HotelFacts; spot: Spot }[];
  objects: { object: HotelObject; spot: Spot }[];
  /** Each district is named at the middle of its hotels. */
  districts: { name: string; spot: Spot }[];
}

/** @param all every hotel of the city: its parts do not move with filters */
export function cityPlan(
  { position }: Pick<HotelLocation, 'position'>,
  {
    hotels,
    all,
    objects,
  }: {
    hotels: readonly HotelFacts[];
    all: readonly HotelFacts[];
    objects: readonly HotelObject[];
  },
): CityPlan {
  const parts = new Map<string, Spot[]>();
  for (const { hotel } of all) {
    if (!hotel.district) continue;
    const spot = spotOf(hotel.position, position);
    parts.set(hotel.district, [...(parts.get(hotel.district) ?? []), spot]);
  }
  const middle = (spots: readonly Spot[]): Spot => ({
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  });
  return {
    hotels: hotels.map((facts) => ({ facts, spot: spotOf(facts.hotel.position, position) })),
    // What stands nobody knows where is named in lists only.
    objects: objects.flatMap((object) =>
      object.position ? [{ object, spot: spotOf(object.position, position) }] : [],
    ),
    districts: [...parts].map(([name, spots]) => ({ name, spot: middle(spots) })),
  };
}

/** The hotels that a window shows, with their places in it. */
export function pinsInView({ hotels }: Pick<CityPlan, 'hotels'>, view: MapView): Pin[] {
  return hotels
    .map(({ facts: { hotel, shown }, spot }) => ({
      code: hotel.code,
      availability: shown.availability,
      whereToPay: shown.whereToPay,
      total: shown.total,
      ...toScreen(spot, view),
    }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < view.width && y < view.height);
}
