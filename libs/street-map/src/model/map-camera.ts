import type { Position } from '@karvon/contract';

/** The middle of a map and how many pixels a metre takes there. */
export interface MapCamera {
  centre: Position;
  pixelsPerMetre: number;
}

const equator = 40_075_016.686;
/** How wide MapLibre draws the whole world at zoom 0. */
const worldPixels = 512;

/** The zoom at which web maps draw a metre as long as the camera does. */
export function zoomOf({ centre, pixelsPerMetre }: MapCamera): number {
  const parallel = equator * Math.cos((centre.latitude * Math.PI) / 180);
  return Math.log2((pixelsPerMetre * parallel) / worldPixels);
}
