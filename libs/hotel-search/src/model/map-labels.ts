import type { Spot } from './map-view';

/** A name on the map, in pixels of its window. */
export interface MapLabel extends Spot {
  text: string;
  /** How far down it may stand instead, the better places first. */
  shifts?: readonly number[];
}

/** What lies over the map, by the middle of it. */
export interface Cover extends Spot {
  halfWidth: number;
  halfHeight: number;
}

const letter = 6.4;
const line = 16;

/** Names that can be read beside each other and beside what lies over the map, the first ones winning. */
export function readableLabels<Label extends MapLabel>(
  labels: readonly Label[],
  size: { width: number; height: number },
  covers: readonly Cover[] = [],
): Label[] {
  const taken = [...covers];
  return labels.flatMap((label) => {
    const own = { halfWidth: (label.text.length * letter) / 2, halfHeight: line / 2 };
    const fits = (at: Spot) =>
      at.x > 0 &&
      at.x < size.width &&
      at.y > 0 &&
      at.y < size.height &&
      taken.every(
        (other) =>
          Math.abs(other.x - at.x) > other.halfWidth + own.halfWidth ||
          Math.abs(other.y - at.y) > other.halfHeight + own.halfHeight,
      );
    const places = [0, ...(label.shifts ?? [])].map((down) => ({ ...label, y: label.y + down }));
    const place = places.find(fits);
    if (!place) return [];
    taken.push({ x: place.x, y: place.y, ...own });
    return [place];
  });
}
