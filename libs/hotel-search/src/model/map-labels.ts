import type { MapWindow, Spot } from './map-view';

/** A name on the map, by its middle, in pixels of its window. */
export interface MapLabel extends Spot {
  text: string;
  /** Other vertical offsets of the name, the best first. */
  shifts?: readonly number[];
}

/** An element over the map, by its middle. */
export interface Cover extends Spot {
  halfWidth: number;
  halfHeight: number;
}

/** An upper bound for the average width of a bold letter of the usual size. */
const letter = 7.4;
const line = 16;

const meet = (one: Cover, other: Cover) =>
  Math.abs(other.x - one.x) <= other.halfWidth + one.halfWidth &&
  Math.abs(other.y - one.y) <= other.halfHeight + one.halfHeight;

/** Elements that nothing overlaps. */
export const uncovered = <Thing extends Cover>(
  things: readonly Thing[],
  covers: readonly Cover[],
): Thing[] => things.filter((thing) => !covers.some((cover) => meet(thing, cover)));

/** Names that overlap neither each other nor anything else on the map; earlier names win. */
export function readableLabels<Label extends MapLabel>(
  labels: readonly Label[],
  size: MapWindow,
  covers: readonly Cover[] = [],
): Label[] {
  const taken = [...covers];
  return labels.flatMap((label) => {
    const own = {
      halfWidth: (label.text.length * letter * size.textScale) / 2,
      halfHeight: (line * size.textScale) / 2,
    };
    const fits = ({ x, y }: Spot) =>
      x > own.halfWidth &&
      x < size.width - own.halfWidth &&
      y > own.halfHeight &&
      y < size.height - own.halfHeight &&
      !taken.some((other) => meet({ x, y, ...own }, other));
    const places = [0, ...(label.shifts ?? [])].map((down) => ({ ...label, y: label.y + down }));
    const place = places.find(fits);
    if (!place) return [];
    taken.push({ x: place.x, y: place.y, ...own });
    return [place];
  });
}
