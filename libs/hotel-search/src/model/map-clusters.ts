import { leadingOffer, type HotelOffer } from '@karvon/contract';
import type { Cover } from './map-labels';
import type { Spot } from './map-view';

/** One thing on the map, in pixels of its window, with what its price is of. */
export interface Pin extends Spot, Pick<HotelOffer, 'availability' | 'whereToPay' | 'total'> {
  code: string;
}

/** Pins that would overlap, drawn as one at the place of the first. */
export interface Cluster extends Spot {
  pins: readonly Pin[];
  /** The pin whose price the group shows. */
  from: Pin;
}

/** As wide and as high as the label of a cluster. */
const reach = { x: 124, y: 32 } as const;

/** How much of the map a pin's label covers: a price alone, or a count before it. */
export const pinCover = ({ x, y, pins }: Cluster, textScale: number): Cover => ({
  x,
  y,
  halfWidth: (pins.length > 1 ? 58 : 34) * textScale,
  halfHeight: 14 * textScale,
});

/** Groups pins in their order. The first pin of a cluster gives its place, so that clusters do not jump while the map moves. */
export function clusterPins(pins: readonly Pin[], textScale: number): Cluster[] {
  const [across, down] = [reach.x * textScale, reach.y * textScale];
  const clusters: (Cluster & { pins: Pin[] })[] = [];
  for (const pin of pins) {
    const near = clusters.find(
      ({ x, y }) => Math.abs(x - pin.x) < across && Math.abs(y - pin.y) < down,
    );
    if (near) {
      near.pins.push(pin);
      near.from = leadingOffer([near.from, pin])!;
    } else clusters.push({ x: pin.x, y: pin.y, pins: [pin], from: pin });
  }
  return clusters;
}

const ways: Record<string, (by: Spot) => number> = {
  ArrowLeft: ({ x }) => -x,
  ArrowRight: ({ x }) => x,
  ArrowUp: ({ y }) => -y,
  ArrowDown: ({ y }) => y,
};

/** The place next to `from` in the direction of an arrow key; undefined for another key, or where nothing lies. */
export function neighbour<Place extends Spot>(
  from: Place,
  key: string,
  places: readonly Place[],
): Place | undefined {
  const ahead = ways[key];
  if (!ahead) return undefined;
  const cost = (place: Place) => {
    const by = { x: place.x - from.x, y: place.y - from.y };
    const forward = ahead(by);
    const aside = Math.hypot(by.x, by.y) - forward;
    // A place that lies more to the side than ahead belongs to another direction.
    return forward > 0 && aside <= forward ? Math.hypot(by.x, by.y) + aside : Infinity;
  };
  const [best] = places
    .map((place) => ({ place, cost: cost(place) }))
    .filter((one) => one.cost < Infinity)
    .sort((a, b) => a.cost - b.cost);
  return best?.place;
}
